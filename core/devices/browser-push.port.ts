import { token } from "../shared/token.ts";

/** The push token of this device; null if it has none, or if permission to send was never asked for. It never asks for that permission. */
export type BrowserPush = () => Promise<string | null>;
export const BrowserPush = token<BrowserPush>("BrowserPush");
