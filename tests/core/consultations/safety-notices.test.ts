import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { history } from "#core/assessments/questions/common-groups.ts";
import { memberId } from "#core/account/family-member.ts";
import { allCautions } from "#core/catalogue/information/caution.ts";
import { warningsOf } from "#core/consultations/prescriptions/item-warnings.ts";
import { ALLERGENS } from "#core/catalogue/information/product-information.ts";
import { CAUTIONS_OF_CONDITION, CONDITION_NAMES, MEDICINE_NAMES } from "#core/consultations/safety/caution-names.ts";
import { holdsWords } from "#core/consultations/safety/allergy-match.ts";
import { prescribedTo } from "#core/consultations/safety/prescribed-drugs.ts";
import { safetyNotices, tellsTooLittle } from "#core/consultations/safety/safety-notices.ts";
import { day } from "#core/shared/day.ts";
import { anItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import type { Caution } from "#core/catalogue/information/caution.ts";
import type { SafetyFacts } from "#core/catalogue/safety-facts.ts";
import type { PersonHealth, Pregnancy } from "#core/consultations/safety/person-health.ts";
import type { PrescriptionItem } from "#core/consultations/prescription/prescription.ts";

const today = day("2026-11-24");
const healthy: PersonHealth = {
  conditions: [],
  otherConditions: "",
  takesMedicines: null,
  medicines: "",
  allergies: [],
  pregnancy: null,
  birthdate: null,
  prescribed: [],
};
const ladoo: SafetyFacts = {
  product: "p-1",
  title: "Ashwagandha Ladoo",
  hindi: null,
  isConsumable: true,
  genericName: { english: "Sweet with ashwagandha", hindi: "अश्वगंधा वाला लड्डू" },
  botanicalName: null,
  ingredients: [
    { name: { english: "Ashwagandha", hindi: "अश्वगंधा" }, botanicalName: "Withania somnifera" },
    { name: { english: "Almonds", hindi: "बादाम" }, botanicalName: null },
  ],
  cautions: ["pregnancy", "breastfeeding", "under-12", "thyroid-medicines", "sedatives"],
  allergens: ["milk", "tree-nut"],
};
const reasons = (person: Partial<PersonHealth>, facts: Partial<SafetyFacts> = {}) =>
  safetyNotices({ ...healthy, ...person }, [{ ...ladoo, ...facts }], today).flatMap((notice) => notice.reasons);

const asKept = (items: readonly PrescriptionItem[]) => aSignedPrescription({ items });

const anyWords = () =>
  fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("milk", "Almond", "peanuts", "thyroxine 50", "बादाम", "SENTINEL", "dust, ghee"));
const anyPerson = (): fc.Arbitrary<PersonHealth> =>
  fc.record({
    conditions: fc.uniqueArray(fc.constantFrom(...Object.keys(CAUTIONS_OF_CONDITION), "other", "none", "constructor")),
    otherConditions: anyWords(),
    takesMedicines: fc.constantFrom(true, false, null),
    medicines: anyWords(),
    allergies: fc.array(anyWords(), { maxLength: 3 }),
    pregnancy: fc.constantFrom<(Pregnancy | null)[]>("pregnant", "unsure", "breastfeeding", "no", null),
    birthdate: fc.constantFrom(null, day("1990-02-28"), day("2020-02-29"), day("2026-01-01")),
    prescribed: fc.array(
      fc.record({
        name: anyWords(),
        ingredients: fc.array(anyWords(), { maxLength: 3 }),
        until: fc.constantFrom(day("2026-11-23"), today, day("2027-01-01")),
      }),
      { maxLength: 3 },
    ),
  });
const anyFacts = (): fc.Arbitrary<SafetyFacts> =>
  fc.record({
    product: fc.uuid(),
    title: anyWords(),
    hindi: fc.constant(null),
    isConsumable: fc.boolean(),
    genericName: fc.constant(null),
    botanicalName: fc.constant(null),
    ingredients: fc.array(
      fc.record({ name: fc.record({ english: anyWords(), hindi: fc.constant(null) }), botanicalName: fc.option(anyWords()) }),
      { maxLength: 4 },
    ),
    cautions: fc.subarray([...allCautions]),
    allergens: fc.option(fc.subarray([...ALLERGENS])),
  });

