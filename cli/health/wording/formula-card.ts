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
    { about: "Nothing here is a diagnosis.", sentences: [] },
  ];
}

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
