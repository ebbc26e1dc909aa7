import { CAUTIONS } from "../../catalogue/information/caution.ts";
import { holdsWords } from "./allergy-match.ts";
import { CAUTION_ROWS, MEDICINE_CAUTION_ROWS } from "./caution-rows.ts";
import { heldIn } from "./substances.ts";
import type { Caution } from "../../catalogue/information/caution.ts";

/** `key` null: the substance has no line in the table of substances. */
type CautionRow = { readonly key: string | null; readonly names: readonly string[]; readonly cautions: readonly Caution[] };

const KNOWN: ReadonlySet<string> = new Set(Object.values(CAUTIONS).flat());

/** All lines of both tables. A caution that does not exist is a RangeError. */
export const CAUTION_TABLE: readonly CautionRow[] = [CAUTION_ROWS, MEDICINE_CAUTION_ROWS]
  .flatMap((rows) => rows.trim().split("\n"))
  .map((line) => {
    const [key = "", names, cautions] = line.split("|").map((part) => part.trim());
    return { key: key === "" ? null : key, names: listed(names), cautions: listed(cautions).map(cautionNamed) };
  });

/**
 * Who should ask first before they take something of these names: a drug, and what is in it, in English or Hindi, in any spelling that the
 * table of substances knows. Empty: the table says nothing, which does not make it safe. Source: specification/prescriptions.md, Cautions.
 */
export function cautionsOfSubstances(names: readonly string[]): readonly Caution[] {
  const keys = new Set(names.flatMap((name) => [...heldIn(name).keys]));
  const isMeant = ({ key, names: known }: CautionRow) =>
    (key !== null && keys.has(key)) || known.some((one) => names.some((name) => holdsWords(name, one)));
  return [...new Set(CAUTION_TABLE.filter(isMeant).flatMap(({ cautions }) => cautions))];
}

function cautionNamed(text: string): Caution {
  if (!isCaution(text)) throw new RangeError(`${text} is no caution`);
  return text;
}

function isCaution(text: string): text is Caution {
  return KNOWN.has(text);
}

function listed(text: string | undefined): readonly string[] {
  return (text ?? "").split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
}
