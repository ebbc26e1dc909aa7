import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { prescriptionView } from "./prescription-view.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import type { PrescriptionDrafts } from "./prescription-drafts.port.ts";
import type { PrescriptionKind } from "./prescription-kind.ts";
import type { PrescriptionView } from "./prescription-view.ts";
import type { NotSigned, SignPrescription } from "./sign-prescription.use-case.ts";
import type { WrittenPrescription } from "./written-prescription.ts";

export type PrescriptionAtDesk = { readonly booking: PayableId; readonly written: WrittenPrescription };

/** Signs what whoever is signed in has written for an appointment of theirs, of one kind; its draft is gone then. Source: specification/prescriptions.md, Calls. */
export type SignAtDesk = (account: CustomerId, asked: PrescriptionAtDesk) => Promise<Result<PrescriptionView, NotSigned>>;
export const SignAtDesk = {
  ayurveda: token<SignAtDesk>("SignAyurvedaPrescription"),
  homeopathy: token<SignAtDesk>("SignHomeopathyPrescription"),
  unani: token<SignAtDesk>("SignUnaniPrescription"),
  siddha: token<SignAtDesk>("SignSiddhaPrescription"),
  yoga: token<SignAtDesk>("SignYogaPrescription"),
  physiotherapy: token<SignAtDesk>("SignPhysiotherapyPrescription"),
  nutrition: token<SignAtDesk>("SignNutritionPrescription"),
  custom: token<SignAtDesk>("SignCustomPrescription"),
} as const satisfies Record<PrescriptionKind, unknown>;

type Needs = {
  readonly practitionerOf: PractitionerOf;
  readonly sign: SignPrescription;
  readonly drafts: Pick<PrescriptionDrafts, "drop">;
};

export const makeSignAtDesk =
  (kind: PrescriptionKind) =>
  ({ practitionerOf, sign, drafts }: Needs): SignAtDesk =>
  async (account, { booking, written: { age, gender, ...written } }) => {
    const writer = await practitionerOf(account);
    if (writer === null) return refused({ kind: "unknown-booking" });
    const signed = await sign(writer, { booking, written: { ...written, kind }, age, gender });
    if (signed.kind === "refused") return signed;
    await drafts.drop(booking);
    return ok(prescriptionView(signed.value));
  };
