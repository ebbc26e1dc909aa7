import { describe, expect, it } from "vitest";
import { alike } from "./alike.ts";

const answer = { payload: { list: [{ id: "a", price: 9.5, at: 1 }], total: 1, none: [] } };

describe("two servers' answers", () => {
  it("are alike where each value is the same, in whatever order", () => {
    expect(() => alike(answer, { payload: { none: [], total: 1, list: [{ at: 1, price: 9.5, id: "a" }] } })).not.toThrow();
  });

  it.each([
    ["a value of the same length", { list: [{ id: "b", price: 9.5, at: 1 }], total: 1, none: [] }, '.payload.list.0.id: "a" | "b"'],
    ["a text for a number", { list: [{ id: "a", price: "9.5", at: 1 }], total: 1, none: [] }, '.payload.list.0.price: 9.5 | "9.5"'],
    ["one less", { list: [], total: 1, none: [] }, ".payload.list: undefined | []"],
    ["one more", { list: [{ id: "a", price: 9.5, at: 1, more: null }], total: 1, none: [] }, ".payload.list.0.more: undefined | null"],
    ["nothing for an empty list", { list: [{ id: "a", price: 9.5, at: 1 }], total: 1, none: {} }, ".payload.none: [] | {}"],
  ])("differ by %s, and the difference is named", (_, payload, named) => {
    expect(() => alike(answer, { payload })).toThrow(named);
  });

  it("may differ in the values that are left out, not in whether there are such", () => {
    const other = { payload: { list: [{ id: "a", price: 9.5, at: 2 }], total: 1, none: [] } };
    expect(() => alike(answer, other, ["at"])).not.toThrow();
    expect(() => alike(answer, { payload: { list: [{ id: "a", price: 9.5 }], total: 1, none: [] } }, ["at"])).toThrow(
      ".at: any | undefined",
    );
  });
});
