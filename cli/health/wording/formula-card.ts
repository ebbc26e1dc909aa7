import { TELE_MANAS } from "#core/shared/helplines.ts";
import { formulaFacts } from "#core/health/formula-facts.ts";
import type { NotFor, Rounding } from "#core/health/formula-facts.ts";
import type { Figure, HealthAnswer } from "#core/health/health-answer.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** `asked`: what JSON.parse made of the file. */
export type AnsweredHealthFile = { readonly asked: unknown; readonly answer: HealthAnswer };

/** A figure's formula with its version, what went in, its steps, and what the tool tells beside it. */
export function formulaCard({ asked, answer }: AnsweredHealthFile): readonly Paragraph[] {
  const { tool, formula, figures, band, notes, steps, ...further } = answer;
  const incomplete = "incomplete" in further && Array.isArray(further.incomplete) ? further.incomplete : [];
  const isIncomplete = (name: string): boolean => incomplete.includes(name);
  const lines = [
    ...Object.entries(figures ?? {}).map(([name, value]) => `${plain(name)}: ${figureText(value, isIncomplete(name))}`),
    ...(figures === null ? ["No figure."] : []),
    ...(band === null ? [] : [`Band: ${plain(band)}`]),
    ...notes.map((note) => `Note: ${note === "helpline" ? HELPLINE : plain(note)}`),
    ...Object.entries(further).map(
      ([name, value]) => `${plain(name)}: ${Array.isArray(value) ? value.map(inWords).join(", ") || "none" : String(value)}`,
    ),
  ];
  return [
    { about: `${tool} (formula ${formula})`, sentences: lines },
    { about: "What went in, as it was typed", sentences: typed(asked) },
    ...(steps.length === 0 ? [] : [{ about: "Steps", sentences: steps.map(({ name, value }) => `${plain(name)} = ${value}`) }]),
    ...cardOf(formula),
    { about: "Nothing here is a diagnosis.", sentences: [] },
  ];
}

/** Of a sum in which some parts are not known, that it is at least so much. */
const figureText = (value: Figure, isAtLeast: boolean): string => (value === null ? "none" : isAtLeast ? `at least ${value}` : value);

const HELPLINE = `Talk to somebody: Tele-MANAS ${TELE_MANAS}, free, day and night. In danger: 112.`;

/** What the formula's card tells on a page too. */
function cardOf(formula: string): readonly Paragraph[] {
  const facts = formulaFacts(formula);
  const words = FORMULAS.get(formula);
  if (facts === null || words === undefined) return [];
  const { source, rounding, notFor } = facts;
  return [
    {
      about: "Formula card",
      sentences: [
        ...words.formula,
        `Source: ${source}`,
        `Rounding: ${ROUNDINGS[rounding]}`,
        `How accurate it is: ${words.certainty}`,
        `Not meant for: ${notFor.map((one) => EXCLUDED[one]).join(", ")}`,
      ],
    },
  ];
}

/** Lists are told by how much is in them where they are long. */
const typed = (request: unknown): readonly string[] =>
  typeof request !== "object" || request === null
    ? []
    : Object.entries(request)
        .filter(([name, value]) => name !== "tool" && value !== null)
        .map(([name, value]) => `${plain(name)}: ${typedValue(value)}`);

const MOST_TYPED = 400;

function typedValue(value: unknown): string {
  if (typeof value !== "object") return String(value);
  const text = JSON.stringify(value);
  return text.length <= MOST_TYPED ? text : `${Array.isArray(value) ? value.length : Object.keys(value ?? {}).length} of them`;
}

