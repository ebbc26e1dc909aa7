import { isWhole } from "./is-whole.ts";
import { FAULTY } from "./read.ts";
import type { Part } from "./part.ts";
import type { Read, Reads } from "./read.ts";

/** The texts of an object in Hindi, under `hi`, all of them; null: there are none. */
export function hindiIn<Texts extends object>(part: Part, textsIn: (part: Part) => Reads<Texts>): Read<Texts | null> {
  const hindi = part.optionalPart("hi");
  if (hindi === FAULTY || hindi === null) return hindi;
  const reads = textsIn(hindi);
  return isWhole(reads) ? reads : FAULTY;
}
