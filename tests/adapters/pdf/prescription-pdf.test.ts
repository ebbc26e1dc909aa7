import { inflateSync } from "node:zlib";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { verificationCode } from "#core/consultations/prescriptions/verification-code.ts";
import { prescriptionPdf } from "#adapters/pdf/prescription/prescription-pdf.ts";
import { anItem, aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedVersion } from "#tests/builders/consultations/a-signed-version.ts";
import { partsAs, readPaper, rowsOf, troublesOf } from "./read-paper.ts";
import { readQrCode } from "./read-qr-code.ts";
import type { Age } from "#core/shared/age.ts";
import type { Schedule } from "#core/consultations/prescription/schedule.ts";
import type { PrescriptionItem, SignedVersion, Withdrawn } from "#core/consultations/prescription/prescription.ts";

const file = prescriptionPdf();

const several = (count: number, given: Partial<PrescriptionItem> = {}): readonly PrescriptionItem[] =>
  Array.from({ length: count }, (_, place) =>
    anItem({
      key: `i${place}`,
      name: `Churna number ${place + 1}`,
      details: {
        form: "Powder",
        dose: "3 g",
        anupana: "Lukewarm water",
        pathya: "Ten minutes before the meal, with nothing cold afterwards",
      },
      ingredients: ["Shunthi", "Maricha", "Pippali", "Haritaki", "Bibhitaki", "Amalaki", "Musta", "Vidanga", "Ela", "Tejapatra"],
      ...given,
    }),
  );

async function read(signed: SignedVersion, withdrawn: Withdrawn | null = null) {
  const pages = await readPaper(await file(signed, withdrawn));
  const said = pages.flatMap(({ aloud }) => [...partsAs(aloud, "H1"), ...partsAs(aloud, "P")].map(({ text }) => text)).join("\n");
  const figures = pages.flatMap(({ aloud }) => partsAs(aloud, "Figure"));
  return { pages, said: said.replaceAll(/\s+/g, " "), figures };
}

