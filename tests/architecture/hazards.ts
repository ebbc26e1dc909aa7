import { existsSync } from "node:fs";

/** A row of the table of hazards, as docs/hazards.md has it. */
export type Hazard = {
  readonly id: string;
  readonly severity: number;
  readonly before: { readonly probability: number; readonly risk: string };
  readonly rules: readonly string[];
  readonly tests: readonly string[];
  readonly after: { readonly probability: number; readonly risk: string };
  readonly decides: string;
  /** Texts that have to say something. */
  readonly told: readonly string[];
};

/** What leads to hazards, or says why to none: a section of a page, or some statements. */
export type Leading = { readonly under: string; readonly names: readonly string[]; readonly to: string };

/** The cells of each row below a table's head under a heading. */
export function rowsUnder(page: string, heading: string): readonly (readonly string[])[] {
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  return own
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) => line.slice(2, -2).split(" | "));
}

const filesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

export const hazardsIn = (page: string): readonly Hazard[] =>
  rowsUnder(page, "Hazards").map(
    ([
      id = "",
      hazard = "",
      sequence = "",
      harm = "",
      severity = "",
      first = "",
      risk = "",
      control = "",
      rules = "",
      tests = "",
      ...left
    ]) => {
      const [second = "", residual = "", remaining = "", decides = ""] = left;
      return {
        id,
        decides,
        severity: Number(severity.slice(1)),
        before: { probability: Number(first.slice(1)), risk },
        after: { probability: Number(second.slice(1)), risk: residual },
        rules: filesIn(rules),
        tests: filesIn(tests),
        told: [hazard, sequence, harm, control, remaining],
      };
    },
  );

export const sectionsIn = (page: string): readonly Leading[] =>
  rowsUnder(page, "Sections of the specification").map(([under = "", section = "", to = ""]) => ({ under, names: [section], to }));

export const statementsIn = (page: string): readonly Leading[] =>
  rowsUnder(page, "Statements").map(([under = "", ids = "", to = ""]) => ({ under, names: ids.split(" "), to }));

/** As the page's own scale has it. */
export function riskOf(severity: number, probability: number): string {
  const product = severity * probability;
  if (product <= 5 || (severity <= 2 && product <= 6)) return "low";
  return product <= 12 ? "medium" : "high";
}

const isOnScale = (figure: number): boolean => Number.isInteger(figure) && figure >= 1 && figure <= 5;

/** What is wrong with a row, in words; empty: nothing. `deciding`: who may decide. */
export function hazardFaults(
  { severity, before, after, rules, tests, told, decides }: Hazard,
  deciding: readonly string[],
): readonly string[] {
  const files = [...rules, ...tests];
  return [
    ...([severity, before.probability, after.probability].every(isOnScale) ? [] : ["a figure is on no scale"]),
    ...(riskOf(severity, before.probability) === before.risk && riskOf(severity, after.probability) === after.risk
      ? []
      : ["a risk is not what the scale makes of it"]),
    ...(after.probability > before.probability ? ["a control makes it likelier"] : []),
    ...(rules.length > 0 && tests.length > 0 ? [] : ["it has no rule or no test"]),
    ...files.filter((path) => !existsSync(path)).map((path) => `${path} is not there`),
    ...tests.filter((path) => !/^tests\/.*\.test\.tsx?$/.test(path)).map((path) => `${path} is no test`),
    ...(told.every((text) => text.trim() !== "") ? [] : ["a text is empty"]),
    ...(deciding.includes(decides) ? [] : ["nobody decides"]),
  ];
}

/** Whether what leads somewhere leads to hazards that there are, or says why to none. */
export function leads({ to }: Leading, ids: ReadonlySet<string>): boolean {
  if (to.startsWith("none: ")) return to.length > "none: ".length + 10;
  return to !== "" && to.split(", ").every((id) => ids.has(id));
}
