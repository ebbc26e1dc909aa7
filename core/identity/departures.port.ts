import { token } from "../shared/token.ts";
import type { CustomerId } from "./customer-id.ts";
import type { Recovery } from "./session.ts";

/** How accounts end: each change is one step of `nextStanding`. `at` in milliseconds since 1970. */
export type Departures = {
  /** The account leaves: all its sessions end, and its erasure is put as a job for its day. */
  begin(customer: CustomerId, at: number): Promise<"leaving" | "not-staying">;
  /** The account stays, also where another recovery has restored it already; this one becomes a session with the same bearer token. */
  end(recovery: Recovery, at: number): Promise<"restored" | "too-late">;
  /** Erases or forgets what is due by then; where nothing is, nothing happens. Done twice, it is done once. */
  comeDue(customer: CustomerId, at: number): Promise<void>;
};
export const Departures = token<Departures>("Departures");
