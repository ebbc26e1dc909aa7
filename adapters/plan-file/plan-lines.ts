import { paise } from "#core/shared/money.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { hundredths } from "#adapters/input-file/hundredths.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { readJsonText } from "#adapters/input-file/json-text.ts";
import { NUMBER, whole } from "#adapters/input-file/kind.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import type { HealthPlan } from "#core/content/care-page.ts";
import type { HealthPlanFault, HealthPlanLine } from "#core/staff/health-plans/import-health-plans.use-case.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** A line without its end: its text, or why there is none. */
type InputLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "no-utf-8" | "too-long" };

/** The lines of a file of `plan import`, a plan each. Source: specification/content.md, Hospitals and health plans. */
export async function readPlanLines(
  lines: AsyncIterable<readonly InputLine[]>,
): Promise<{ readonly lines: readonly HealthPlanLine[]; readonly faults: readonly HealthPlanFault[] }> {
  const read: HealthPlanLine[] = [];
  const faults: HealthPlanFault[] = [];
  let line = 0;
  for await (const some of lines)
    for (const one of some) {
      line += 1;
      if (one.kind !== "text")
        faults.push({ line, path: "", expected: one.kind === "no-utf-8" ? "text in UTF-8" : "a line that fits into memory" });
      else if (one.text.trim() !== "") {
        const plan = readJsonText(one.text, (wire) => readObject(wire, planIn));
        if (plan.kind === "ok") read.push({ line, plan: plan.value });
        else for (const fault of plan.refusal) faults.push({ line, ...fault });
      }
    }
  if (read.length + faults.length === 0) faults.push({ line: 1, path: "", expected: "a plan" });
  return { lines: read, faults };
}

const MOST_INCLUDED = 20;
const MOST_PEOPLE = 20;
const MOST_CONSULTATIONS = 365;

function planIn(part: Part): Read<HealthPlan> {
  const price = part.required("price", RUPEES);
  const reads: Reads<HealthPlan> = {
    id: part.required("_id", ID),
    title: part.required("title", words(200)),
    text: part.required("text", words(2_000)),
    price: price === FAULTY ? FAULTY : paise(price),
    people: part.required("people", whole(1, MOST_PEOPLE)),
    includes: includedIn(part),
    consultations: part.optional("consultations", whole(0, MOST_CONSULTATIONS), 0),
    picture: part.optional("picture", PICTURE, null),
  };
  return isWhole(reads) ? reads : FAULTY;
}

function includedIn(part: Part): Read<readonly string[]> {
  const values = part.values("includes", words(200));
  if (values === FAULTY) return FAULTY;
  const read = values.flatMap((value) => (value === FAULTY ? [] : [value]));
  if (read.length < values.length) return FAULTY;
  if (read.length > 0 && read.length <= MOST_INCLUDED && new Set(read).size === read.length) return read;
  part.fault("includes", `a list of 1 to ${MOST_INCLUDED}, each of them once`);
  return FAULTY;
}

const like = (pattern: RegExp, expected: string): Kind<string> => ({
  expected,
  read: (value) => (typeof value === "string" && pattern.test(value) ? value : FAULTY),
});

const ID = like(/^[!-~]{1,100}$/, "an id of at most 100 printed characters without a blank");
const PICTURE = like(/^\/(?![/\\])[^\s\\]{0,300}$/, "the address of a picture of this site");

const words = (longest: number): Kind<string> => ({
  expected: `text of at most ${longest} characters`,
  read: (value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= longest && value.isWellFormed() && !/\p{Cc}/u.test(value)
      ? value.trim()
      : FAULTY,
});

/** In paise. */
const RUPEES: Kind<number> = {
  expected: "an amount in rupees from 1 to 10,00,000 with at most two decimals",
  read(value) {
    const amount = NUMBER.read(value);
    return amount !== FAULTY && amount >= 1 && amount <= 1_000_000 ? (hundredths(amount) ?? FAULTY) : FAULTY;
  },
};
