import { relatedAllergies } from "../safety/allergy-match.ts";
import { CONDITION_NAMES } from "../safety/caution-names.ts";
import { cautionReason } from "../safety/safety-notices.ts";
import { cautionsOfSubstances } from "../safety/substance-cautions.ts";
import { agePartsOf } from "../../shared/age.ts";
import { grouped } from "../../shared/grouped.ts";
import { substancesOf } from "./item-warnings.ts";
import type { Age } from "../../shared/age.ts";
import type { HealthSummary } from "../safety/person-health.ts";
import type { CautionReason, HeldAgainst } from "../safety/safety-notices.ts";
import type { PrescriptionItem } from "../prescription/prescription.ts";

/** "wrote": an illness in the patient's own words. "related": they are allergic to something that is related, in their own words. */
type KnownReason =
  | CautionReason
  | { readonly kind: "wrote"; readonly said: string }
  | { readonly kind: "related"; readonly allergy: string };

/**
 * That an item asks for caution: because of what is known of its patient, and of which of its substances, at least one, as they are
 * written.
 */
export type ItemCaution = { readonly item: string; readonly because: KnownReason; readonly substances: readonly string[] };

/**
 * What of these items asks for caution by what is known of the patient; `health` null: nothing was read, `age` null: it is not known. It
 * stops nobody and asks for no reason. Source: specification/prescriptions.md, Cautions.
 */
export function itemCautions(
  items: readonly PrescriptionItem[],
  { health, age }: { readonly health: HealthSummary | null; readonly age: Age | null },
): readonly ItemCaution[] {
  const person: HeldAgainst = {
    takesMedicines: health?.takesMedicines ?? null,
    medicines: health?.medicines ?? "",
    pregnancy: health?.pregnancy ?? null,
    conditions: health?.conditions ?? [],
    otherConditions: health?.otherConditions ?? "",
    prescribed: [],
    years: yearsOf(age),
  };
  return items.flatMap((item) => {
    const { is, key, name, ingredients } = item;
    if (is !== "drug") return []; // What is eaten with a meal is no dose.
    const related = relatedAllergies(substancesOf(item), health?.allergies ?? []).map(({ allergy, names }): ItemCaution => {
      return { item: key, because: { kind: "related", allergy }, substances: [...new Set(names)] };
    });
    const inIngredients = ingredients.flatMap((one) => reasonsOf(one, person));
    const known = new Set(inIngredients.map(keyOf));
    const found = [...inIngredients, ...reasonsOf(name, person).filter((one) => !known.has(keyOf(one)))];
    const cautions = [...grouped(found, keyOf).values()].flatMap((alike) =>
      alike.slice(0, 1).map(({ because }): ItemCaution => {
        return { item: key, because, substances: [...new Set(alike.map(({ substance }) => substance))] };
      }),
    );
    return [...related, ...cautions];
  });
}

type Found = { readonly because: KnownReason; readonly substance: string };

function reasonsOf(substance: string, person: HeldAgainst): readonly Found[] {
  return cautionsOfSubstances([substance]).flatMap((caution) => {
    const because = cautionReason(caution, person);
    if (because === null) return [];
    const isIllness = because.kind === "told" && Object.hasOwn(CONDITION_NAMES, caution);
    return [{ because: isIllness ? { kind: "wrote", said: because.said } : because, substance }];
  });
}

/** Reasons that read alike are one. */
function keyOf({ because }: Found): string {
  if ("said" in because) return `${because.kind} ${because.said}`;
  return because.kind === "condition" ? `condition ${because.condition}` : because.kind;
}

function yearsOf(age: Age | null): number | null {
  if (age === null) return null;
  const { unit, count } = agePartsOf(age);
  return unit === "years" ? count : unit === "months" ? Math.floor(count / 12) : 0;
}
