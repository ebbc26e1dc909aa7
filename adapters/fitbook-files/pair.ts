import { TEXT } from "#adapters/input-file/kind.ts";
import type { Pair } from "#core/fitbook/visibility/world.ts";
import type { Ids } from "#adapters/input-file/ids.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Reads } from "#adapters/input-file/read.ts";

/** Two different people. */
export function readPair(part: Part, people: Ids): Reads<Pair> {
  const from = part.required("from", TEXT);
  const to = part.required("to", TEXT);
  people.expect(part, "from", { id: from, noun: "a person" });
  people.expect(part, "to", { id: to, noun: "a person" });
  if (typeof to === "string" && from === to) part.fault("to", "somebody else than in from");
  return { from, to };
}
