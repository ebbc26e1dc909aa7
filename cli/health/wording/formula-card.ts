import { formulaFacts } from "#core/health/formula-facts.ts";
import type { NotFor, Rounding } from "#core/health/formula-facts.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** A figure's formula with its version, its steps, and what the tool tells beside it. */
export function formulaCard({ tool, formula, figures, band, notes, steps, ...further }: HealthAnswer): readonly Paragraph[] {
  const told = [
    ...Object.entries(figures ?? {}).map(([name, value]) => `${plain(name)}: ${value ?? "none"}`),
    ...(figures === null ? ["No figure."] : []),
    ...(band === null ? [] : [`Band: ${plain(band)}`]),
    ...notes.map((note) => `Note: ${plain(note)}`),
    ...Object.entries(further).map(
      ([name, value]) => `${plain(name)}: ${Array.isArray(value) ? value.map(inWords).join(", ") || "none" : String(value)}`,
    ),
  ];
  return [
    { about: `${tool} (formula ${formula})`, sentences: told },
    ...(steps.length === 0 ? [] : [{ about: "Steps", sentences: steps.map(({ name, value }) => `${plain(name)} = ${value}`) }]),
    ...cardOf(formula),
    { about: "Nothing here is a diagnosis.", sentences: [] },
  ];
}

/** What the formula's card tells on a page too. */
function cardOf(formula: string): readonly Paragraph[] {
  const facts = formulaFacts(formula);
  if (facts === null) return [];
  const { source, rounding, notFor } = facts;
  return [
    {
      about: "Formula card",
      sentences: [
        `Source: ${source}`,
        `Rounding: ${ROUNDINGS[rounding]}`,
        `Not meant for: ${notFor.map((one) => EXCLUDED[one]).join(", ")}`,
      ],
    },
  ];
}

const ROUNDINGS: Readonly<Record<Rounding, string>> = {
  tenth: "to one decimal, once, at the end",
  "healthy-range": "to one decimal, once, at the end; of the healthy weights the lower goes up and the upper down",
  whole: "to a whole number, once, at the end",
  limit: "none",
  "step-of-250": "to the nearest 250 ml, once",
  "largest-remainder": "to whole percent that sum to 100, by largest remainder",
  none: "none",
};

const EXCLUDED: Readonly<Record<NotFor, string>> = {
  children: "people under 18",
  pregnant: "pregnancy",
  muscular: "people with much muscle",
  "older-adults": "people over 65",
  ill: "illness in which food or drink is limited",
  "other-peoples": "people of other than South Asian descent",
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
