import { readFileSync } from "node:fs";

export type Demand = "must" | "may" | "none";

/** A statement of the specification: its id, the part of the shop that it speaks of, and whether it is demanded. */
export type Statement = { readonly id: string; readonly area: string; readonly demand: Demand };

const demands: readonly Demand[] = ["must", "may", "none"];

export function inventory(): readonly Statement[] {
  const areas: Record<string, Partial<Record<Demand, readonly string[]>>> = JSON.parse(
    readFileSync(new URL("inventory.json", import.meta.url), "utf8"),
  );
  return Object.entries(areas).flatMap(([area, ids]) =>
    demands.flatMap((demand) => (ids[demand] ?? []).map((id) => ({ id, area, demand }))),
  );
}

/** The ids that a test file names at the end of its titles: `"a sentence [ru-12]"`. */
export function namedIn(source: string): readonly string[] {
  return [...source.matchAll(/((?:\s*\[[a-z]{2}-[a-z0-9-]+\])+)["'`]/g)].flatMap(([, marks = ""]) =>
    [...marks.matchAll(/\[([^\]]+)\]/g)].map(([, id = ""]) => id),
  );
}
