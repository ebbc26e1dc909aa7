/** Whom, or what, a formula does not hold for. */
export type NotFor = "children" | "pregnant" | "muscular" | "older-adults" | "from-60" | "ill" | "other-peoples" | "causes";

/** How the figures of a formula are rounded: half away from zero and once, where nothing else is said. */
export type Rounding =
  | "tenth"
  | "hundredth"
  | "healthy-range"
  | "whole"
  | "limit"
  | "step-of-250"
  | "largest-remainder"
  | "summed"
  | "none";

/** What a formula's card tells beside its steps. `source`: where the formula was published, as it is cited. */
export type FormulaFacts = { readonly source: string; readonly rounding: Rounding; readonly notFor: readonly NotFor[] };

const CONSENSUS = "Misra et al., J Assoc Physicians India 2009;57:163";

const FACTS: ReadonlyMap<string, FormulaFacts> = new Map<string, FormulaFacts>([
  [
    "bmi@1",
    {
      source: `${CONSENSUS}; WHO, Lancet 2004;363:157`,
      rounding: "healthy-range",
      notFor: ["children", "pregnant", "muscular", "other-peoples"],
    },
  ],
  ["waist@1", { source: CONSENSUS, rounding: "limit", notFor: ["children", "pregnant", "other-peoples"] }],
  [
    "us_navy@1",
    {
      source: "Hodgdon and Beckett, Naval Health Research Center 1984",
      rounding: "tenth",
      notFor: ["children", "pregnant", "other-peoples"],
    },
  ],
  ["deurenberg@1", { source: "Deurenberg et al., Br J Nutr 1991;65:105", rounding: "tenth", notFor: ["children", "pregnant", "muscular"] }],
  [
    "mifflin_st_jeor@1",
    {
      source: "Mifflin et al., Am J Clin Nutr 1990;51:241; protein: ICMR-NIN 2020",
      rounding: "whole",
      notFor: ["children", "pregnant", "ill", "older-adults"],
    },
  ],
  ["water@1", { source: "Niramaya: 35 ml a kilogram", rounding: "step-of-250", notFor: ["children", "pregnant", "ill"] }],
  [
    "met@1",
    {
      source: "2024 Adult Compendium, Herrmann et al., J Sport Health Sci 2024;13:6",
      rounding: "whole",
      notFor: ["children", "from-60", "pregnant"],
    },
  ],
  ["meal@1", { source: "Indian Food Composition Tables 2017, NIN Hyderabad; recipes: Niramaya", rounding: "summed", notFor: ["ill"] }],
  ["prakriti@1", { source: "Niramaya: 24 questions", rounding: "largest-remainder", notFor: ["children"] }],
  ["mind@1", { source: "Niramaya: eight questions", rounding: "whole", notFor: ["children"] }],
  ["together@1", { source: "Spearman, Am J Psychol 1904;15:72", rounding: "hundredth", notFor: ["causes"] }],
  ["stress@1", { source: "Niramaya: ten questions", rounding: "none", notFor: ["children"] }],
]);

/**
 * Facts of a formula with its version, such as "bmi@1"; null: it has none beside its steps. Source: specification/health-tools.md, Formula
 * cards.
 */
export const formulaFacts = (formula: string): FormulaFacts | null => FACTS.get(formula) ?? null;
