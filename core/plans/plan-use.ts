import type { MemberId } from "../account/family-member.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Paise } from "../shared/money.ts";
import type { Subscription } from "./subscription.ts";

/**
 * An appointment that a plan pays for, or tests off which it takes something. It counts before `until` only; null: for good. `member` null:
 * the holder is the patient. `saved`: how much it takes off tests; null: it is an appointment. Times in milliseconds since 1970.
 */
export type PlanUse = {
  readonly booking: PayableId;
  readonly start: number;
  readonly member: MemberId | null;
  readonly until: number | null;
  readonly saved: Paise | null;
};

type UsedPlan = { readonly subscription: Pick<Subscription, "plan">; readonly uses: readonly PlanUse[] };

/** What counts at a moment. Source: specification/plans.md, Subscription. */
export const usedAt = (uses: readonly PlanUse[], at: number): readonly PlanUse[] =>
  uses.filter(({ until }) => until === null || at < until);

/** How many consultations a plan still pays for at a moment, never less than 0. Source: specification/plans.md, Subscription. */
export const leftAt = ({ subscription, uses }: UsedPlan, at: number): number =>
  Math.max(0, subscription.plan.consultations - consultationsIn(usedAt(uses, at)));

/** How many consultations are among what was used. Source: specification/plans.md, Subscription. */
export const consultationsIn = (uses: readonly PlanUse[]): number => uses.filter(({ saved }) => saved === null).length;
