import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { DoseTick } from "./tick-dose.use-case.ts";

/**
 * Ticks that a device could not send yet, the newest of each dose. Where it can keep nothing there are none. Those of days that can't be
 * ticked any more are gone, whoever's they are. Source: specification/prescriptions.md, Ticks.
 */
export type WaitingTicks = {
  /** `now` in milliseconds since 1970. */
  of(customer: CustomerId, now: number): Promise<readonly DoseTick[]>;
  put(customer: CustomerId, tick: DoseTick): Promise<void>;
  /** This one need not be sent any more; the dose's own stays where another was pressed since. */
  drop(customer: CustomerId, tick: DoseTick): Promise<void>;
};
export const WaitingTicks = token<WaitingTicks>("WaitingTicks");
