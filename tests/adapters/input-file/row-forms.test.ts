import { describe, expect, it } from "vitest";
import { productsInLines } from "#adapters/catalogue-file/product-file.ts";
import { pincodesInLines } from "#adapters/catalogue-file/pincode-file.ts";
import { practitionerFiles } from "#adapters/consultation-files/practitioner-files.ts";
import { readEventLines } from "#adapters/event-file/event-lines.ts";
import { readActivityLines } from "#adapters/food-file/activity-lines.ts";
import { readFoodLines } from "#adapters/food-file/food-lines.ts";
import { readHospitalLines } from "#adapters/hospital-file/hospital-lines.ts";
import { wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { readLabLines } from "#adapters/lab-files/lab-lines.ts";
import { readLandingLines } from "#adapters/landing-file/landing-lines.ts";
import { readPlanLines } from "#adapters/plan-file/plan-lines.ts";
import { readQuizLines } from "#adapters/quiz-file/quiz-lines.ts";
import { productRecord } from "#adapters/catalogue-file/product-record.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { day } from "#core/shared/day.ts";
import { aProduct } from "#tests/fixtures.ts";
import type { IncomingRow } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";

type Lines = AsyncIterable<readonly InputLine[]>;
type Wire = { readonly [key: string]: unknown };
type Importer = {
  readonly rows: (lines: Lines) => Promise<readonly IncomingRow<never>[]>;
  readonly line: Wire;
  readonly id: string;
  /** The field by which it is called, and whether that stands on papers; null: it is called nothing. */
  readonly title: readonly [field: string, of: "paper" | "page"] | null;
  /** A field that may be empty, and what a record says of it before; null: there is none. */
  readonly cleared: readonly [field: string, was: unknown] | null;
  readonly within?: string;
};

async function* pieceOf(record: Wire): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(JSON.stringify(record));
}

const rowsOf =
  <Value>(read: (lines: Lines) => Promise<{ readonly rows: readonly IncomingRow<Value>[] }>) =>
  async (lines: Lines): Promise<readonly IncomingRow<never>[]> =>
    // A test of all importers at once knows no value: it gives back what it was given.
    (await read(lines)).rows as readonly unknown[] as readonly IncomingRow<never>[];

const text = { en: "Water", hi: "पानी" };
const importers: Readonly<Record<string, Importer>> = {
  products: {
    title: ["title", "paper"],
    rows: rowsOf((lines) => wholeFile(productsInLines(lines))),
    line: { ...productRecord(aProduct("Balm", { arrived: day("2026-01-31") })) },
    id: "_id",
    cleared: ["arrived_on", "2026-01-31"],
  },
  pincodes: {
    title: null,
    rows: rowsOf(pincodesInLines),
    line: { pincode: "411004", state: "Maharashtra", days: 2, cash_on_delivery: true, city: "Pune" },
    id: "pincode",
    cleared: ["city", "Pune"],
  },
  practitioners: {
    title: ["name", "paper"],
    rows: rowsOf((lines) => wholeFile(practitionerFiles.inLines(lines))),
    line: {
      _id: "sunanda",
      name: "Sunanda Rao",
      therapy: "ayurveda",
      qualifications: ["BAMS"],
      council: "MCIM",
      registration_no: "I-1",
      languages: ["en", "mr"],
      gender: "female",
      experience_since: 2004,
      cities: ["Pune"],
      modes: ["audio", "video"],
      lengths: [30],
      clinics: [{ name: "Clinic", address: "12 Law College Road", city: "Pune", pincode: "411004", lat: 18.5, lon: 73.8 }],
      fees: { 30: { audio: 300, video: 500.5 } },
      gst: 18,
      about: { en: "<p>Calm</p>", hi: "<p>शांत</p>" },
      picture: "/s.webp",
      account: "9876543210",
      status: "INACTIVE",
      buffer: 10,
      lead: 90,
      horizon: 20,
    },
    id: "_id",
    cleared: ["about", { en: "<p>Calm</p>", hi: "<p>शांत</p>" }],
  },
  events: {
    title: ["title", "page"],
    rows: rowsOf(readEventLines),
    line: {
      _id: "breathing",
      title: text,
      text,
      place: { en: "Hall, Pune", hi: "सभागृह, पुणे" },
      price: 99.5,
      picture: "/e.webp",
      starts_at: "2036-11-20T10:00:00+05:30",
      ends_at: "2036-11-20T11:00:00+05:30",
      capacity: 20,
      offer_hours: 12,
      state: "draft",
    },
    id: "_id",
    cleared: ["picture", "/e.webp"],
  },
  quizzes: {
    title: ["title", "page"],
    rows: rowsOf(readQuizLines),
    line: {
      _id: "salt",
      title: text,
      note: text,
      minutes: 5,
      pass_percent: 60,
      opens_at: "2036-11-20T10:00:00+05:30",
      closes_at: "2036-11-20T11:00:00+05:30",
      questions: [
        {
          _id: "q1",
          type: "multiple",
          text,
          points: 2,
          penalty: 0.5,
          partial: true,
          key: ["a", "b"],
          explanation: text,
          source: "WHO",
          options: ["a", "b", "c"].map((id) => ({ _id: id, text: { en: id, hi: "क" } })),
        },
        { _id: "q2", type: "number", text: "How much?", points: 1, key: 5, tolerance: 1, explanation: "So", source: "WHO" },
      ],
    },
    id: "_id",
    cleared: ["note", text],
  },
  tests: {
    title: ["title", "paper"],
    rows: async (lines) =>
      (await readLabLines(lines)).rows.flatMap((entry) =>
        entry.kind === "test" ? ([entry.row] as readonly unknown[] as readonly IncomingRow<never>[]) : [],
      ),
    line: {
      _id: "hba1c",
      slug: "hba1c",
      title: text,
      aliases: ["sugar"],
      category: "diabetes",
      sample: "blood",
      fasting_hours: 8,
      report_hours: 24,
      mrp: 500,
      price: 399.5,
      gst: 5,
      needs_prescription: true,
      home: true,
      prepare: text,
      source: "WHO",
      parameters: [{ code: "h", name: text, unit: "%", ranges: [{ sex: "any", from_age: 0, to_age: null, low: 4, high: 5.6 }] }],
    },
    id: "_id",
    cleared: ["prepare", text],
    within: "test",
  },
  plans: {
    title: ["title", "paper"],
    rows: rowsOf(readPlanLines),
    line: {
      _id: "family",
      title: "Family",
      text: "For four.",
      includes: ["Calls"],
      price: 12_999.5,
      people: 4,
      consultations: 12,
      lab_percent: 10,
      picture: "/p.webp",
      hi: { title: "परिवार", text: "चार", includes: ["कॉल"] },
    },
    id: "_id",
    cleared: ["picture", "/p.webp"],
  },
  hospitals: {
    title: ["name", "page"],
    rows: rowsOf(readHospitalLines),
    line: {
      _id: "sanjeevani",
      name: "Sanjeevani",
      address: "42 Karve Road",
      text: "Sixty beds.",
      city: "Pune",
      therapies: ["Ayurveda"],
      picture: "/h.webp",
      hi: { name: "संजीवनी", address: "४२", text: "साठ" },
    },
    id: "_id",
    cleared: ["picture", "/h.webp"],
    within: "hospital",
  },
  "landing pages": {
    title: ["title", "page"],
    rows: rowsOf(readLandingLines),
    line: {
      name: "monsoon",
      title: text,
      lead: text,
      from: "2036-06-01T00:00:00Z",
      until: "2036-09-01T00:00:00Z",
      blocks: [
        { kind: "banner", title: text, text, link: { title: text, address: "/shop" } },
        { kind: "practitioners", title: text, therapy: null },
        { kind: "text", title: text, html: "<p>Rain</p>" },
      ],
    },
    id: "name",
    cleared: ["until", "2036-09-01T00:00:00.000Z"],
  },
  foods: {
    title: ["name", "page"],
    rows: rowsOf(readFoodLines),
    line: {
      id: "phalsa",
      kind: "ingredient",
      name: "Phalsa",
      hindi: "फालसा",
      spellings: ["falsa"],
      density: 1.1,
      units: { katori: 90 },
      source: "IFCT",
      per_100: { kcal: 90, protein_g: 1.6, carbs_g: 21, fat_g: 0.1, fibre_g: null },
    },
    id: "id",
    cleared: ["density", 1.1],
  },
  activities: {
    title: ["name", "page"],
    rows: rowsOf(readActivityLines),
    line: { activity: "15999", name: "Kho-kho", hindi: "खो-खो", met: 7.3, source: "Compendium" },
    id: "activity",
    cleared: null,
  },
};

