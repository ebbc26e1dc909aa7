import { countedStep } from "../counted-step.ts";
import type { HealthAnswer } from "../health-answer.ts";

export const DOSHAS = ["vata", "pitta", "kapha"] as const;
export type Dosha = (typeof DOSHAS)[number];
export type Weights = Readonly<Record<Dosha, number>>;

/** `answers`: the dosha of each answer, null where there is none. At least one of `weights` is above 0. */
export type PrakritiInput =
  | { readonly kind: "answers"; readonly answers: readonly (Dosha | null)[] }
  | { readonly kind: "weights"; readonly weights: Weights };

/** `missing`: numbers of questions, from 1. */
export type PrakritiAnswer = HealthAnswer & { readonly result: readonly Dosha[]; readonly missing: readonly number[] };

/** The shares of the doshas in whole percent, and which of them lead. Source: specification/health-tools.md, prakriti. */
export function prakriti(input: PrakritiInput): PrakritiAnswer {
  const weights = input.kind === "weights" ? input.weights : counted(input.answers);
  const missing = input.kind === "weights" ? [] : input.answers.flatMap((answer, index) => (answer === null ? [index + 1] : []));
  const common = { tool: "prakriti", formula: "prakriti@1" };
  const steps = DOSHAS.map((dosha) => countedStep(dosha, weights[dosha]));
  if (missing.length > 0) return { ...common, figures: null, band: null, notes: [], steps, result: [], missing };
  const shares = sharesOf(weights);
  const order = DOSHAS.toSorted((a, b) => shares[b] - shares[a]);
  const [first = 0, second = 0, third = 0] = order.map((dosha) => shares[dosha]);
  const band = first - third <= 10 ? "all" : first - second >= 15 ? "single" : "dual";
  const leading = { all: 3, dual: 2, single: 1 }[band];
  const figures = ofEach((dosha) => String(shares[dosha]));
  return { ...common, figures, band, notes: [], steps, result: order.slice(0, leading), missing };
}

function counted(answers: readonly (Dosha | null)[]): Weights {
  return ofEach((dosha) => answers.filter((answer) => answer === dosha).length);
}

/** By largest remainder; they sum to 100. */
function sharesOf(weights: Weights): Weights {
  const sum = weights.vata + weights.pitta + weights.kapha;
  const cut = (dosha: Dosha) => Math.floor((100 * weights[dosha]) / sum);
  const remainder = (dosha: Dosha) => (100 * weights[dosha]) % sum;
  const left = 100 - cut("vata") - cut("pitta") - cut("kapha");
  const raised = new Set(DOSHAS.toSorted((a, b) => remainder(b) - remainder(a)).slice(0, left));
  return ofEach((dosha) => cut(dosha) + (raised.has(dosha) ? 1 : 0));
}

const ofEach = <Value>(valueOf: (dosha: Dosha) => Value) => ({ vata: valueOf("vata"), pitta: valueOf("pitta"), kapha: valueOf("kapha") });
