import { token } from "../../shared/token.ts";
import type { PushAddress } from "./push-address.ts";

/** Push on this device, as its browser has it. */
export type DevicePush = {
  /** "refused": whoever uses the browser does not allow notifications of this site. */
  readiness(): "unsupported" | "refused" | "ready";
  /** Where this browser is reached by whoever has that key; null: nowhere. */
  address(key: string): Promise<PushAddress | null>;
  /** Asks for leave where that was never asked, so a press must be the cause; null: it was not given, or there is no push service. */
  begin(key: string): Promise<PushAddress | null>;
  /** From now on this browser is reached by nobody. Never fails. */
  end(): Promise<void>;
};
export const DevicePush = token<DevicePush>("DevicePush");
