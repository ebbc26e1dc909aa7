import { ageOn } from "../../shared/day.ts";
import { CAUTIONS_OF_CONDITION, CONDITION_NAMES, medicineNames } from "./caution-names.ts";
import { heldWords, matchingAllergies, repeatedIngredients } from "./allergy-match.ts";
import type { Caution } from "../../catalogue/information/caution.ts";
import type { Allergen } from "../../catalogue/information/product-information.ts";
import type { SafetyFacts } from "../../catalogue/safety-facts.ts";
import type { Day } from "../../shared/day.ts";
import type { AnsweredHealth, PersonHealth, Pregnancy } from "./person-health.ts";
import type { BilingualText } from "../../shared/language.ts";

/** Where an allergy was found: in an ingredient, among the allergens of the label, or in what the product is called. */
export type AllergyFound =
  | { readonly kind: "ingredient"; readonly name: BilingualText }
  | { readonly kind: "allergen"; readonly allergen: Allergen }
  | { readonly kind: "name" };

/**
 * What the person told that a caution speaks of. `said`: what of their own words, or of a prescription, was known again. `years`: their
 * age.
 */
export type CautionReason =
  | { readonly kind: "pregnancy"; readonly told: Exclude<Pregnancy, "no"> }
  | { readonly kind: "condition"; readonly condition: string }
  | { readonly kind: "told"; readonly said: string }
  | { readonly kind: "age"; readonly years: number };

/**
 * Why somebody should ask before they use a product. `allergy` in the person's own words; `item`: the prescribed drug that holds the
 * ingredient too.
 */
export type SafetyReason =
  | { readonly kind: "allergy"; readonly allergy: string; readonly found: AllergyFound }
  | { readonly kind: "repeated"; readonly ingredient: string; readonly item: string }
  | { readonly kind: "caution"; readonly caution: Caution; readonly because: CautionReason };

export type SafetyNotice = { readonly product: string; readonly reasons: readonly [SafetyReason, ...(readonly SafetyReason[])] };

/**
 * What somebody should ask a practitioner about before they use products, in the products' order: allergies first, then what is prescribed
 * already, then cautions. It is no diagnosis and stops nobody; a product without a notice is not thereby safe for them.
 * Source: specification/safety.md, What gives a notice.
 */
export const safetyNotices = (person: PersonHealth, products: readonly SafetyFacts[], today: Day): readonly SafetyNotice[] =>
  products.flatMap((facts) => {
    const [first, ...others] = [
      ...allergiesIn(facts, person.allergies),
      ...repeatedIn(facts, person, today),
      ...facts.cautions.flatMap((caution): readonly SafetyReason[] => {
        const because = cautionReason(caution, heldAgainst(person, today));
        return because === null ? [] : [{ kind: "caution", caution, because }];
      }),
    ];
    return first === undefined ? [] : [{ product: facts.product, reasons: [first, ...others] }];
  });

/**
 * Whether a product is used up and does not tell what is in it: nothing can be said of it. Source: specification/safety.md, What gives a
 * notice.
 */
export const tellsTooLittle = ({ isConsumable, ingredients }: SafetyFacts): boolean => isConsumable && ingredients.length === 0;

function allergiesIn(facts: SafetyFacts, allergies: readonly string[]): readonly SafetyReason[] {
  const places: readonly { readonly names: readonly string[]; readonly found: AllergyFound }[] = [
    ...facts.ingredients.map((one) => ({ names: namesOf(one), found: { kind: "ingredient", name: one.name } as const })),
    ...(facts.allergens ?? []).map((allergen) => ({ names: [allergen], found: { kind: "allergen", allergen } as const })),
    { names: [facts.title, ...namesOf({ name: facts.genericName, botanicalName: facts.botanicalName })], found: { kind: "name" } },
  ];
  return allergies.flatMap((allergy): readonly SafetyReason[] => {
    const place = places.find(({ names }) => matchingAllergies(names, [allergy]).length > 0);
    return place === undefined ? [] : [{ kind: "allergy", allergy, found: place.found }];
  });
}

