import { cautionReason } from "../safety/safety-notices.ts";
import { cautionsOfSubstances } from "../safety/substance-cautions.ts";
import { agePartsOf } from "../../shared/age.ts";
import { grouped } from "../../shared/grouped.ts";
import type { Age } from "../../shared/age.ts";
import type { HealthSummary } from "../safety/person-health.ts";
import type { CautionReason, HeldAgainst } from "../safety/safety-notices.ts";
import type { PrescriptionItem } from "./prescription.ts";

/** Illnesses are not among what the desk reads of a patient before something is written. */
type KnownReason = Exclude<CautionReason, { readonly kind: "condition" }>;

/** That an item asks for caution: because of what is known of its patient, and of which of its substances, at least one, as they are written. */
export type ItemCaution = { readonly item: string; readonly because: KnownReason; readonly substances: readonly string[] };

/**
 * What of these items asks for caution by what is known of the patient; `health` null: nothing was read, `age` null: it is not known. It stops
 * nobody and asks for no reason. Source: specification/prescriptions.md, Cautions.
 */
export function itemCautions(
  items: readonly PrescriptionItem[],
  { health, age }: { readonly health: HealthSummary | null; readonly age: Age | null },
): readonly ItemCaution[] {
  const person: HeldAgainst = {
    ...{ takesMedicines: health?.takesMedicines ?? null, medicines: health?.medicines ?? "", pregnancy: health?.pregnancy ?? null },
    ...{ conditions: [], otherConditions: "", prescribed: [], years: yearsOf(age) },
  };
  return items.flatMap(({ is, key, name, ingredients }) => {
    if (is !== "drug") return []; // What is eaten with a meal is no dose.
    const inIngredients = ingredients.flatMap((one) => reasonsOf(one, person));
    const known = new Set(inIngredients.map(keyOf));
    const found = [...inIngredients, ...reasonsOf(name, person).filter((one) => !known.has(keyOf(one)))];
    return [...grouped(found, keyOf).values()].flatMap((alike) =>
      alike.slice(0, 1).map(({ because }): ItemCaution => {
        return { item: key, because, substances: [...new Set(alike.map(({ substance }) => substance))] };
      }),
    );
  });
}

type Found = { readonly because: KnownReason; readonly substance: string };

function reasonsOf(substance: string, person: HeldAgainst): readonly Found[] {
  return cautionsOfSubstances([substance]).flatMap((caution) => {
    const because = cautionReason(caution, person);
    return because === null || because.kind === "condition" ? [] : [{ because, substance }];
  });
}

/** Reasons that read alike are one. */
const keyOf = ({ because }: Found): string => (because.kind === "told" ? `told ${because.said}` : because.kind);

function yearsOf(age: Age | null): number | null {
  if (age === null) return null;
  const { unit, count } = agePartsOf(age);
  return unit === "years" ? count : unit === "months" ? Math.floor(count / 12) : 0;
}
