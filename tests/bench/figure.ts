/** One measured figure beside what it has to reach. */
export type Figure = {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly target: string;
  readonly met: boolean;
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
