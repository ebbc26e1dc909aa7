import { describe, expect, it } from "vitest";
import { faultsOfPerson } from "#core/labs/booking/range-of-person.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { day } from "#core/shared/day.ts";
import type { SentRange } from "#core/labs/booking/lab-value.ts";
import type { SentValue } from "#core/labs/booking/sent-value.ts";

const SAMPLED = day("2026-11-20");

const sent = (of: SentRange["of"], line = 1): SentValue => ({
  line,
  test: labTestId("blood"),
  code: "hb",
  unit: "g/dL",
  finding: { kind: "quantity", value: 12.5 },
  range: { low: 12, high: 15, criticalLow: null, criticalHigh: null, of },
});
const woman = { gender: "female", birthdate: day("1985-03-02") } as const;
const pathsOf = (...[of, person]: [SentRange["of"], Parameters<typeof faultsOfPerson>[1]]) =>
  faultsOfPerson([sent(of)], person, SAMPLED).map(({ path }) => path);

describe("a range and the person whose value it judges", () => {
  it("fit in sex and age", () => expect(pathsOf({ sex: "female", age: 41 }, woman)).toEqual([]));
  it("don't where the range is another's, and each line is named", () => {
    expect(pathsOf({ sex: "male", age: 41 }, woman)).toEqual(["sex"]);
    expect(pathsOf({ sex: "female", age: 14 }, woman)).toEqual(["age"]);
    expect(faultsOfPerson([sent({ sex: "female", age: 41 }), sent({ sex: "male", age: 9 }, 2)], woman, SAMPLED)).toEqual([
      { line: 2, path: "sex", expected: "the sex of this person" },
      { line: 2, path: "age", expected: "the age of this person" },
    ]);
  });
  it.each([
    [40, []],
    [42, []],
    [39, ["age"]],
    [43, ["age"]],
  ])("fit a year beside the age, as laboratories are told it: %i", (age, paths) =>
    expect(pathsOf({ sex: "female", age }, woman)).toEqual(paths),
  );
  it.each([
    ["18d", []],
    ["25d", []],
    ["40d", ["age"]],
    ["3w", []],
    ["8w", ["age"]],
    ["6m", ["age"]],
    [0, []],
    [2, ["age"]],
  ] as const)("of a newborn of 18 days fit by their own unit: %s", (age, paths) =>
    expect(pathsOf({ sex: "male", age }, { gender: "male", birthdate: day("2026-11-02") })).toEqual(paths),
  );
  it("are not held against each other where one of them is not known", () => {
    expect(pathsOf(null, woman)).toEqual([]);
    expect(pathsOf({ sex: "male", age: 9 }, { gender: null, birthdate: null })).toEqual([]);
    expect(pathsOf({ sex: "male", age: 41 }, { ...woman, gender: "other" })).toEqual([]);
  });
});
