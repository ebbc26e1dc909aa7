import type { MemberId } from "../account/family-member.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Subscription } from "./subscription.ts";

/** An appointment that a plan pays for. It counts before `until` only; null: for good. `member` null: the holder is the patient. Times in milliseconds since 1970. */
export type PlanUse = {
  readonly booking: PayableId;
  readonly start: number;
  readonly member: MemberId | null;
  readonly until: number | null;
};

type UsedPlan = { readonly subscription: Pick<Subscription, "plan">; readonly uses: readonly PlanUse[] };

/** The appointments that count at a moment. Source: specification/plans.md, Subscription. */
export const usedAt = (uses: readonly PlanUse[], at: number): readonly PlanUse[] =>
  uses.filter(({ until }) => until === null || at < until);

/** How many consultations a plan still pays for at a moment, never less than 0. Source: specification/plans.md, Subscription. */
export const leftAt = ({ subscription, uses }: UsedPlan, at: number): number =>
  Math.max(0, subscription.plan.consultations - usedAt(uses, at).length);
