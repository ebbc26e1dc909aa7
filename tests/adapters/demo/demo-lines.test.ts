import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { day } from "#core/shared/day.ts";
import { demoLines } from "#adapters/demo/demo-lines.ts";
import { DEMO_DAY } from "#tests/builders/demo-goods.ts";

const paths = globSync("adapters/demo/*.ndjson");
const written = (path: string): string => readFileSync(path, "utf8");

describe("the files of the demo", () => {
  it("hold a record a line, and no file is too large to look through", () => {
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      expect(written(path), path).toMatch(/^(?:\{.+\}\n)+$/);
      expect(written(path).length, path).toBeLessThan(3_000_000);
      for (const line of written(path).trimEnd().split("\n")) expect(JSON.parse(line), path).toBeTypeOf("object");
    }
  });

  it("are named in their README, all of them", () => {
    const readme = written("adapters/demo/README.md");
    expect(paths.map((path) => basename(path)).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it("count days from the day of the start, months first, and may say at what time", () => {
    const [summer] = demoLines("quizzes", day("2027-03-01"));
    expect(JSON.parse(summer ?? "")).toMatchObject({ opens_at: "2027-01-20T09:00", closes_at: "2027-02-10T21:00" });
    const ends = demoLines("coupons", day("2028-02-28")).map((line) => JSON.parse(line).end_date);
    expect(ends.slice(0, 4)).toEqual(["2028-06-27", "2028-04-13", "2028-03-13T23:59:59+05:30", "2028-02-27"]);
    const [churna] = demoLines("products", day("2026-08-31"));
    expect(written("adapters/demo/products.ndjson")).toMatch(/^.+"best_before":"today\+13 months\+1"/);
    expect(JSON.parse(churna ?? "").information.best_before).toBe("2027-10-01"); // September has no 31st.
  });

  it("leave no day uncounted", () => {
    for (const file of ["calendars", "coupons", "events", "labs", "products", "quizzes"] as const)
      expect(demoLines(file, DEMO_DAY).filter((line) => line.includes('"today'))).toEqual([]);
  });
});
