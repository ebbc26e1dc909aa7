import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hazardFaults, hazardsIn, leads, riskOf, rowsUnder, sectionsIn, statementsIn } from "./hazards.ts";
import { inventory } from "#tests/spec/named.ts";

const page = readFileSync("docs/hazards.md", "utf8");
const hazards = hazardsIn(page);
const ids: ReadonlySet<string> = new Set(hazards.map(({ id }) => id));
const deciding = [...page.matchAll(/^\| (Care|Laboratories|Pharmacy|Privacy|Shop) \| (?!H-)/gm)].map(([, who = ""]) => who);

/** Pages of docs/specification that say what is done to somebody's care and health. */
const PAGES = [
  ...["consultations", "consultation-calls", "prescriptions", "slots", "assessments"],
  ...["safety", "labs", "health-tools", "trackers", "wellness"],
];
const AREAS = ["consultations", "assessments", "labs", "trackers", "wellness"];

describe("the hazards of docs/hazards.md", () => {
  it("are fifty at least, each once, with an id of its own", () => {
    expect(hazards.length).toBeGreaterThanOrEqual(50);
    expect(ids.size).toBe(hazards.length);
    expect(new Set(hazards.map(({ told: [hazard] }) => hazard)).size).toBe(hazards.length);
    expect(hazards.map(({ id }) => id)).toEqual(hazards.map((_, nth) => `H-${String(nth + 1).padStart(2, "0")}`));
  });
  it("have a rule and a test that are there, figures on the scales, and somebody who decides", () => {
    expect(deciding).toHaveLength(5);
    expect(hazards.flatMap((hazard) => hazardFaults(hazard, deciding).map((fault) => `${hazard.id}: ${fault}`))).toEqual([]);
  });

  it("are led to by every section of the pages of care, laboratories and health, or it says why not", () => {
    const headings = PAGES.flatMap((name) =>
      [...readFileSync(`docs/specification/${name}.md`, "utf8").matchAll(/^## (.+)$/gm)].map(
        ([, heading = ""]) => `${name}.md, ${heading.trim()}`,
      ),
    );
    const sections = sectionsIn(page);
    expect(sections.map(({ under, names: [section] }) => `${under}, ${section}`).toSorted()).toEqual(headings.toSorted());
    expect(sections.filter((one) => !leads(one, ids))).toEqual([]);
  });
  it("are led to by every demanded statement of their areas, or it says why not", () => {
    const demanded = inventory().filter(({ area, demand }) => AREAS.includes(area) && demand === "must");
    expect(demanded.length).toBeGreaterThan(120);
    const statements = statementsIn(page);
    expect(statements.flatMap(({ under, names }) => names.map((id) => `${under}: ${id}`)).toSorted()).toEqual(
      demanded.map(({ heading, id }) => `${heading}: ${id}`).toSorted(),
    );
    expect(statements.filter((one) => !leads(one, ids))).toEqual([]);
  });

  it.each([
    ["a rule that is gone", (row: string) => row.replace("`core/", "`core/gone/"), "is not there"],
    ["a test that is none", (row: string) => row.replace(/`tests\/[^`]+`/, "`core/shared/age.ts`"), "is no test"],
    ["no rule", (row: string) => row.replaceAll(/`core\/[^`]+`(, )?/g, ""), "it has no rule or no test"],
    ["a risk that is called lower", (row: string) => row.replace("| medium |", "| low |"), "a risk is not what the scale makes of it"],
    ["a figure beyond its scale", (row: string) => row.replace("| P3 |", "| P6 |"), "a figure is on no scale"],
    ["a control that makes it worse", (row: string) => row.replace("| P2 |", "| P4 |"), "a control makes it likelier"],
    ["nothing that is left", (row: string) => row.replace(/\| [^|]+ \| Care \|$/, "|  | Care |"), "a text is empty"],
    ["nobody who decides", (row: string) => row.replace(/\| Care \|$/, "| Somebody |"), "nobody decides"],
  ])("would be refused with %s", (_, spoil, fault) => {
    const [first = ""] = page.split("\n").filter((line) => line.startsWith("| H-01 |"));
    const [planted] = hazardsIn(page.replace(first, spoil(first)));
    expect(planted === undefined ? [] : hazardFaults(planted, deciding).join("; ")).toContain(fault);
  });
  it("would be missed by a section or statement that leads nowhere", () => {
    for (const to of ["", "H-999", "none: ", "none: no", "H-01, H-999"]) expect(leads({ under: "x", names: [], to }, ids)).toBe(false);
    expect(leads({ under: "x", names: [], to: "H-01, H-02" }, ids)).toBe(true);
  });
  it("have the risks that the page's own scale says", () => {
    const limits = (risk: string) => {
      const row = rowsUnder(page, "Scales").find(([name]) => name === risk) ?? expect.unreachable();
      return [...(row[1] ?? "").matchAll(/\d+/g)].map(([figure]) => Number(figure));
    };
    const [low = 0, mild = 0, mildest = 0] = limits("low"); // "up to 5, or up to 6 where severity is at most S2"
    const [medium = 0] = limits("medium");
    for (const severity of [1, 2, 3, 4, 5])
      for (const probability of [1, 2, 3, 4, 5]) {
        const product = severity * probability;
        const isLow = product <= low || (severity <= mildest && product <= mild);
        expect(riskOf(severity, probability)).toBe(isLow ? "low" : product <= medium ? "medium" : "high");
      }
  });
});