describe("a prescription as PDF", () => {
  it("says who prescribed what to whom, figure by figure, and its code", async () => {
    const signed = aSignedVersion({
      items: [anItem(), anItem({ key: "b", name: "Kadha", times: ["07:30", "evening", "night"], days: 1 })],
    });
    const { pages, said, figures } = await read(signed);
    expect(pages.flatMap(troublesOf)).toEqual([]);
    for (const text of [
      "Prescription",
      "Number RX00A/2627/000123",
      "Version 2",
      "Dr. Sunanda Joshi BAMS, MD (Ayurveda) Maharashtra Council of Indian Medicine, registration I-45120-A Joshi Ayurved, 14 Tilak Road, Pune 411030",
      "आशा Kulkarni 34 years, female",
      "Complaint Sleeps badly",
      "Diagnosis Provisional: Anidra",
      "Advice No screens after nine.",
      "Follow-up In two weeks",
      "New version because: Half the dose",
      "consented to a consultation from a distance (version of the consent text: call-1)",
      "computer-generated, valid without a handwritten signature.",
      "Scan to check this prescription",
      `Code to verify: ${signed.hash.slice(0, 16)}. It is worked out from every word of this version. If a word is changed, the code no longer fits.`,
    ])
      expect(said).toContain(text);
    expect(said).not.toContain("Findings");
    expect(pages.flatMap((page) => rowsOf(page, 0)).slice(1)).toEqual([
      [
        "1",
        "Ashwagandha churna form: churna · dose: 3 g · anupana (take with): warm milk Contains Ashwagandha",
        "morning, night",
        "14 days from 20 Nov 2026",
      ],
      [
        "2",
        "Kadha form: churna · dose: 3 g · anupana (take with): warm milk Contains Ashwagandha",
        "7:30 am, evening night",
        "1 day from 20 Nov 2026",
      ],
    ]);
    expect(figures.map(({ alt }) => alt)).toEqual(["Niramaya", verificationCode(signed)]);
  });

  it("says in spite of which allergy an item was signed, whatever letters the patient told it in", async () => {
    const overridden = [
      { item: "b", kind: "allergy", with: "Mugwort 🌿: I get a rash" },
      { item: "b", kind: "repeated", with: "Brahmi" },
    ] as const;
    const items = [anItem(), anItem({ key: "b", name: "Kadha", nevertheless: "Tolerated since 2024" })];
    const { pages } = await read(aSignedVersion({ items, overridden }));
    expect(pages.flatMap(troublesOf)).toEqual([]);
    const [one, other] = pages.flatMap((page) => rowsOf(page, 0)).slice(1);
    expect(one?.join(" ")).not.toContain("Allergy");
    expect(other?.join(" ").replaceAll(/\s+/g, " ")).toContain(
      "Allergy that the patient reported: Mugwort : I get a rash Another prescription in force, or another item, had Brahmi too. Prescribed anyway: Tolerated since 2024",
    );
  });

  it("says when each kind of schedule is due and for how long, step by step where there are steps", async () => {
    const schedules: readonly Schedule[] = [
      { kind: "planned", rhythm: { kind: "every", days: 2 }, times: ["morning"], lasts: { kind: "days", days: 14 } },
      { kind: "planned", rhythm: { kind: "every", days: 7 }, times: ["07:30"], lasts: { kind: "doses", doses: 4 } },
      { kind: "planned", rhythm: { kind: "every", days: 3 }, times: ["night"], lasts: { kind: "doses", doses: 1 } },
      {
        kind: "planned",
        rhythm: { kind: "weekdays", weekdays: ["thursday", "monday"] },
        times: ["noon"],
        lasts: { kind: "days", days: 28 },
      },
      {
        kind: "taper",
        steps: [
          { days: 5, dose: "2 tablets", times: ["morning", "night"] },
          { days: 1, dose: "", times: ["night"] },
        ],
      },
      { kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10 },
      { kind: "as-needed", mostADay: 1, hoursApart: 1, days: 1 },
    ];
    const items = schedules.map((schedule, nth) =>
      aScheduledItem(schedule, { key: `i${nth}`, name: "Churna", details: {}, ingredients: [] }),
    );
    const { pages } = await read(aSignedVersion({ items }));
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(pages.flatMap((page) => rowsOf(page, 0)).slice(1)).toEqual([
      ["1", "Churna", "morning on alternate days", "14 days from 20 Nov 2026"],
      ["2", "Churna", "7:30 am weekly", "4 doses from 20 Nov 2026"],
      ["3", "Churna", "night every 3 days", "1 dose from 20 Nov 2026"],
      ["4", "Churna", "noon on Mon, Thu", "28 days from 20 Nov 2026"],
      [
        "5",
        "Churna 5 days from 20 Nov 2026: 2 tablets; morning, night 1 day from 25 Nov 2026: night",
        "in steps",
        "6 days from 20 Nov 2026",
      ],
      ["6", "Churna", "as needed, at most 3 times a day, at least 4 hours apart", "10 days from 20 Nov 2026"],
      ["7", "Churna", "as needed, at most once a day, at least 1 hour apart", "1 day from 20 Nov 2026"],
    ]);
  });

  it("holds a Tamil name, an Urdu sentence and the symbols of a dose, as words that can be copied and with the letters alone that it uses", async () => {
    const name = "தமிழ்ச்செல்வி இராமநாதன்";
    const advice = "فاطمہ (بنت احمد) صبح 5 گولی";
    const bytes = await file(
      aSignedVersion({ patient: { name, age: 34, gender: "female" }, advice, items: [anItem({ details: { dose: "≤ 2 drops, 5 μg" } })] }),
      null,
    );
    const actual = actualTextsIn(bytes).map((text) => text.trim());
    expect(actual).toContain(name);
    expect(actual).toContain(advice);
    const pages = await readPaper(bytes);
    expect(pages.flatMap(({ aloud }) => partsAs(aloud, "TD").map(({ text }) => text)).join()).toContain("≤ 2 drops, 5 μg");
    expect(bytes.length).toBeLessThan(60_000);
  });

  it("tells the age of an infant in months or days", async () => {
    const of = async (age: Age) => (await read(aSignedVersion({ patient: { name: "Isha", age, gender: "female" } }))).said;
    expect(await of({ months: 7 })).toContain("Isha 7 months, female");
    expect(await of({ days: 1 })).toContain("Isha 1 day, female");
  });

  it("stands on one page with eight items, and on several with thirty", async () => {
    const texts = {
      complaint: "Burning behind the breastbone after dinner for two months, with sour belching. Four cups of tea a day, dinner after ten.",
      findings: "Tongue coated at the back, abdomen soft. No trouble swallowing, no black stools, no loss of weight.",
      advice: "Dinner before eight, three hours between dinner and bed.\nMoong, rice, lauki, coconut water.\nA slow walk after dinner.",
      tests: "Haemoglobin, and H. pylori stool antigen if it is no better after four weeks.",
    };
    const one = await read(aSignedVersion({ ...texts, items: several(8) }));
    expect(one.pages).toHaveLength(1);
    expect(one.pages.flatMap(troublesOf)).toEqual([]);
    const more = await read(aSignedVersion({ ...texts, items: several(30) }));
    expect(more.pages.length).toBeGreaterThan(1);
    expect(more.pages.flatMap(troublesOf)).toEqual([]);
    const told = more.pages.flatMap((page) => page.texts.map(({ text }) => text)).join("\n");
    for (const { name } of several(30)) expect(told).toContain(name);
  });

  it("is a care plan where it holds no drugs, and the same bytes for the same version", async () => {
    const plan = aSignedVersion({
      kind: "yoga",
      items: [anItem({ is: "task", name: "Marjaryasana", details: { minutes: "5" }, ingredients: [] })],
    });
    const { said } = await read(plan);
    expect(said).toContain("Care plan");
    expect(await file(plan, null)).toEqual(await file(plan, null));
  });

  it("says above all else that it was withdrawn and why, on as many lines as that takes", async () => {
    const reason = `Two prescriptions were mixed up. ${"The other one holds. ".repeat(12)}`.trim();
    const { pages, said } = await read(aSignedVersion(), { at: Date.parse("2026-11-22T06:00:00Z"), reason });
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(said).toContain(`Withdrawn on 22 Nov 2026, not to be followed any more: ${reason}`);
    expect(said.indexOf("Withdrawn on")).toBeLessThan(said.indexOf("Dr. Sunanda Joshi"));
    expect((await read(aSignedVersion())).said).not.toContain("Withdrawn");
  });

  it("has its code as squares that are drawn, and that a reader of QR codes understands", async () => {
    const signed = aSignedVersion();
    const code = verificationCode(signed);
    expect(code).toBe(`RX00A/2627/000123 2 ${signed.hash.slice(0, 16)}`);
    expect(readQrCode(await drawnModules(await file(signed, null)))).toBe(code);
  });
});