/** Each formula in words, and how far it is to be trusted, as the card on a page tells them. */
const FORMULAS: ReadonlyMap<string, { readonly formula: readonly string[]; readonly certainty: string }> = new Map([
  [
    "bmi@1",
    {
      formula: [
        "Weight in kg, divided by the height in metres and once more by the height.",
        "Healthy weights: 18.5 and 22.9, each times the height in metres and once more the height.",
      ],
      certainty: "it counts muscle and fat alike, so it says little about one person and more about many",
    },
  ],
  [
    "waist@1",
    {
      formula: ["The waist beside the limit: 90 cm for men, 80 cm for women."],
      certainty: "a tape held slanting or tight is easily 2 cm off",
    },
  ],
  [
    "us_navy@1",
    {
      formula: [
        "495 ÷ density − 450, all in cm.",
        "Density of men: 1.0324 − 0.19077 × log(waist − neck) + 0.15456 × log(height).",
        "Density of women: 1.29579 − 0.35004 × log(waist + hip − neck) + 0.22100 × log(height).",
      ],
      certainty: "two in three people are within 3.5 points",
    },
  ],
  ["deurenberg@1", { formula: ["1.20 × BMI + 0.23 × age − 10.8 for men − 5.4."], certainty: "two in three people are within 4.1 points" }],
  [
    "mifflin_st_jeor@1",
    {
      formula: [
        "At rest: 10 × kg + 6.25 × cm − 5 × years, and 5 more for men or 161 less for women.",
        "A day: that times a factor for how somebody lives, 1.2, 1.375, 1.55, 1.725 or 1.9.",
        "Goal: 500 less to lose weight or 500 more to gain; never below 1,500 kcal, for women 1,200.",
        "Protein: 0.83 g for each kg of weight.",
      ],
      certainty: "most adults are within a tenth of it",
    },
  ],
  [
    "water@1",
    {
      formula: ["35 ml for each kg, in steps of 250 ml, from 1,500 to 4,000 ml. Without a weight 2,000 ml."],
      certainty: "a rule of thumb; heat, work and illness change it",
    },
  ],
  [
    "met@1",
    {
      formula: ["MET times the weight in kg times the hours. Above rest: the same with one MET less, and never less than nothing."],
      certainty: "an average for adults of 19 to 59 years; how hard somebody goes at it makes a big difference",
    },
  ],
  [
    "meal@1",
    {
      formula: [
        "What is in 100 g times the grams, summed over all that was eaten.",
        "Energy that a table leaves out: 4 kcal for each gram of protein and carbohydrates, 9 of fat, 2 of fibre.",
      ],
      certainty: "a table gives averages; portions and recipes are easily a fifth off",
    },
  ],
  [
    "prakriti@1",
    {
      formula: ["How many of the 24 answers belong to each, in percent."],
      certainty: "questions of our own; no measurement stands behind them",
    },
  ],
  [
    "mind@1",
    {
      formula: [
        "The sum of eight answers from 0 to 4, in percent of 32. Questions where often is not good count in reverse: 4 less the answer.",
      ],
      certainty: "how the last two weeks felt, not a measurement",
    },
  ],
  [
    "stress@1",
    {
      formula: ["The sum of ten answers from 0 to 4. Questions 4, 5, 7 and 8 count in reverse: 4 less the answer."],
      certainty: "how the month felt, not a measurement",
    },
  ],
  [
    "together@1",
    {
      formula: [
        "Spearman's rho: the days that have both values are ranked by each, equal values at their mean rank; rho tells from −1 to 1 how far the two ranks agree.",
        "Strength: rho × rho × (days less one). Below 9 nothing is said. From there on rho below 0.4 is weak, below 0.6 moderate, else strong.",
      ],
      certainty:
        "chance alone reaches a strength of 9 in one of 370 pairs; days that follow each other are alike, which makes chance likelier",
    },
  ],
]);

const ROUNDINGS: Readonly<Record<Rounding, string>> = {
  tenth: "to one decimal, once, at the end",
  hundredth: "to two decimals, once, at the end",
  "healthy-range": "to one decimal, once, at the end; of the healthy weights the lower goes up and the upper down",
  whole: "to a whole number, once, at the end",
  limit: "none",
  "step-of-250": "to the nearest 250 ml, once",
  "largest-remainder": "to whole percent that sum to 100, by largest remainder",
  summed: "summed first, then once: energy to a whole number, all else to one decimal",
  none: "none",
};

const EXCLUDED: Readonly<Record<NotFor, string>> = {
  children: "people under 18",
  pregnant: "pregnancy",
  muscular: "people with much muscle",
  "older-adults": "people over 65",
  "from-60": "people of 60 and over",
  ill: "illness in which food or drink is limited",
  "other-peoples": "people of other than South Asian descent",
  causes: "saying why two things go together",
};

/** A row of a list, such as an item of a meal: its facts by name. */
const inWords = (row: unknown): string =>
  typeof row === "object" && row !== null
    ? Object.entries(row)
        .map(
          ([name, value]) =>
            `${plain(name)} ${typeof value === "object" && value !== null ? JSON.stringify(value) : (value ?? "not known")}`,
        )
        .join(" ")
    : String(row);

const plain = (name: string): string => name.replaceAll("_", " ");
