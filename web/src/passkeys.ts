// Passkeys by the browser's own means.

import { api } from "./net/api";
import type { Me } from "./net/wire";

export function passkeysWork(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential !== "undefined" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

export async function addPasskey(): Promise<Me> {
  const { options } = await api.passkeyBegin("register");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  return api.passkeyFinish("register", (made as PublicKeyCredential).toJSON());
}

export async function loginByPasskey(): Promise<Me> {
  const { options } = await api.passkeyBegin("login");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const found = await navigator.credentials.get({ publicKey });
  return api.passkeyFinish("login", (found as PublicKeyCredential).toJSON());
}
