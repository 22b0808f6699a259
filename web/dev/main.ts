// A page for drawing boards: any fixture of tools/board_fixtures.py, frame by frame, without a server.

import { mount } from "svelte";
import "../src/ui/theme.css";
import "../src/ui/base.css";
import Harness from "./Harness.svelte";

mount(Harness, { target: document.getElementById("boards")! });
