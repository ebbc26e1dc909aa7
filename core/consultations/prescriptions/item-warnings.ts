import { matchingAllergies, repeatedIngredients } from "../safety/allergy-match.ts";
import { VEHICLES } from "../prescription/prescription-kind.ts";
import { inForce } from "../prescription/prescription.ts";
import type { Prescription, PrescriptionItem, Warning } from "../prescription/prescription.ts";

/** What somebody takes with an item: what it is called, what is in it, and with what it is taken. */
export const substancesOf = ({ name, ingredients, details }: PrescriptionItem): readonly string[] => [
  name,
  ...ingredients,
  ...VEHICLES.flatMap((field) => details[field] ?? []),
];

/**
 * What speaks against these items, without regard to what their writer says; `others`: the patient's other prescriptions, as far as they
 * are known. Source: specification/prescriptions.md, Allergies.
 */
export function warningsOf(
  items: readonly PrescriptionItem[],
  { allergies, others }: { readonly allergies: readonly string[]; readonly others: readonly Prescription[] },
): readonly Warning[] {
  const isDrug = ({ is }: PrescriptionItem) => is === "drug";
  const drugs = items.filter(isDrug);
  const elsewhere = others.flatMap((one) => inForce(one)?.items ?? []).filter(isDrug);
  return items.flatMap((item) => {
    const allergic = matchingAllergies(substancesOf(item), allergies);
    const beside = isDrug(item) ? [...drugs.slice(0, drugs.indexOf(item)), ...elsewhere] : [];
    const repeated = repeatedIngredients(
      item.ingredients,
      beside.flatMap(({ ingredients }) => ingredients),
    );
    return [
      ...allergic.map((allergy): Warning => ({ item: item.key, kind: "allergy", with: allergy })),
      ...repeated.map((ingredient): Warning => ({ item: item.key, kind: "repeated", with: ingredient })),
    ];
  });
}
