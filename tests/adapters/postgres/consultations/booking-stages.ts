import { expect } from "vitest";
import type { Booking } from "#core/consultations/booking/booking.ts";

/** Of each state, what leads where, and by whom; written from the specification, not from the table that the product goes by. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  held: ["ask pending_payment customer", "confirm confirmed customer", "release expired customer", "expire expired clock"],
  pending_payment: [
    "ask pending_payment customer",
    "pay confirmed provider",
    "fail pending_payment provider",
    "release expired customer",
    "expire expired clock",
  ],
  expired: ["revive confirmed provider clock"],
  confirmed: [
    "check-in checked_in customer",
    "reschedule confirmed customer",
    "cancel cancelled_by_patient customer",
    "call-off cancelled_by_practitioner practitioner staff",
    "patient-missed no_show_patient practitioner staff clock",
    "practitioner-missed no_show_practitioner staff clock",
  ],
  checked_in: [
    "admit in_progress practitioner",
    "cancel cancelled_by_patient customer",
    "call-off cancelled_by_practitioner practitioner staff",
    "patient-missed no_show_patient practitioner staff clock",
    "practitioner-missed no_show_practitioner staff clock",
  ],
  in_progress: ["complete completed practitioner clock", "break-off failed_technically clock staff"],
  completed: ["give-back completed staff"],
  no_show_patient: ["give-back no_show_patient staff"],
  no_show_practitioner: ["rebook confirmed customer", "refund no_show_practitioner customer clock"],
  failed_technically: ["rebook confirmed customer", "refund failed_technically customer clock"],
};

/** A booking after each of its steps, as the table above has it. */
export type Stage = { readonly at: number; readonly state: string; readonly start: number };

export function stagesOf({ history, start }: Booking): readonly Stage[] {
  const [first, ...steps] = history;
  const moved = history.find(({ deed }) => deed.kind === "move")?.deed;
  const stages: Stage[] = [{ at: first?.at ?? 0, state: "held", start: moved?.kind === "move" ? moved.from : start }];
  for (const { at, by, deed } of steps) {
    const { state, start: before } = stages.at(-1) ?? { state: "none", start };
    if (deed.kind === "refund") continue;
    const [, next, ...whom] = (TABLE[state] ?? []).map((row) => row.split(" ")).find(([event]) => event === deed.event) ?? [];
    expect(whom, `${deed.event} by ${by.kind} while ${state}`).toContain(by.kind);
    stages.push({ at, state: String(next), start: deed.kind === "move" ? deed.to : before });
  }
  return stages;
}
