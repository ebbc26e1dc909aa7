import { PRESCRIPTION_RULES, prescriptionKindOf } from "#core/consultations/prescription/prescription-kind.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";

/** Whether the customer is the patient, and a medicine may be prescribed that needs their date of birth. A member's is always known. */
export const asksBirthdate = ({ member, consulted }: Pick<BookingView, "member" | "consulted">): boolean =>
  member === null && PRESCRIPTION_RULES[prescriptionKindOf(consulted.therapy)].holds !== "care-plan";
