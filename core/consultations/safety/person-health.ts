import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Gender } from "../../identity/customer.ts";
import type { Day } from "../../shared/day.ts";

/** What somebody told of pregnancy: the codes of the question. */
export const PREGNANCIES = ["pregnant", "unsure", "breastfeeding", "no"] as const;
export type Pregnancy = (typeof PREGNANCIES)[number];

/**
 * What a health profile tells that a product can be held against. `conditions` by the codes of the question; texts in the patient's own
 * words, empty where nothing was told. `takesMedicines`, `pregnancy` null: it was not answered.
 */
export type AnsweredHealth = {
  readonly conditions: readonly string[];
  readonly otherConditions: string;
  readonly takesMedicines: boolean | null;
  readonly medicines: string;
  readonly allergies: readonly string[];
  readonly pregnancy: Pregnancy | null;
};

/**
 * What whoever prescribes for somebody reads first, whatever they are about to write: substances that they are allergic to and what happens
 * then, illnesses, pregnancy with its week, what they take, and their sex. null, and no illness, not even "none": it was not answered;
 * empty texts: nothing was told.
 * Source: specification/prescriptions.md, Allergies.
 */
export type HealthSummary = AnsweredHealth & {
  readonly hasAllergies: boolean | null;
  readonly reactions: string;
  readonly pregnancyWeek: number | null;
  /** What was answered for this appointment. null: nothing that can be a sign of an emergency. */
  readonly sign: EmergencySign | null;
  /** At birth; null: it was not answered, or no gender follows from it. */
  readonly sex: Exclude<Gender, "other"> | null;
};

/** What somebody answered can be a sign of an emergency; "self-harm": also that they think of ending their life. */
export const EMERGENCY_SIGNS = ["emergency", "self-harm"] as const;
export type EmergencySign = (typeof EMERGENCY_SIGNS)[number];

/** A drug of a prescription that is in force; `until`: the last day on which it is planned. */
export type PrescribedDrug = { readonly name: string; readonly ingredients: readonly string[]; readonly until: Day };

/** `birthdate` null: it is not known. */
export type PersonHealth = AnsweredHealth & { readonly birthdate: Day | null; readonly prescribed: readonly PrescribedDrug[] };

/**
 * Whose health it is; `member` and `name` null: the customer's own. `isTold`: anything of it was answered. Source:
 * specification/safety.md, What is kept.
 */
export type KnownPerson = PersonHealth & { readonly member: MemberId | null; readonly name: string | null; readonly isTold: boolean };

/** What a device keeps of a customer and their members; `at`: when it was read, in milliseconds since 1970. */
export type SafetyCopy = { readonly customer: CustomerId; readonly at: number; readonly people: readonly KnownPerson[] };
