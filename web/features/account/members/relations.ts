import type { Gender } from "#core/identity/customer.ts";

/** What somebody may be to a customer, as it is kept. */
export const RELATIONS = [
  "Husband",
  "Wife",
  "Son",
  "Daughter",
  "Father",
  "Mother",
  "Brother",
  "Sister",
  "Grandfather",
  "Grandmother",
  "Other",
] as const;

export type Relation = (typeof RELATIONS)[number];

/** The gender that a relation says; null: it says none. */
export const GENDER_OF_RELATION: Readonly<Record<Relation, Gender | null>> = {
  Husband: "male",
  Wife: "female",
  Son: "male",
  Daughter: "female",
  Father: "male",
  Mother: "female",
  Brother: "male",
  Sister: "female",
  Grandfather: "male",
  Grandmother: "female",
  Other: null,
};