describe("safety notices [care, My data]", () => {
  it("are none where nothing was told", () => {
    fc.assert(
      fc.property(fc.array(anyFacts()), (products) => {
        expect(safetyNotices(healthy, products, today)).toEqual([]);
      }),
    );
  });

  it("name an allergy with where it was found: an ingredient, an allergen of the label, the name", () => {
    expect(reasons({ allergies: ["ALMOND: my lips swell"] })).toEqual([
      {
        kind: "allergy",
        allergy: "ALMOND: my lips swell",
        found: { kind: "ingredient", name: { english: "Almonds", hindi: "बादाम" } },
      },
    ]);
    expect(reasons({ allergies: ["दूध"] })).toMatchObject([{ kind: "allergy", found: { kind: "allergen", allergen: "milk" } }]);
    expect(reasons({ allergies: ["withania somnifera"] })).toMatchObject([{ found: { kind: "ingredient" } }]);
    expect(reasons({ allergies: ["ladoo"] })).toMatchObject([{ found: { kind: "name" } }]);
    expect(reasons({ allergies: ["tin"] }, { title: "Gelatin" })).toEqual([]);
  });

  it("name what is prescribed already until its last day", () => {
    const prescribed = [{ name: "Ashwagandha churna", ingredients: ["ashwagandha"], until: today }];
    expect(reasons({ prescribed })).toEqual([{ kind: "repeated", ingredient: "ashwagandha", item: "Ashwagandha churna" }]);
    expect(reasons({ prescribed: prescribed.map((one) => ({ ...one, until: day("2026-11-23") })) })).toEqual([]);
  });

  it("name a caution with what was told: pregnancy, an illness, a medicine, an age", () => {
    expect(reasons({ pregnancy: "unsure" })).toEqual([
      { kind: "caution", caution: "pregnancy", because: { kind: "pregnancy", told: "unsure" } },
    ]);
    expect(reasons({ pregnancy: "breastfeeding" })).toMatchObject([{ caution: "breastfeeding" }]);
    expect(reasons({ pregnancy: "no" })).toEqual([]);
    expect(reasons({ birthdate: day("2014-11-25") })).toEqual([
      { kind: "caution", caution: "under-12", because: { kind: "age", years: 11 } },
    ]);
    expect(reasons({ birthdate: day("2014-11-24") })).toEqual([]);
    expect(reasons({ medicines: "Thyronorm 50 mcg daily" })).toEqual([
      { kind: "caution", caution: "thyroid-medicines", because: { kind: "told", said: "Thyronorm" } }, // As it was entered.
    ]);
    expect(reasons({ conditions: ["thyroid"] })).toEqual([
      { kind: "caution", caution: "thyroid-medicines", because: { kind: "condition", condition: "thyroid" } },
    ]);
    expect(reasons({ conditions: ["thyroid"], takesMedicines: false })).toEqual([]);
    expect(reasons({ otherConditions: "Gall stones in 2019" }, { cautions: ["gallstones"] })).toMatchObject([
      { because: { kind: "told", said: "Gall stones" } },
    ]);
  });

  it("can be given for every caution that a product may have", () => {
    const healths: readonly Partial<PersonHealth>[] = [
      ...(["pregnant", "breastfeeding"] as const).map((pregnancy) => ({ pregnancy })),
      { birthdate: day("2026-01-01") },
      ...Object.values(MEDICINE_NAMES).map(([medicines]) => ({ medicines })),
      ...Object.values(CONDITION_NAMES).map(([otherConditions]) => ({ otherConditions })),
    ];
    const reached = new Set(
      healths.flatMap((one) =>
        reasons(one, { cautions: allCautions }).flatMap((reason) => (reason.kind === "caution" ? reason.caution : [])),
      ),
    );
    expect(allCautions.filter((caution) => !reached.has(caution))).toEqual([]);
  });

  it("know every illness that the health profile asks for, and speak of no other", () => {
    const requested =
      allItems([history])
        .find(({ linkId }) => linkId === "conditions")
        ?.options.map(({ code }) => code) ?? [];
    expect(Object.keys(CAUTIONS_OF_CONDITION).toSorted()).toEqual(
      requested.filter((code) => code !== "other" && code !== "none").toSorted(),
    );
    const pregnancies =
      allItems([history])
        .find(({ linkId }) => linkId === "pregnancy")
        ?.options.map(({ code }) => code) ?? [];
    expect(pregnancies.toSorted()).toEqual(["breastfeeding", "no", "pregnant", "unsure"]);
  });

  it("know each name as it is written, and once in its list", () => {
    for (const names of [MEDICINE_NAMES, CONDITION_NAMES].flatMap((table) => Object.values<readonly string[]>(table))) {
      expect(new Set(names).size).toBe(names.length);
      for (const name of names)
        expect(holdsWords(`I told of ${name}s, daily`, name) || holdsWords(`I told of ${name}, daily`, name)).toBe(true);
    }
  });

  it("warn of the same allergies and ingredients as the check of whoever prescribes", () => {
    fc.assert(
      fc.property(
        fc.array(anyWords(), { maxLength: 3 }),
        fc.array(anyWords(), { maxLength: 3 }),
        anyWords(),
        (allergies, ingredients, title) => {
          const item = anItem({ name: title, ingredients, details: {} });
          const other: PrescriptionItem = anItem({ key: "other", name: "Milk decoction", ingredients: ["milk", "Almond"] });
          const warned = warningsOf([item], { allergies, others: [asKept([other])] });
          const facts: SafetyFacts = {
            ...ladoo,
            title,
            genericName: null,
            cautions: [],
            allergens: null,
            ingredients: ingredients.map((name) => ({ name: { english: name, hindi: null }, botanicalName: null })),
          };
          const prescribed = prescribedTo([asKept([other])], null);
          const said = reasons({ allergies, prescribed }, facts);
          expect(said.filter(({ kind }) => kind === "allergy").map((one) => one.kind === "allergy" && one.allergy)).toEqual(
            warned.filter(({ kind }) => kind === "allergy").map((one) => one.with),
          );
          expect(said.some(({ kind }) => kind === "repeated")).toBe(warned.some(({ kind }) => kind === "repeated"));
        },
      ),
    );
  });

  it("never become fewer because more is told, and are those of each product by itself, in their order", () => {
    fc.assert(
      fc.property(anyPerson(), anyPerson(), fc.array(anyFacts(), { maxLength: 5 }), (person, more, products) => {
        const before = safetyNotices(person, products, today);
        const after = safetyNotices(
          {
            ...person,
            allergies: [...person.allergies, ...more.allergies],
            conditions: [...person.conditions, ...more.conditions],
            prescribed: [...person.prescribed, ...more.prescribed],
          },
          products,
          today,
        );
        for (const { product, reasons: told } of before)
          expect(after.find((one) => one.product === product)?.reasons.length ?? 0).toBeGreaterThanOrEqual(told.length);
        expect(before).toEqual(products.flatMap((one) => safetyNotices(person, [one], today)));
      }),
    );
  });

  it("name only cautions that the product has, and words that were told", () => {
    fc.assert(
      fc.property(anyPerson(), anyFacts(), (person, facts) => {
        for (const reason of safetyNotices(person, [facts], today).flatMap((notice) => notice.reasons)) {
          if (reason.kind === "allergy") expect(person.allergies).toContain(reason.allergy);
          else if (reason.kind === "repeated") expect(person.prescribed.map(({ name }) => name)).toContain(reason.item);
          else expect(facts.cautions).toContain<Caution>(reason.caution);
        }
      }),
    );
  });

  it("say of what is used up and does not tell its ingredients that nothing can be said", () => {
    expect(tellsTooLittle({ ...ladoo, ingredients: [] })).toBe(true);
    expect(tellsTooLittle({ ...ladoo, ingredients: [], isConsumable: false })).toBe(false);
    expect(tellsTooLittle(ladoo)).toBe(false);
  });
});

describe("what is prescribed to somebody", () => {
  it("is the drugs of what is in force, theirs alone, until their last day", () => {
    const churna = { name: "Ashwagandha churna", ingredients: ["Ashwagandha"], until: day("2026-12-03") };
    expect(prescribedTo([asKept([anItem(), anItem({ key: "walk", is: "task" })])], null)).toEqual([churna]);
    expect(prescribedTo([{ ...asKept([anItem()]), withdrawn: { at: 1, reason: "Over" } }], null)).toEqual([]);
    expect(prescribedTo([{ ...asKept([anItem()]), member: memberId("ravi") }], null)).toEqual([]);
    expect(prescribedTo([{ ...asKept([anItem()]), member: memberId("ravi") }], memberId("ravi"))).toEqual([churna]);
  });
});
