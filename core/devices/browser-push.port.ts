import { token } from "../shared/token.ts";

/** The push token of the device at hand; null where it has none, or nobody was ever asked for leave to send. Never asks for that leave. */
export type BrowserPush = () => Promise<string | null>;
export const BrowserPush = token<BrowserPush>("BrowserPush");
