import { paise } from "#core/shared/money.ts";
import { printed } from "#adapters/input-file/printed-text.ts";
import { titled } from "#adapters/input-file/title.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { hindiIn } from "#adapters/input-file/hindi-in.ts";
import { hundredths } from "#adapters/input-file/hundredths.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { NUMBER, whole } from "#adapters/input-file/kind.ts";
import { listOfWords, PAGE_ID, PAGE_PICTURE, words } from "#adapters/input-file/page-kinds.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { rowsOf } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import type { HealthPlan, PlanTexts } from "#core/content/care-page.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** The lines of a file of `plan import`, a plan each. Source: specification/content.md, Hospitals and health plans. */
export const readPlanLines = (lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<HealthPlan>> =>
  wholeFile(rowsInLines(lines, rowsOf(planForm)), "a plan");

const planForm: RowForm<HealthPlan> = {
  id: "_id",
  read: (record) => readObject(record, planIn),
  record: ({ id, title, text, includes, price, people, consultations, labPercent, picture, hindi }) => ({
    _id: id,
    title,
    text,
    includes,
    price: price / 100,
    people,
    consultations,
    lab_percent: labPercent,
    picture,
    hi: hindi === null ? null : { title: hindi.title, text: hindi.text, includes: hindi.includes },
  }),
};

const MOST_INCLUDED = 20;
const MOST_PEOPLE = 20;
const MOST_CONSULTATIONS = 365;
/** Something is left to be paid for tests. */
const MOST_OFF_TESTS = 90;

function planIn(part: Part): Read<HealthPlan> {
  const price = part.required("price", RUPEES);
  const texts = textsIn(part);
  const hindi = hindiIn(part, textsIn);
  const reads: Reads<HealthPlan> = {
    id: part.required("_id", PAGE_ID),
    ...texts,
    price: price === FAULTY ? FAULTY : paise(price),
    people: part.required("people", whole(1, MOST_PEOPLE)),
    consultations: part.optional("consultations", whole(0, MOST_CONSULTATIONS), 0),
    labPercent: part.optional("lab_percent", whole(0, MOST_OFF_TESTS), 0),
    picture: part.optional("picture", PAGE_PICTURE, null),
    hindi,
  };
  if (!isWhole(reads)) return FAULTY;
  if (reads.hindi === null || reads.hindi.includes.length === reads.includes.length) return reads;
  part.fault("hi.includes", `a list of ${reads.includes.length}, as in English`);
  return FAULTY;
}

/** It stands on bills. */
const TITLE = printed(titled(words(200)));

const textsIn = (part: Part): Reads<PlanTexts> => ({
  title: part.required("title", TITLE),
  text: part.required("text", words(2_000)),
  includes: listOfWords(part, "includes", { most: MOST_INCLUDED, longest: 200 }),
});

/** In paise. */
const RUPEES: Kind<number> = {
  expected: "an amount in rupees from 1 to 10,00,000 with at most two decimals",
  read(value) {
    const amount = NUMBER.read(value);
    return amount !== FAULTY && amount >= 1 && amount <= 1_000_000 ? (hundredths(amount) ?? FAULTY) : FAULTY;
  },
};
