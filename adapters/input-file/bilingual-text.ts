import { isWhole } from "./is-whole.ts";
import { FAULTY } from "./read.ts";
import type { BilingualText } from "#core/shared/language.ts";
import type { Kind } from "./kind.ts";
import type { Part } from "./part.ts";
import type { Read, Reads } from "./read.ts";

/** English alone, or an object with `en` and, where it is there, `hi`. */
export function bilingualText(part: Part, key: string, kind: Kind<string>): Read<BilingualText> {
  if (!part.holdsObject(key)) {
    const english = part.required(key, kind);
    return english === FAULTY ? FAULTY : { english, hindi: null };
  }
  const texts = part.requiredPart(key);
  if (texts === FAULTY) return FAULTY;
  const text: Reads<BilingualText> = { english: texts.required("en", kind), hindi: texts.optional("hi", kind, null) };
  return isWhole(text) ? text : FAULTY;
}
