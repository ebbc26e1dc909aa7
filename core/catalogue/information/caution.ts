/** Who should ask a practitioner before using a product, by what they should think of. */
export const CAUTIONS = {
  pregnancy: ["pregnancy", "breastfeeding"],
  children: ["under-2", "under-5", "under-12", "under-18"],
  medicines: [
    "blood-pressure-medicines",
    "blood-sugar-medicines",
    "blood-thinners",
    "heart-medicines",
    "immunosuppressants",
    "sedatives",
    "thyroid-medicines",
  ],
  conditions: [
    "asthma",
    "autoimmune-disease",
    "bleeding-disorder",
    "diabetes",
    "epilepsy",
    "gallstones",
    "heart-disease",
    "high-blood-pressure",
    "hormone-sensitive-condition",
    "kidney-disease",
    "liver-disease",
    "low-blood-pressure",
    "sensitive-skin",
    "stomach-ulcer",
    "surgery",
    "thyroid-condition",
  ],
} as const;

export type CautionGroup = keyof typeof CAUTIONS;
/** A code, which a customer's own health profile can be held against. Source: specification/catalogue.md, What a product is. */
export type Caution = (typeof CAUTIONS)[CautionGroup][number];

export const cautionGroups: readonly CautionGroup[] = ["pregnancy", "children", "medicines", "conditions"];

export const allCautions: readonly Caution[] = cautionGroups.flatMap((group): readonly Caution[] => CAUTIONS[group]);

/** The cautions that belong to a group, in the order in which they are given. */
export const cautionsOf = (group: CautionGroup, cautions: readonly Caution[]): readonly Caution[] => {
  const members: readonly Caution[] = CAUTIONS[group];
  return cautions.filter((caution) => members.includes(caution));
};
