import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Alerts } from "./alerts.port.ts";

/**
 * Lets the alert wait that was asked for from the address to which the key was sent. A repetition gets the same answer.
 * Source: specification/alerts.md, Who is told.
 */
export type ConfirmAlert = (key: string) => Promise<Result<null, { readonly kind: "unknown-key" }>>;
export const ConfirmAlert = token<ConfirmAlert>("ConfirmAlert");

export const makeConfirmAlert =
  ({ alerts, now }: { readonly alerts: Pick<Alerts, "confirm">; readonly now: Clock }): ConfirmAlert =>
  async (key) =>
    (await alerts.confirm(key, now())) === "confirmed" ? ok(null) : refused({ kind: "unknown-key" });
