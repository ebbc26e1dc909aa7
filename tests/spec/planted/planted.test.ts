import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inventory, named } from "../named.ts";
import { draw } from "./draw.ts";
import { DRAW, drawnToday, planted, testsOf, withFault } from "./planted.ts";

const { drawn, faults } = planted();
const twice = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);

describe("a draw", () => {
  const ids = ["ru-a", "ru-b", "ru-c", "ru-d", "ru-e", "ru-f"];

  it("takes the same by the same seed, in whatever order they come, and others by another", () => {
    const first = draw(ids, { seed: 1, count: 3 });
    expect(first).toHaveLength(3);
    expect(draw(ids.toReversed(), { seed: 1, count: 3 })).toEqual(first);
    expect(draw(ids, { seed: 2, count: 6 })).not.toEqual(draw(ids, { seed: 1, count: 6 }));
  });

  it("keeps two in their order, whatever is added", () => {
    const before = draw(ids, { seed: 1, count: 6 });
    const after = draw([...ids, "ru-g", "ru-h"], { seed: 1, count: 8 });
    expect(after.filter((id) => ids.includes(id))).toEqual(before);
  });
});

describe("the statements that were drawn", () => {
  it("are demanded, each once, in the order of the draw", () => {
    const demanded = new Set(inventory().flatMap(({ id, demand }) => (demand === "must" ? [id] : [])));
    expect(drawn).toHaveLength(DRAW.count);
    expect(twice(drawn)).toEqual([]);
    expect(drawn.filter((id) => !demanded.has(id))).toEqual([]);
    expect(draw(drawn, DRAW)).toEqual(drawn);
  });

  it("are named by tests that run", () => {
    const { anywhere } = named();
    expect(drawn.filter((id) => !anywhere.has(id))).toEqual([]);
  });

  it("would be drawn again of such statements", () => {
    const today = drawnToday();
    expect(today).toHaveLength(DRAW.count);
    expect(today.filter((id) => drawn.includes(id))).toEqual(drawn.filter((id) => today.includes(id)));
  });
});

describe("a planted fault", () => {
  it("is one of a statement that was drawn, the only one of it", () => {
    const ids = faults.map(({ id }) => id);
    expect(ids.filter((id) => !drawn.includes(id))).toEqual([]);
    expect(twice(ids)).toEqual([]);
  });

  it.each(faults.map((fault) => [fault.id, fault.file, fault] as const))("still has its place: %s in %s", (_, file, fault) => {
    const source = readFileSync(file, "utf8");
    expect(file).toMatch(/^(core|adapters|web|cli)\//);
    expect(withFault(source, fault)).not.toBe(source);
  });

  it("is planted in the one place that it names, as it stands there", () => {
    const fault = { id: "ru-a", file: "core/a.ts", from: "one", to: "$& two" };
    expect(withFault("one three", fault)).toBe("$& two three");
    expect(() => withFault("three", fault)).toThrow("The place of the fault of ru-a stands 0 times in core/a.ts.");
    expect(() => withFault("one one", fault)).toThrow("stands 2 times");
  });
});

describe("the tests of a statement", () => {
  it("are those that name it, and those that run a suite which does", () => {
    expect(testsOf("ru-session-logged-in")).toEqual(["tests/web/sign-in/session-store.test.tsx"]);
    expect(testsOf("ep-add-reviewtodoctor")).toEqual(
      expect.arrayContaining(["tests/core/consultations/visit/visits.test.ts", "tests/http/consultations/visits.test.ts"]),
    );
    expect(testsOf("ep-add-reviewtodoctor").filter((path) => path.includes("-suite"))).toEqual([]);
  });
});
