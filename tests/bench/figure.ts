/** One measured figure beside what it has to reach. */
export type Figure = {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly target: string;
  readonly met: boolean;
  /**
   * Where docs/benchmarks.md says why the target is out of reach: the bound of what was reached, and whether the figure still keeps to it.
   */
  readonly reached?: { readonly bound: string; readonly kept: boolean };
};

/** A ratio that has to be so large. */
export const atLeast = (name: string, ratio: number, least: number): Figure => ({
  name,
  figure: Number(ratio.toFixed(2)),
  unit: "of the bare server's requests on the same processor",
  target: `at least ${least}`,
  met: ratio >= least,
});

/** A ratio that may be so large. */
export const atMost = (name: string, ratio: number, most: number): Figure => ({
  name,
  figure: Number(ratio.toFixed(2)),
  unit: "times",
  target: `at most ${most}`,
  met: ratio <= most,
});

/** A figure whose target is out of reach, and which is no larger than this all the same. */
export const reachingAtMost = (figure: Figure, most: number): Figure => ({
  ...figure,
  reached: { bound: `at most ${most}`, kept: figure.figure <= most },
});

/** A figure whose target is out of reach, and which is no smaller than this all the same. */
export const reachingAtLeast = (figure: Figure, least: number): Figure => ({
  ...figure,
  reached: { bound: `at least ${least}`, kept: figure.figure >= least },
});

export type Outcome = "met" | "missed" | `missed, ${string} is kept`;

/** What a run says of a figure. Whoever misses the target has missed it; that it keeps to what was reached is said beside it. */
export function outcomeOf({ met, reached }: Figure): Outcome {
  if (met) return "met";
  return reached?.kept === true ? `missed, ${reached.bound} is kept` : "missed";
}

/** Whether nothing became worse: the target is met, or what was reached in its place is kept. */
export const isBorne = ({ met, reached }: Figure): boolean => met || reached?.kept === true;
