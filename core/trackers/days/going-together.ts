import { together } from "../../health/tools/together.ts";
import type { Day } from "../../shared/day.ts";
import type { HealthAnswer } from "../../health/health-answer.ts";
import type { OpenTracker } from "../tracked-value.ts";

/** Two trackers that change together: `lag` 1 looks at `b` of the day after. */
export type GoingTogether = { readonly a: OpenTracker; readonly b: OpenTracker; readonly lag: 0 | 1; readonly answer: HealthAnswer };
type DayValues = Readonly<Record<OpenTracker, ReadonlyMap<Day, number>>>;

/** How many are told. */
const MOST = 3;
const PAIRS: readonly Omit<GoingTogether, "answer">[] = [
  ...(["sleep", "exercise", "meal", "weight"] as const).map((b) => ({ a: "water", b, lag: 0 }) as const),
  ...(["exercise", "meal", "weight"] as const).map((b) => ({ a: "sleep", b, lag: 0 }) as const),
  ...(["meal", "weight"] as const).map((b) => ({ a: "exercise", b, lag: 0 }) as const),
  ...[{ a: "meal", b: "weight", lag: 0 } as const],
  ...(["water", "exercise", "meal"] as const).map((a) => ({ a, b: "sleep", lag: 1 }) as const),
  ...(["water", "sleep", "exercise", "meal"] as const).map((a) => ({ a, b: "weight", lag: 1 }) as const),
];

/**
 * What goes together over days, at most three, the strongest first. A day that is not over yet is to be left out. Works on the values
 * alone: nothing of it is sent or kept. Source: specification/health-tools.md, together.
 */
export const goingTogether = (days: DayValues): readonly GoingTogether[] =>
  PAIRS.map((pair) => ({ ...pair, answer: together({ a: days[pair.a], b: days[pair.b], lag: pair.lag }) }))
    .filter(({ answer: { band } }) => band !== null && band !== "none")
    .toSorted((one, other) => strengthOf(other.answer) - strengthOf(one.answer))
    .slice(0, MOST);

const strengthOf = ({ steps }: HealthAnswer): number => Number(steps.find(({ name }) => name === "strength")?.value ?? 0);
