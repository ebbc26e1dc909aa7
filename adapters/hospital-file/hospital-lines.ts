import { isWhole } from "#adapters/input-file/is-whole.ts";
import { listOfWords, PAGE_ID, PAGE_PICTURE, words } from "#adapters/input-file/page-kinds.ts";
import { readLines } from "#adapters/input-file/read-lines.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { hindiIn } from "#adapters/input-file/hindi-in.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Card, CardTexts, Hospital, HospitalTexts, Question, QuestionTexts } from "#core/content/care-page.ts";
import type { HospitalLine, HospitalPageTexts } from "#core/staff/hospitals/import-hospitals.use-case.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { InputLine } from "#adapters/input-file/read-lines.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

type Entry = { readonly kind: "hospital"; readonly hospital: Hospital } | { readonly kind: "page"; readonly page: HospitalPageTexts };

/** The lines of a file of `hospital import`: {hospital} or {page} each. Source: specification/content.md, Hospitals and health plans. */
export async function readHospitalLines(
  input: AsyncIterable<readonly InputLine[]>,
): Promise<{ readonly lines: readonly HospitalLine[]; readonly faults: readonly LineFault[] }> {
  const { lines, faults } = await readLines(input, entryIn);
  if (lines.length + faults.length === 0) return { lines: [], faults: [{ line: 1, path: "", expected: "a hospital" }] };
  return { lines: lines.map(({ line, value }) => ({ line, ...value })), faults };
}

function entryIn(file: Part): Read<Entry> {
  const [kind, ...others] = file.keys();
  if (others.length > 0 || (kind !== "hospital" && kind !== "page")) {
    file.ownFault("one of hospital and page");
    return FAULTY;
  }
  const part = file.requiredPart(kind);
  if (part === FAULTY) return FAULTY;
  if (kind === "page") {
    const page = pageIn(part);
    return page === FAULTY ? FAULTY : { kind, page };
  }
  const hospital = hospitalIn(part);
  return hospital === FAULTY ? FAULTY : { kind, hospital };
}

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
  name: part.required("name", words(200)),
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
  title: part.required("title", words(200)),
  text: part.required("text", words(2_000)),
});

const questionIn = (part: Part): Reads<Question> => ({ ...questionTextsIn(part), hindi: hindiIn(part, questionTextsIn) });

const questionTextsIn = (part: Part): Reads<QuestionTexts> => ({
  question: part.required("question", words(500)),
  answer: part.required("answer", words(2_000)),
});
