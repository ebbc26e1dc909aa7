import { FASTING_HOURS, LAB_CATEGORIES, labTestId, RANGE_SEXES, SAMPLES } from "#core/labs/lab-test.ts";
import { daysOfAge } from "#core/labs/range-age.ts";
import { paise } from "#core/shared/money.ts";
import { NUMBER, oneOf, TRUE_OR_FALSE, whole } from "#adapters/input-file/kind.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { AGE, eachOnce, ID, RUPEES, SHORT, SLUG, textIn, UNIT, within } from "./kinds.ts";
import type { FastingHours, LabParameter, LabTest, ReferenceRange } from "#core/labs/lab-test.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

const MOST_PARAMETERS = 200;
const MOST_RANGES = 50;
const MOST_HOURS_AFTER_A_MEAL = 4;
const A_MONTH = 31 * 24;

/** A test of a laboratory's file. Source: specification/labs.md, Tests, packages and labs. */
export function testIn(part: Part): Read<LabTest> {
  const id = part.required("_id", ID);
  const mrp = part.required("mrp", RUPEES);
  const price = part.required("price", RUPEES);
  if (mrp !== FAULTY && price !== FAULTY && price > mrp) part.fault("price", "an amount that is not above mrp");
  const fastingHours = part.required("fasting_hours", FASTING);
  const afterMealHours = part.optional("after_meal_hours", whole(0, MOST_HOURS_AFTER_A_MEAL), 0);
  if (fastingHours !== FAULTY && afterMealHours !== FAULTY && fastingHours > 0 && afterMealHours > 0)
    part.fault("after_meal_hours", "0 where fasting_hours is more than 0");
  const reads: Reads<LabTest> = {
    id: id === FAULTY ? FAULTY : labTestId(id),
    slug: part.required("slug", SLUG),
    title: textIn(part, "title", "short"),
    aliases: eachOnce(part, "aliases", { kind: SHORT, most: 30 }),
    category: part.required("category", oneOf(LAB_CATEGORIES)),
    sample: part.required("sample", oneOf(SAMPLES)),
    fastingHours,
    afterMealHours,
    reportHours: part.required("report_hours", whole(1, A_MONTH)),
    mrp: mrp === FAULTY ? FAULTY : paise(mrp),
    price: price === FAULTY ? FAULTY : paise(price),
    gst: part.optional("gst", within(0, 100), 0),
    needsPrescription: part.optional("needs_prescription", TRUE_OR_FALSE, false),
    isAtHome: part.required("home", TRUE_OR_FALSE),
    prepare: part.has("prepare") ? textIn(part, "prepare", "long") : null,
    parameters: parametersIn(part),
    source: part.optional("source", SHORT, null),
  };
  return isWhole(reads) ? reads : FAULTY;
}

const FASTING: Kind<FastingHours> = {
  expected: "0, 8, 10 or 12",
  read: (value) => FASTING_HOURS.find((hours) => hours === value) ?? FAULTY,
};

function parametersIn(part: Part): Read<readonly LabParameter[]> {
  const list = part.requiredList<LabParameter>(
    "parameters",
    (one): Reads<LabParameter> => ({
      code: one.required("code", ID),
      name: textIn(one, "name", "short"),
      unit: one.optional("unit", UNIT, null),
      ranges: rangesIn(one),
    }),
  );
  const codes = new Set<string>();
  for (const { part: one, reads } of list.entries) {
    if (reads.code === FAULTY) continue;
    if (codes.has(reads.code)) one.fault("code", "a code that no other parameter of the test has");
    codes.add(reads.code);
  }
  if (list.length > MOST_PARAMETERS || (list.isWhole && list.length === 0)) part.fault("parameters", `a list of 1 to ${MOST_PARAMETERS}`);
  return wholeEntries(list);
}

function rangesIn(part: Part): Read<readonly ReferenceRange[]> {
  const list = part.list<ReferenceRange>("ranges", (one): Reads<ReferenceRange> => {
    const range: Reads<ReferenceRange> = {
      sex: one.optional("sex", oneOf(RANGE_SEXES), "any"),
      fromAge: one.optional("from_age", AGE, 0),
      toAge: one.optional("to_age", AGE, null),
      low: one.optional("low", NUMBER, null),
      high: one.optional("high", NUMBER, null),
    };
    const { fromAge, toAge, low, high } = range;
    if (low === null && high === null) one.ownFault("low, high or both");
    else if (typeof low === "number" && typeof high === "number" && low > high) one.fault("high", "a number that is not below low");
    if (toAge !== FAULTY && toAge !== null && fromAge !== FAULTY && daysOfAge(fromAge).from >= daysOfAge(toAge).until)
      one.fault("to_age", "an age that is not below from_age");
    return range;
  });
  if (list.length > MOST_RANGES) part.fault("ranges", `a list of at most ${MOST_RANGES}`);
  return wholeEntries(list);
}