function repeatedIn({ ingredients }: SafetyFacts, { prescribed }: PersonHealth, today: Day): readonly SafetyReason[] {
  const own = ingredients.flatMap(namesOf);
  const current = prescribed.filter(({ until }) => until >= today);
  return current.flatMap(({ name: item, ingredients: theirs }) =>
    repeatedIngredients(theirs, own).map((ingredient): SafetyReason => ({ kind: "repeated", ingredient, item })),
  );
}

const namesOf = ({ name, botanicalName }: { readonly name: BilingualText | null; readonly botanicalName: string | null }) =>
  [name?.english ?? null, name?.hindi ?? null, botanicalName].filter((one) => one !== null);

/** What a caution is held against. `years` null: the age is not known; `prescribed`: what drugs that are taken now are called. */
export type HeldAgainst = Omit<AnsweredHealth, "allergies"> & { readonly years: number | null; readonly prescribed: readonly string[] };

const heldAgainst = ({ birthdate, prescribed, ...person }: PersonHealth, today: Day): HeldAgainst => ({
  ...person,
  years: birthdate === null ? null : ageOn(today, birthdate),
  prescribed: prescribed.filter(({ until }) => until >= today).map(({ name }) => name),
});

/** Why a caution concerns somebody; null: nothing that is known speaks for it. Source: specification/safety.md, What gives a notice. */
export function cautionReason(caution: Caution, person: HeldAgainst): CautionReason | null {
  switch (caution) {
    case "pregnancy":
      return person.pregnancy === "pregnant" || person.pregnancy === "unsure" ? { kind: "pregnancy", told: person.pregnancy } : null;
    case "breastfeeding":
      return person.pregnancy === "breastfeeding" ? { kind: "pregnancy", told: "breastfeeding" } : null;
    case "under-2":
      return youngerThan(2, person);
    case "under-5":
      return youngerThan(5, person);
    case "under-12":
      return youngerThan(12, person);
    case "under-18":
      return youngerThan(18, person);
    case "blood-pressure-medicines":
    case "blood-sugar-medicines":
    case "blood-thinners":
    case "heart-medicines":
    case "immunosuppressants":
    case "sedatives":
    case "thyroid-medicines": {
      return toldOf(medicineNames(caution), [person.medicines, ...person.prescribed]) ?? conditionFor(caution, person);
    }
    case "asthma":
    case "autoimmune-disease":
    case "bleeding-disorder":
    case "diabetes":
    case "epilepsy":
    case "gallstones":
    case "heart-disease":
    case "high-blood-pressure":
    case "hormone-sensitive-condition":
    case "kidney-disease":
    case "liver-disease":
    case "low-blood-pressure":
    case "sensitive-skin":
    case "stomach-ulcer":
    case "surgery":
    case "thyroid-condition":
      return conditionFor(caution, person) ?? toldOf(CONDITION_NAMES[caution], [person.otherConditions]);
  }
}

function youngerThan(limit: number, { years }: HeldAgainst): CautionReason | null {
  return years !== null && years < limit ? { kind: "age", years } : null;
}

function conditionFor(caution: Caution, { conditions, takesMedicines }: HeldAgainst): CautionReason | null {
  const condition = conditions.find((one) => {
    const known = Object.hasOwn(CAUTIONS_OF_CONDITION, one) ? CAUTIONS_OF_CONDITION[one] : undefined;
    return known?.always.includes(caution) === true || (takesMedicines !== false && known?.withMedicines.includes(caution) === true);
  });
  return condition === undefined ? null : { kind: "condition", condition };
}

function toldOf(names: readonly string[], texts: readonly string[]): CautionReason | null {
  for (const name of names)
    for (const text of texts) {
      const said = heldWords(text, name);
      if (said !== null) return { kind: "told", said };
    }
  return null;
}
