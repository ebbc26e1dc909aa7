import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Alerts } from "./alerts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";

/**
 * Lets the alert wait that was asked for from the address to which the key was sent. A repetition gets the same answer.
 * Source: specification/alerts.md, Who is told.
 */
export type ConfirmAlert = (key: string) => Promise<Result<null, { readonly kind: "unknown-key" }>>;
export const ConfirmAlert = useCase<ConfirmAlert>("alerts", "ConfirmAlert");

export const makeConfirmAlert = maker(
  ConfirmAlert,
  { alerts: Alerts, now: Clock },
  ({ alerts, now }: { readonly alerts: Pick<Alerts, "confirm">; readonly now: Clock }) =>
    async (key) =>
      (await alerts.confirm(key, now())) === "confirmed" ? ok(null) : refused({ kind: "unknown-key" }),
);
