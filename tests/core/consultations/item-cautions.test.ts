import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { itemCautions } from "#core/consultations/prescriptions/item-cautions.ts";
import { MEDICINE_CAUTION_ROWS } from "#core/consultations/safety/caution-rows.ts";
import { CAUTION_TABLE, cautionsOfSubstances } from "#core/consultations/safety/substance-cautions.ts";
import { SUBSTANCE_KEYS } from "#core/consultations/safety/substances.ts";
import { anItem } from "#tests/builders/consultations/a-prescription.ts";
import type { HealthSummary } from "#core/consultations/safety/person-health.ts";

const healthy: HealthSummary = {
  hasAllergies: false,
  allergies: [],
  reactions: "",
  takesMedicines: false,
  medicines: "",
  pregnancy: "no",
  pregnancyWeek: null,
  sex: null,
  conditions: ["none"],
  otherConditions: "",
  sign: null,
};
const taking = (medicines: string): HealthSummary => ({ ...healthy, takesMedicines: true, medicines });

/** What the labels of goods say of the substances in them, one a line. */
const LABELS: readonly { readonly en: string; readonly hi: string; readonly cautions: readonly string[] }[] = readFileSync(
  new URL("labels-of-substances.ndjson", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

/** What of one drug asks for caution, in a line each. */
const cautions = (name: string, health: HealthSummary | null, { ingredients = [name], age = 34 as number | null } = {}) =>
  itemCautions([anItem({ name, ingredients })], { health, age }).map(
    ({ because, substances: named }) => `${"said" in because ? because.said : because.kind}: ${named.join(", ")}`,
  );

describe("the table of substances that ask for caution", () => {
  it("tells of each substance of the shop what its label tells, by its name in either language", () => {
    expect(LABELS.length).toBeGreaterThan(100);
    const untold = LABELS.flatMap(({ en, hi, cautions: labelled }) =>
      [en, hi].flatMap((one) => {
        const known = ["sensitive-skin", ...cautionsOfSubstances([one])]; // Of what is only put on the skin a dose says nothing.
        return labelled.filter((caution) => !known.includes(caution)).map((caution) => `${one}: ${caution}`);
      }),
    );
    expect(untold).toEqual([]);
  });

  it("names substances that exist, each line by a key or a name", () => {
    expect(CAUTION_TABLE.filter(({ key, names }) => (key === null ? names.length === 0 : !SUBSTANCE_KEYS.has(key)))).toEqual([]);
  });
});

describe("a medicine that a patient should not take without asking", () => {
  it("has a source in its line", () => {
    const lines = MEDICINE_CAUTION_ROWS.trim().split("\n");
    const source = /^(?:label|FDA \d{4}|EMA \d{4}|MHRA \d{4}|India \d{4})\b/;
    const sourcesOf = (line: string) => line.split("|")[3]?.split(";") ?? [""];
    expect(lines.filter((line) => !sourcesOf(line).every((one) => source.test(one.trim())))).toEqual([]);
  });

  it.each([
    ...["Isotretinoin 20 mg", "Sotret", "Acitretin", "Retino-A cream", "Methotrexate", "Folitrax 7.5", "Misoprostol", "Cytotec", "MTP kit"],
    ...["Warfarin", "Acitrom 2", "वारफेरिन", "Sodium valproate", "Encorate Chrono", "Phenytoin", "Eptoin", "Carbamazepine", "Topiramate"],
    ...["Brufen 400", "Ibuprofen", "Combiflam", "Voveran SR", "Meftal-Spas", "Zerodol", "Ecosprin", "Naproxen", "Etoricoxib", "आइबुप्रोफेन"],
    ...["Ramipril", "Cardace 5", "Enalapril", "Telma 40", "Losartan", "टेल्मिसार्टन", "Atorvastatin", "Storvas 10", "Rosuvas", "Crestor"],
    ...["Doxycycline", "Tetracycline", "Minocycline", "Fluconazole 150", "Forcan", "Itraconazole", "Gentamicin", "Septran", "Lithosun"],
    ...["Neo-Mercazole", "Danazol", "Finpecia", "Thalidomide", "Mycophenolate", "Ergotamine", "Clomiphene", "Griseofulvin", "Ribavirin"],
  ])("%s", (name) => {
    expect(cautions(name, { ...healthy, pregnancy: "pregnant" })).toEqual([`pregnancy: ${name}`]);
    expect(cautions(name, { ...healthy, pregnancy: "unsure" })).toHaveLength(1);
    expect(cautions(name, healthy)).toEqual([]);
  });

  it.each([
    ["Ibuprofen 400", ["high-blood-pressure"], "Telma 40", ["condition", "Telma"]],
    ["Voveran", ["high-blood-pressure"], "Telma40", ["condition", "telma"]],
    ["Ibuprofen 400", ["none"], "Cardace 5 mg daily", ["Cardace"]],
    ["Combiflam", ["none"], "Stamlo 5", ["Stamlo"]],
    ["Naproxen", ["none"], "ब्लड प्रेशर की दवा", ["ब्लड प्रेशर की दवा"]],
    ["Zerodol", ["kidney"], "", ["condition"]],
    ["Brufen", ["asthma"], "", ["condition"]],
    ["Meftal", ["none"], "Ecosprin 75", ["Ecosprin"]],
    ["Prednisolone", ["diabetes"], "", ["condition"]],
    ["Inderal 20", ["asthma"], "", ["condition"]],
    ["Sinarest", ["high-blood-pressure"], "", ["condition"]],
    ["Glycomet", ["kidney"], "", ["condition"]],
    ["Dolo650", ["liver"], "", ["condition"]],
  ])("%s with %j and %s", (name, conditions, medicines, reasons) => {
    const health = { ...healthy, conditions, takesMedicines: medicines !== "", medicines };
    const found = itemCautions([anItem({ name, ingredients: [name] })], { health, age: 34 });
    expect(found.map(({ because }) => ("said" in because ? because.said : because.kind))).toEqual(reasons);
    expect(cautions(name, healthy)).toEqual([]);
  });

  it("is aspirin for who is under 18, and nimesulide under 12", () => {
    expect([17, 18].map((age) => cautions("Disprin", healthy, { age }).length)).toEqual([1, 0]);
    expect([11, 12].map((age) => cautions("Nise", healthy, { age }).length)).toEqual([1, 0]);
  });

  it.each(["Paracetamol", "Crocin", "Amoxicillin", "Lamotrigine", "Nystatin", "Lithium carbonicum 30C", "Levothyroxine"])(
    "is not %s, of which the table says nothing",
    (name) => expect(cautions(name, { ...healthy, pregnancy: "pregnant" })).toEqual([]),
  );
});

describe("an item that is related to what its patient is allergic to", () => {
  const allergicTo = (...allergies: string[]): HealthSummary => ({ ...healthy, hasAllergies: true, allergies });
  const related = (name: string, ...allergies: string[]) =>
    itemCautions([anItem({ name, ingredients: [name] })], { health: allergicTo(...allergies), age: 34 }).map(
      ({ because, substances: named }) => ({
        ...because,
        named,
      }),
    );

  it.each([
    ["Cephalexin", "penicillin"],
    ["Phexin 500", "Amoxicillin: rash"],
    ["Cefixime", "Augmentin"],
    ["Taxim-O", "पेनिसिलिन"],
    ["Meropenem", "penicillin"],
    ["Amoxicillin", "cefixime"],
  ])("%s where %s is not borne", (name, allergy) => {
    expect(related(name, allergy)).toEqual([{ kind: "related", allergy, named: [name] }]);
  });

  it("is none where it matches, or is of no related class", () => {
    expect(related("Amoxicillin", "penicillin")).toEqual([]); // That is a warning.
    expect(related("Cephalexin", "penicillin", "cephalosporins")).toEqual([
      { kind: "related", allergy: "penicillin", named: ["Cephalexin"] },
    ]);
    expect(related("Azithromycin", "penicillin")).toEqual([]);
    expect(related("Cephalexin", "antibiotics")).toEqual([]);
    expect(related("Cephalexin", "peanuts")).toEqual([]);
  });
});

describe("an item that its patient should take with caution", () => {
  it("says so by the illnesses of the health profile, by choice and in the patient's own words", () => {
    expect(cautions("Eucalyptus", { ...healthy, conditions: ["asthma"] })).toEqual(["condition: Eucalyptus"]);
    expect(cautions("Bakuchi", { ...healthy, conditions: ["other"], otherConditions: "hepatitis B" })).toEqual(["hepatitis: Bakuchi"]);
    expect(cautions("Eucalyptus", { ...healthy, conditions: ["diabetes"] })).toEqual([]);
  });

  it.each([
    ["Ashwagandha churna", "Thyroxine 50 mcg"],
    ["अश्वगंधा चूर्ण", "thyroxine"],
    ["Withania somnifera", "थायरॉक्सिन"],
    ["Indian ginseng", "Thyronorm 25"],
    ["Brahmi vati", "Eltroxin"],
    ["Kanchanar Guggulu", "levothyroxine"],
    ["Garlic", "warfarin"],
    ["हल्दी", "वारफेरिन"],
    ["Arjuna", "amlodipine"],
    ["Karela", "Metformin 500"],
    ["गुड़मार", "इंसुलिन"],
    ["Jatamansi", "clonazepam"],
    ["Giloy", "methotrexate"],
    ["Mulethi", "digoxin"],
  ])("%s for who takes %s", (drug, medicine) => {
    expect(cautions(drug, taking(medicine))).toHaveLength(1);
    expect(cautions(drug, taking("Paracetamol"))).toEqual([]);
    expect(cautions(drug, healthy)).toEqual([]);
  });

  it("says which of its ingredients, once for each reason", () => {
    const mixed = { ingredients: ["Ashwagandha", "Brahmi", "Amla"] };
    expect(cautions("Sleep mix", taking("Thyroxine, clonazepam"), mixed)).toEqual([
      "Thyroxine: Ashwagandha, Brahmi",
      "clonazepam: Ashwagandha, Brahmi",
    ]);
    expect(cautions("Ashwagandha churna", taking("Thyroxine"), { ingredients: ["Ashwagandha"] })).toEqual(["Thyroxine: Ashwagandha"]);
    expect(cautions("Ashwagandha churna", taking("Thyroxine"), { ingredients: ["Amla"] })).toEqual(["Thyroxine: Ashwagandha churna"]);
  });

  it.each(["pregnant", "unsure", "breastfeeding"] as const)("says so to who is %s", (pregnancy) => {
    expect(cautions("Ashwagandha", { ...healthy, pregnancy })).toEqual(["pregnancy: Ashwagandha"]);
  });

  it("says so by the age, also where nothing else was read", () => {
    expect([17, 18, null].map((age) => cautions("Ashwagandha", null, { age }).length)).toEqual([1, 0, 0]);
    const infant = (age: { readonly months: number } | { readonly days: number }) =>
      itemCautions([anItem({ name: "Vasaka", ingredients: ["Vasaka"] })], { health: null, age }).length;
    expect([{ days: 40 }, { months: 23 }, { months: 24 }].map(infant)).toEqual([1, 1, 0]);
  });

  it("is no lemon for lemon balm, no wheat for wheatgrass, and nothing to do", () => {
    expect(cautions("Lemon", taking("thyroxine"))).toEqual([]);
    expect(cautions("Lemon balm", taking("thyroxine"))).toHaveLength(1);
    expect(cautions("Wheat", taking("warfarin"))).toEqual([]);
    const meal = { ...anItem({ name: "Garlic soup", ingredients: [] }), is: "task" as const };
    expect(itemCautions([meal], { health: taking("warfarin"), age: 34 })).toEqual([]);
  });
});
