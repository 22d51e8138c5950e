/** Passkeys: converts the service's JSON to what browsers expect, and back. */
import { answer, api, type Schemas } from "./client";

export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && "credentials" in navigator;

/** Creates a passkey for the current user; false if they changed their mind. */
export async function addPasskey(): Promise<boolean> {
  const options = await answer(api.POST("/api/me/passkeys/options"));
  const made = await asked(() => navigator.credentials.create({ publicKey: creationOptions(options) }));
  if (!made) return false;
  await answer(api.POST("/api/me/passkeys", { body: credentialJson(made as PublicKeyCredential) }));
  return true;
}

/** The owner of the passkey that was chosen; null if the user changed their mind. */
export async function signInWithPasskey(): Promise<Schemas["Me"] | null> {
  const options = await answer(api.POST("/api/sessions/passkey/options"));
  const found = await asked(() => navigator.credentials.get({ publicKey: requestOptions(options) }));
  if (!found) return null;
  return answer(api.POST("/api/sessions/passkey", { body: credentialJson(found as PublicKeyCredential) }));
}

/** Browsers throw when their dialog is closed, or when there is no passkey for this site. */
async function asked(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") return null;
    throw error;
  }
}

type Json = Record<string, unknown>;
interface Descriptor {
  id: string;
  type: "public-key";
}

export function creationOptions(json: Json): PublicKeyCredentialCreationOptions {
  const user = json.user as { id: string; name: string; displayName: string };
  const known = (json.excludeCredentials ?? []) as Descriptor[];
  return {
    ...(json as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytesOf(json.challenge as string),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: known.map((one) => ({ ...one, id: bytesOf(one.id) })),
  };
}

export function requestOptions(json: Json): PublicKeyCredentialRequestOptions {
  const allowed = (json.allowCredentials ?? []) as Descriptor[];
  return {
    ...(json as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytesOf(json.challenge as string),
    allowCredentials: allowed.map((one) => ({ ...one, id: bytesOf(one.id) })),
  };
}

/** A credential as JSON, in the form that WebAuthn gives it. */
export function credentialJson(credential: PublicKeyCredential): Json {
  const { response } = credential;
  const parts = [
    "clientDataJSON",
    "attestationObject",
    "authenticatorData",
    "signature",
    "userHandle",
  ] as const;
  const encoded: Json = {};
  for (const part of parts) {
    const value = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[part];
    if (value) encoded[part] = textOf(value);
  }
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    response: encoded,
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}

/** Bytes from base64url, as WebAuthn and Web Push write them. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