/** What the pages' marked pieces say instead of their glyphs. */
function actualTextsIn(bytes: Uint8Array): readonly string[] {
  const written = Buffer.from(bytes).toString("latin1");
  const streams = [...written.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed = ""]) => {
    try {
      return [inflateSync(Buffer.from(packed, "latin1")).toString("latin1")];
    } catch {
      return []; // It isn't packed.
    }
  });
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = ""]) => {
      const plain = text.replaceAll(
        /\\([\s\S])/g,
        (_, letter: string) => ({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" })[letter] ?? letter,
      );
      return Buffer.from(plain.slice(2), "latin1").swap16().toString("utf16le");
    }),
  );
}

/**
 * The modules of a QR code of version 2 or 3 as they were drawn: each run of dark ones is a path from its first corner to its second, and
 * back.
 */
async function drawnModules(bytes: Uint8Array): Promise<readonly (readonly boolean[])[]> {
  const paper = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { argsArray } = await (await paper.getPage(1)).getOperatorList();
  await paper.loadingTask.destroy();
  const paths = argsArray
    .flatMap((args: unknown) => (Array.isArray(args) ? args : []))
    .flatMap((arg: unknown) => (Array.isArray(arg) ? arg : []));
  const drawn = paths.filter((path: unknown) => path instanceof Float32Array).toSorted((one, other) => other.length - one.length)[0];
  const runs = Array.from({ length: Math.floor((drawn?.length ?? 0) / RUN) }, (_, place) =>
    drawn?.subarray(place * RUN, (place + 1) * RUN),
  );
  const dark = new Set(
    runs.flatMap((run) => {
      const [, left = 0, top = 0, , right = 0] = run ?? [];
      return Array.from({ length: right - left }, (_, across) => `${top} ${left + across}`);
    }),
  );
  const size = Math.max(...runs.map((run) => run?.[4] ?? 0));
  const places = Array.from({ length: size }, (_, place) => place);
  return places.map((row) => places.map((column) => dark.has(`${row} ${column}`)));
}

/** Numbers of a rectangle's path: it moves to a corner, goes to three more, and closes. */
const RUN = 13;
