import type { Language } from "../../shared/language.ts";

/**
 * Where a push service reaches one browser. `p256dh` and `auth` are the browser's public key and its secret, as unpadded base64url: what is
 * sent is encrypted with both, so that the push service cannot read it (RFC 8030 and RFC 8291).
 */
export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** An address with the language of the page on which somebody asked to be reached there. */
export type KeptPushAddress = PushAddress & { readonly language: Language };

/** The hosts of the push services that browsers use; those that begin with a dot stand for all names below them. */
const PUSH_SERVICES = ["fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/** The most letters of an endpoint; those of today's services have up to 600. */
export const LONGEST_ENDPOINT = 1_000;

/** A name and a path: no port, no name and password, no address in figures. The server calls what this lets through. */
const ENDPOINT = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)+)\/[\x21-\x7e]*$/;

/**
 * Whether an endpoint is one of a push service: anybody can send an address, and the server calls it later. Source:
 * specification/account.md, Devices.
 */
export function isPushService(endpoint: string): boolean {
  const host = endpoint.length > LONGEST_ENDPOINT ? undefined : ENDPOINT.exec(endpoint)?.[1];
  return host !== undefined && PUSH_SERVICES.some((service) => (service.startsWith(".") ? host.endsWith(service) : host === service));
}
