import type { HealthPlan } from "#core/content/care-page.ts";

/** While an upgrade runs, servers of earlier releases go on to put up and sell plans, without what plans have said since. */
const NOT_SAID = { consultations: 0, labPercent: 0, hindi: null };

/** A stored plan as it is read: it promises and says no more than the server did that stored it. */
export const keptPlan = <Plan extends Pick<HealthPlan, keyof typeof NOT_SAID>>(plan: Plan): Plan => ({ ...NOT_SAID, ...plan });
