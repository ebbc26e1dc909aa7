import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { prescriptionView } from "../prescription/prescription-view.ts";
import { makers } from "../../shared/use-case.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { PrescriptionKind } from "../prescription/prescription-kind.ts";
import type { PrescriptionView } from "../prescription/prescription-view.ts";

export type UnknownPrescription = { readonly kind: "unknown-prescription" };

/**
 * What was prescribed to a customer and their members, the newest first, or for one booking alone (null: for all). A booking of somebody
 * else, without a prescription or of another kind is refused like one that does not exist. Source: specification/prescriptions.md, Calls.
 */
export type ShowMyPrescriptions = (
  customer: CustomerId,
  booking: PayableId | null,
) => Promise<Result<readonly PrescriptionView[], UnknownPrescription>>;
/** "any": of whatever kind. */
export const ShowMyPrescriptions = {
  any: useCase<ShowMyPrescriptions>("consultations", "ShowMyPrescriptions"),
  ayurveda: useCase<ShowMyPrescriptions>("consultations", "ShowMyAyurvedaPrescriptions"),
  homeopathy: useCase<ShowMyPrescriptions>("consultations", "ShowMyHomeopathyPrescriptions"),
  unani: useCase<ShowMyPrescriptions>("consultations", "ShowMyUnaniPrescriptions"),
  siddha: useCase<ShowMyPrescriptions>("consultations", "ShowMySiddhaPrescriptions"),
  yoga: useCase<ShowMyPrescriptions>("consultations", "ShowMyYogaPrescriptions"),
  physiotherapy: useCase<ShowMyPrescriptions>("consultations", "ShowMyPhysiotherapyPrescriptions"),
  nutrition: useCase<ShowMyPrescriptions>("consultations", "ShowMyNutritionPrescriptions"),
  custom: useCase<ShowMyPrescriptions>("consultations", "ShowMyCustomPrescriptions"),
} as const satisfies Record<PrescriptionKind | "any", unknown>;

export const makeShowMyPrescriptions = makers(
  ShowMyPrescriptions,
  { prescriptions: Prescriptions },
  (kind) =>
    ({ prescriptions }: { readonly prescriptions: Pick<Prescriptions, "of"> }): ShowMyPrescriptions =>
    async (customer, booking) => {
      const own = await prescriptions.of(customer);
      const shown = own.filter(
        ({ versions: [{ version }] }) => (kind === "any" || version.kind === kind) && (booking === null || version.booking === booking),
      );
      if (booking !== null && shown.length === 0) return refused({ kind: "unknown-prescription" });
      return ok(shown.map(prescriptionView));
    },
);
