import { titled } from "#adapters/input-file/title.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { listOfWords, PAGE_ID, PAGE_PICTURE, words } from "#adapters/input-file/page-kinds.ts";
import { isObject } from "#adapters/input-file/is-object.ts";
import { readWithin } from "#adapters/input-file/read-within.ts";
import { incomingRow } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { ok, refused } from "#core/shared/result.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { hindiIn } from "#adapters/input-file/hindi-in.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { Card, CardTexts, Hospital, HospitalTexts, Question, QuestionTexts } from "#core/content/care-page.ts";
import type { HospitalFile, HospitalPageTexts } from "#core/staff/hospitals/import-hospitals.use-case.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Result } from "#core/shared/result.ts";
import type { IncomingRow } from "#core/staff/import/incoming-row.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";
import type { Wire } from "#adapters/input-file/wire.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** The lines of a file of `hospital import`: {hospital} or {page} each. Source: specification/content.md, Hospitals and health plans. */
export async function readHospitalLines(input: AsyncIterable<readonly InputLine[]>): Promise<HospitalFile> {
  const { rows, faults } = await wholeFile(rowsInLines(input, entryIn), "a hospital");
  return {
    rows: rows.flatMap((entry) => (entry.kind === "hospital" ? [entry.row] : [])),
    pages: rows.flatMap((entry) => (entry.kind === "page" ? [entry.row] : [])),
    faults,
  };
}

type Entry =
  | { readonly kind: "hospital"; readonly row: IncomingRow<Hospital> }
  | { readonly kind: "page"; readonly row: IncomingRow<HospitalPageTexts> };

function entryIn(record: Wire, line: number): Result<Entry, readonly Fault[]> {
  const [kind, ...others] = Object.keys(record);
  if (others.length > 0 || (kind !== "hospital" && kind !== "page")) return refused([{ path: "", expected: "one of hospital and page" }]);
  const part = record[kind];
  if (!isObject(part)) return refused([{ path: kind, expected: "an object" }]);
  return kind === "hospital"
    ? ok({ kind, row: incomingRow(hospitalForm, part, line) })
    : ok({ kind, row: { ...incomingRow(pageForm, part, line), id: "page" } });
}

const hospitalForm: RowForm<Hospital> = {
  id: "_id",
  read: readWithin("hospital", hospitalIn),
  record: ({ id, name, address, text, city, therapies, picture, hindi }) => ({
    _id: id,
    name,
    address,
    text,
    city,
    therapies,
    picture,
    hi: hindi,
  }),
};

const pageForm: RowForm<HospitalPageTexts> = {
  id: "page",
  read: readWithin("page", pageIn),
  record: ({ banner, departments, questions }) => ({
    banner: cardRecord(banner),
    departments: departments.map(cardRecord),
    questions: questions.map(({ question, answer, hindi }) => ({ question, answer, hi: hindi })),
  }),
};

const cardRecord = ({ title, text, picture, hindi }: Card) => ({ title, text, picture, hi: hindi });

const MOST_THERAPIES = 20;

function hospitalIn(part: Part): Read<Hospital> {
  const reads: Reads<Hospital> = {
    id: part.required("_id", PAGE_ID),
    ...hospitalTextsIn(part),
    city: part.required("city", words(100)),
    therapies: listOfWords(part, "therapies", { most: MOST_THERAPIES, longest: 100 }),
    picture: part.optional("picture", PAGE_PICTURE, null),
    hindi: hindiIn(part, hospitalTextsIn),
  };
  return isWhole(reads) ? reads : FAULTY;
}

const hospitalTextsIn = (part: Part): Reads<HospitalTexts> => ({
  name: part.required("name", titled(words(200))),
  address: part.required("address", words(500)),
  text: part.required("text", words(2_000)),
});

function pageIn(part: Part): Read<HospitalPageTexts> {
  const banner = part.requiredPart("banner");
  const card = banner === FAULTY ? FAULTY : cardIn(banner);
  const reads: Reads<HospitalPageTexts> = {
    banner: card === FAULTY || !isWhole(card) ? FAULTY : card,
    departments: wholeEntries(part.list("departments", cardIn)),
    questions: wholeEntries(part.list("questions", questionIn)),
  };
  return isWhole(reads) ? reads : FAULTY;
}

const cardIn = (part: Part): Reads<Card> => ({
  ...cardTextsIn(part),
  picture: part.optional("picture", PAGE_PICTURE, null),
  hindi: hindiIn(part, cardTextsIn),
});

const cardTextsIn = (part: Part): Reads<CardTexts> => ({
  title: part.required("title", titled(words(200))),
  text: part.required("text", words(2_000)),
});

const questionIn = (part: Part): Reads<Question> => ({ ...questionTextsIn(part), hindi: hindiIn(part, questionTextsIn) });

const questionTextsIn = (part: Part): Reads<QuestionTexts> => ({
  question: part.required("question", words(500)),
  answer: part.required("answer", words(2_000)),
});
