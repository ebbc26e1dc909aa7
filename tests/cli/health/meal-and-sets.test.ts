import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { day, daysAfter } from "#core/shared/day.ts";

/** What `health check --json` answers, or its faults' paths. */
function answer(file: object) {
  const read = answerHealthFile(JSON.parse(JSON.stringify(file)));
  return read.kind === "ok" ? JSON.parse(JSON.stringify(read.value)) : read.refusal.map(({ path }) => path);
}

const foods = {
  dal: { per_100: { kcal: 116, protein_g: 9, carbs_g: 20, fat_g: 0.4, fibre_g: 8 }, density: 1.05, units: { bowl: 180 } },
  oil: { per_100: { protein_g: 0, carbs_g: 0, fat_g: 100 } },
  tea: { per_100: { kcal: 0.4 } },
};
/** An object in an object, so many levels deep. */
const nested = (levels: number): object => Array.from({ length: levels - 1 }).reduce<object>((inner) => ({ inner }), {});
const meal = (...items: readonly object[]) => answer({ tool: "meal", foods, items });
const of = (food: string, amount: number, unit: string) => ({ food, amount, unit });

describe("a meal [health, Tools]", () => {
  it("is summed exactly and rounded once: three foods of 0.4 kcal are 1 kcal", () =>
    expect(meal(of("tea", 100, "g"), of("tea", 100, "G"), of("tea", 0.1, "kg")).figures.kcal).toBe("1"));
  it("takes a food's own unit first, then weight, then volume by its density", () => {
    const { items, figures } = meal(of("dal", 1, "bowl"), of("dal", 2, "katori"), of("dal", 50, "g"));
    expect(items).toEqual([
      { food: "dal", grams: "180.0", kcal: "209" },
      { food: "dal", grams: "315.0", kcal: "365" },
      { food: "dal", grams: "50.0", kcal: "58" },
    ]);
    expect(figures).toEqual({ kcal: "632", protein_g: "49.1", carbs_g: "109.0", fat_g: "2.2", fibre_g: "43.6" });
  });
  it("works energy out of nutrients where the table has none, and says so", () =>
    expect(meal(of("oil", 100, "g"))).toMatchObject({
      figures: { kcal: "900", fibre_g: null },
      notes: ["energy_from_nutrients"],
      steps: [],
      incomplete: [],
    }));
  it("names what some food lacks", () =>
    expect(meal(of("dal", 100, "g"), of("tea", 100, "g"))).toMatchObject({
      figures: { kcal: "116", protein_g: "9.0" },
      incomplete: ["protein_g", "carbs_g", "fat_g", "fibre_g"],
    }));
  it.each([
    [[of("oil", 10, "ml")], ["items[0].unit"]],
    [[of("dal", 1, "handful")], ["items[0].unit"]],
    [[of("rice", 1, "g")], ["items[0].food"]],
    [[of("dal", 6, "kg")], ["items[0].amount"]],
    [
      [of("dal", 0, "g"), of("dal", 1.234, "g")],
      ["items[0].amount", "items[1].amount"],
    ],
    [[], ["items"]],
  ])("refuses %j", (items, paths) => expect(meal(...items)).toEqual(paths));

  it("takes 100 items, and neither one more nor 10,000", () => {
    const many = (count: number) => meal(...Array.from({ length: count }, () => of("dal", 50, "g")));
    expect(many(100).items).toHaveLength(100);
    expect([many(101), many(10_000)]).toEqual([["items"], ["items"]]);
    const withNumber = [...Array.from({ length: 100 }, () => of("dal", 50, "g")), 5];
    expect(answer({ tool: "meal", foods, items: withNumber })).toEqual(["items", "items[100]"]);
    expect([answer({ tool: "meal", foods, items: [5] }), answer({ tool: "meal", foods, items: 5 })]).toEqual([["items[0]"], ["items"]]);
  });
  it("takes a unit without grams for one that is not named", () => {
    const table = { x: { per_100: { kcal: 100 }, units: { piece: null, cup: 200 } } };
    expect(answer({ tool: "meal", foods: table, items: [of("x", 1, "cup")] }).figures.kcal).toBe("200");
    expect(answer({ tool: "meal", foods: table, items: [of("x", 1, "piece")] })).toEqual(["items[0].unit"]);
  });
  it("names faults of the table by the food's id, also by an empty one", () => {
    const wrong = { per_100: { kcal: 903 }, density: 4, units: { cup: 0, "": 0 } };
    const faults = ["per_100.kcal", "density", "units.", "units.cup"];
    for (const id of ["x", ""])
      expect(answer({ tool: "meal", foods: { [id]: wrong }, items: [of(id, 1, "g")] })).toEqual(
        faults.map((fault) => `foods.${id}.${fault}`),
      );
  });
  it("takes a food of null for one that is not in the table", () =>
    expect(answer({ tool: "meal", foods: { ...foods, rice: null }, items: [of("dal", 1, "g"), of("rice", 1, "g")] })).toEqual([
      "items[1].food",
    ]));
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const put = (op: string, entry: string, n: number, ml: number, minute = 0) => ({
  op,
  entry,
  n,
  kind: "put",
  at: at(minute),
  value: { ml },
});
const remove = (op: string, entry: string, n: number, minute = 0) => ({ op, entry, n, kind: "remove", at: at(minute) });

describe("a set of ops [health, Offline]", () => {
  it("keeps of an entry the greatest number, then a removal, then the later press, then the greater id", () => {
    const ops = [
      put("a", "one", 1, 250),
      put("b", "one", 2, 300),
      put("c", "two", 1, 250),
      remove("d", "two", 1),
      put("e", "three", 1, 1, 1),
      put("f", "three", 1, 2),
    ];
    expect(answer({ tool: "merge", ops })).toMatchObject({
      figures: { entries: "2", repeated: "0" },
      entries: [
        { entry: "one", op: "b", value: { ml: 300 } },
        { entry: "three", op: "e", value: { ml: 1 } },
      ],
      removed: ["two"],
      conflicts: [
        { entry: "three", kept: "e", others: ["f"] },
        { entry: "two", kept: "d", others: ["c"] },
      ],
    });
  });
  it("counts an op that comes again with the same content once, and refuses one with another", () => {
    expect(answer({ tool: "merge", ops: [put("a", "x", 1, 5), put("a", "x", 1, 5)] }).figures).toEqual({ entries: "1", repeated: "1" });
    expect(answer({ tool: "merge", ops: [put("a", "x", 1, 5), put("b", "x", 1, 5), put("a", "x", 1, 6)] })).toEqual(["ops[2].op"]);
  });
  it("gives the same in any order, however often it is repeated", () => {
    const anyOp = fc.record({
      entry: fc.constantFrom("x", "y", "z"),
      n: fc.integer({ min: 1, max: 3 }),
      kind: fc.constantFrom("put", "remove"),
      at: fc.integer({ min: 0, max: 3 }).map(at),
      value: fc.record({ ml: fc.integer({ min: 1, max: 2 }) }),
    });
    const anyOps = fc.array(anyOp, { maxLength: 12 }).map((ops) => ops.map((op, index) => ({ op: `op-${index}`, ...op })));
    fc.assert(
      fc.property(
        anyOps.chain((ops) => fc.tuple(fc.constant(ops), fc.shuffledSubarray([...ops, ...ops], { minLength: ops.length * 2 }))),
        ([ops, twice]) => {
          const { figures: once, ...state } = answer({ tool: "merge", ops });
          const { figures: again, ...same } = answer({ tool: "merge", ops: twice });
          expect(same).toEqual(state);
          expect(again).toEqual({ ...once, repeated: String(ops.length) });
        },
      ),
    );
  });
  it.each([
    [{ ...put("a", "x", 1, 5), value: undefined }, ["ops[0].value"]],
    [{ ...put("", "x".repeat(101), 0, 5) }, ["ops[0].op", "ops[0].entry", "ops[0].n"]],
    [{ ...put("a", "x", 1, 5), kind: "add", at: "today" }, ["ops[0].kind", "ops[0].at"]],
  ])("refuses %j", (op, paths) => expect(answer({ tool: "merge", ops: [op] })).toEqual(paths));
  it("reads a value of 1,000 levels, and refuses a deeper one", () => {
    const ofLevels = (levels: number) => answer({ tool: "merge", ops: [{ ...put("a", "x", 1, 5), value: nested(levels) }] });
    expect(ofLevels(1000)).toMatchObject({ figures: { entries: "1" } });
    expect(ofLevels(1001)).toEqual(["ops[0].value"]);
  });
  it("refuses a number without a finite value, wherever in a value it stands", () => {
    const text = JSON.stringify({
      tool: "merge",
      ops: [put("a", "x", 1, 5), { ...put("b", "y", 1, 5), value: { parts: [{ ml: "much" }] } }],
    });
    const read = answerHealthFile(JSON.parse(text.replace('"much"', "1e999")));
    expect(read.kind === "refused" && read.refusal.map(({ path }) => path)).toEqual(["ops[1].value"]);
  });
  it("takes 20,000 ops and no more, also where one of them is none", () => {
    const many = (count: number) => Array.from({ length: count }, (_, nth) => put(`op-${nth}`, "x", 1, 5));
    expect(answer({ tool: "merge", ops: many(20_000) })).toMatchObject({ figures: { entries: "1" } });
    expect(answer({ tool: "merge", ops: many(20_001) })).toEqual(["ops"]);
    expect(answer({ tool: "merge", ops: [...many(20_000), 5] })).toEqual(["ops", "ops[20000]"]);
  });
});

const FIRST = day("2026-01-01");
const days = (values: readonly number[]) => values.map((value, index) => ({ day: daysAfter(FIRST, index), value }));
const rising = Array.from({ length: 20 }, (_, index) => index);

describe("two trackers [health, What goes together]", () => {
  it("go together wholly where one rises with the other", () =>
    expect(answer({ tool: "together", a: days(rising), b: days(rising.map((value) => value ** 3)), lag: 0 })).toMatchObject({
      figures: { pairs: "20", rho: "1.00" },
      band: "strong",
      steps: [
        { name: "pairs", value: "20" },
        { name: "rho_squared", value: "1" },
        { name: "strength", value: "19" },
      ],
    }));
  it("are looked at so many days later", () =>
    expect(answer({ tool: "together", a: days(rising), b: days(rising), lag: 3 }).figures).toEqual({ pairs: "17", rho: "1.00" }));
  it("say nothing on fewer than 14 days, or where nothing varies", () => {
    expect(answer({ tool: "together", a: days(rising), b: days(rising), lag: 7 })).toMatchObject({
      figures: { pairs: "13", rho: null },
      notes: ["too_few"],
    });
    const flat = days(rising.map(() => 4));
    expect(answer({ tool: "together", a: days(rising), b: flat, lag: 0 })).toMatchObject({ band: null, notes: ["no_variation"] });
  });
  // Turned by k of n places, rho is 1 - 6k(n - k) / (n^2 - 1).
  it.each([
    [1, "0.94", "strong"],
    [8, "0.56", "moderate"],
    [12, "0.37", "weak"],
    [14, "0.28", "none"],
  ])("are named by strength: a hundred days turned by %i", (turned, rho, band) => {
    const hundred = Array.from({ length: 100 }, (_, index) => index);
    const later = hundred.map((index) => (index + turned) % 100);
    expect(answer({ tool: "together", a: days(hundred), b: days(later), lag: 0 })).toMatchObject({ figures: { rho }, band });
    const falling = later.map((value) => -value);
    expect(answer({ tool: "together", a: days(hundred), b: days(falling), lag: 0 })).toMatchObject({ figures: { rho: `-${rho}` }, band });
  });
  it("take the mean rank of ties, and lie between -1 and 1", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), { minLength: 14, maxLength: 31 }),
        (pairs) => {
          const told = answer({ tool: "together", a: days(pairs.map(([a]) => a)), b: days(pairs.map(([, b]) => b)), lag: 0 });
          if (told.figures.rho !== null) expect(Math.abs(Number(told.figures.rho))).toBeLessThanOrEqual(1);
          const turned = answer({ tool: "together", a: days(pairs.map(([, b]) => b)), b: days(pairs.map(([a]) => a)), lag: 0 });
          expect(turned).toEqual(told);
        },
      ),
    ));
  it("refuse a day that comes twice, and a lag of eight", () =>
    expect(answer({ tool: "together", a: [...days([1]), ...days([2])], b: [], lag: 8 })).toEqual(["a[1].day", "lag"]));
});
