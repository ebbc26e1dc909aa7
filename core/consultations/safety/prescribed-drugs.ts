import { inForce } from "../prescription/prescription.ts";
import { lastDayOf } from "../prescription/schedule-days.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { PrescriptionView } from "../prescription/prescription-view.ts";
import type { PrescribedDrug } from "./person-health.ts";

/** The drugs that are prescribed to a customer (`member` null) or a member and in force. Source: specification/safety.md, What is kept. */
export const prescribedTo = (prescriptions: readonly PrescriptionView[], member: MemberId | null): readonly PrescribedDrug[] =>
  prescriptions
    .filter((one) => one.member === member)
    .flatMap((one) => inForce(one)?.items ?? [])
    .filter(({ is }) => is === "drug")
    .map((item) => ({ name: item.name, ingredients: item.ingredients, until: lastDayOf(item) }));
