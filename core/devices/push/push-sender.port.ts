import { token } from "../../shared/token.ts";
import type { PushAddress } from "./push-address.ts";

/** `seconds`: for how long a push service keeps the text for a device that it cannot reach at once. */
export type PushedText = { readonly text: string; readonly seconds: number };

/** What hands texts to push services. */
export type PushSender = {
  /** The public key by which browsers know that a push comes from this server, as base64url; null: no keys are set, and nothing is sent. */
  readonly key: string | null;
  /** "gone": nobody is reached there any more. Throws PortUnavailable where the push service did not take it. */
  send(address: PushAddress, pushed: PushedText): Promise<"sent" | "gone">;
};
export const PushSender = token<PushSender>("PushSender");

/** A server without keys. */
export const NO_PUSH: PushSender = { key: null, send: () => Promise.reject(new TypeError("no keys of push are set")) };
