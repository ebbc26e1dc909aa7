import { token } from "../shared/token.ts";
import type { CustomerId } from "./customer-id.ts";
import type { Recovery } from "./session.ts";

/** How accounts end. Each change is one step of `nextAccountStatus`. `at` in milliseconds since 1970. */
export type Departures = {
  /** Plans an account's erasure: all its sessions end, and a job for the day of erasure is stored. */
  begin(customer: CustomerId, at: number): Promise<"leaving" | "not-staying">;
  /** Keeps the account, even if another recovery has already restored it. This recovery becomes a session with the same bearer token. */
  end(recovery: Recovery, at: number): Promise<"restored" | "too-late">;
  /** Erases or forgets what is due by then. If nothing is due, nothing happens. A repetition has no further effect. */
  comeDue(customer: CustomerId, at: number): Promise<void>;
};
export const Departures = token<Departures>("Departures");
