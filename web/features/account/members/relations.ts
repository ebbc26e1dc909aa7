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
