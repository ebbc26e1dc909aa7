import type { FilterGroup } from "./filter-groups.ts";

const NONE = { kind: "exactly", products: 0 } as const;

/**
 * What can be ticked now, where it stood when the list was opened, so that nothing moves under a finger: what fits nothing any more keeps
 * its place and says so, what is new stands behind.
 */
export function steadyGroups(opened: readonly FilterGroup[], now: readonly FilterGroup[]): readonly FilterGroup[] {
  const remaining = opened.map(({ list, choices }): FilterGroup => {
    const today = now.find((group) => group.list === list)?.choices ?? [];
    const known = choices.map((choice) => today.find(({ value }) => value === choice.value) ?? { ...choice, count: NONE, isChosen: false });
    return { list, choices: [...known, ...today.filter(({ value }) => choices.every((choice) => choice.value !== value))] };
  });
  return [...remaining, ...now.filter(({ list }) => opened.every((group) => group.list !== list))];
}
