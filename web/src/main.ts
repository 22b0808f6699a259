import { mount } from "svelte";
import "./ui/theme.css";
import "./ui/base.css";
import App from "./App.svelte";
import { recall } from "./me.svelte";
import { followLinks } from "./router.svelte";
import { wear } from "./settings.svelte";

await wear();
followLinks();
void recall();
mount(App, { target: document.getElementById("app")! });

// Refused where the certificate is not trusted, as in many a home: everything else works without it.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/sw.js").catch(() => {});
