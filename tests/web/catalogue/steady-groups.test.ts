import { describe, expect, it } from "vitest";
import { steadyGroups } from "#web/features/catalogue/filters/steady-groups.ts";
import type { FilterChoice, FilterGroup } from "#web/features/catalogue/filters/filter-groups.ts";

const choice = (value: string, products: number, isChosen = false): FilterChoice => ({
  value,
  title: value,
  count: { kind: "exactly", products },
  isChosen,
});
const brands = (...choices: readonly FilterChoice[]): FilterGroup => ({ list: "brands", choices });

describe("a section of filters", () => {
  it("keeps each value where it stood when the list was opened, whatever is ticked meanwhile", () => {
    const opened = [brands(choice("aranya", 9), choice("dhatri", 7), choice("zafran", 2))];
    const now = [
      brands(choice("zafran", 8, true), choice("aranya", 1), choice("new", 1)),
      { list: "forms" as const, choices: [choice("tin", 3)] },
    ];
    expect(steadyGroups(opened, now)).toEqual([
      brands(choice("aranya", 1), choice("dhatri", 0), choice("zafran", 8, true), choice("new", 1)),
      { list: "forms", choices: [choice("tin", 3)] },
    ]);
    expect(steadyGroups(opened, [])).toEqual([brands(choice("aranya", 0), choice("dhatri", 0), choice("zafran", 0))]);
    expect(steadyGroups(opened, opened)).toEqual(opened);
  });
});