const rowOf = async ({ rows, within }: Importer, record: Wire): Promise<IncomingRow<never>> => {
  const [row] = await rows(inputLines(pieceOf(within === undefined ? record : { [within]: record })));
  if (row === undefined) throw new RangeError("no row");
  return row;
};

const kept = async (importer: Importer): Promise<never> => {
  const read = (await rowOf(importer, importer.line)).over(null);
  if (read.kind === "refused") throw new RangeError(JSON.stringify(read.refusal));
  return read.value;
};

describe.each(Object.entries(importers))("a row of a file of %s", (_, importer) => {
  const { id, line, cleared } = importer;

  it("that names nothing but its id changes nothing", async () => {
    const was = await kept(importer);
    const row = await rowOf(importer, { [id]: line[id] });
    expect(row.over(was)).toEqual({ kind: "ok", value: was });
    expect(row.changes(was, was)).toEqual([]);
  });

  it("that names all that there is changes nothing either", async () => {
    const was = await kept(importer);
    expect((await rowOf(importer, line)).over(was)).toEqual({ kind: "ok", value: was });
  });

  const called = async (given: string) => {
    const [field = ""] = importer.title ?? [];
    const read = (await rowOf(importer, { ...line, [field]: given })).over(null);
    return read.kind === "ok"
      ? []
      : read.refusal.map(({ path, expected }) => [path.replace(importer.within ?? "", "").replace(".", ""), expected]);
  };

  it.runIf(importer.title !== null)("is called by one line of which everything is seen, with the joiners of Indian scripts", async () => {
    const [field] = importer.title ?? [];
    for (const odd of ["Water\nfall", "Water\u202efall", "Wa\u200bter", "Wa\u200dter"]) {
      const [fault, ...more] = await called(odd);
      expect([fault?.[0], more]).toEqual([field, []]);
    }
    for (const good of ["क\u094d\u200dष", "Water – 5 μg"]) expect(await called(good)).toEqual([]);
  });

  it.runIf(importer.title?.[1] === "paper")("is called by letters that papers can show, and the fault names another one", async () => {
    expect(await called("Tulsi 😀 तुलसी")).toEqual([[importer.title?.[0], "letters that papers can show, not “😀”"]]);
  });

  it.each(cleared === null ? [] : [cleared])(
    "clears %s where it names that and leaves it empty, and tells that field alone",
    async (field, before) => {
      const was = await kept(importer);
      const row = await rowOf(importer, { [id]: line[id], [field]: null });
      const read = row.over(was);
      if (read.kind === "refused") throw new RangeError(JSON.stringify(read.refusal));
      const told = typeof before === "object" ? JSON.stringify(before) : before;
      expect(row.changes(was, read.value)).toEqual([{ field, was: told, becomes: null }]);
    },
  );
});
