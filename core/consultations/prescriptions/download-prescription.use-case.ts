import { fileNameOf } from "../../invoices/download-document.use-case.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { ShowMyPrescriptions } from "./show-my-prescriptions.use-case.ts";
import { PrescriptionFile } from "./prescription-file.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { DocumentFile } from "../../invoices/download-document.use-case.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownPrescription } from "./show-my-prescriptions.use-case.ts";

/** `version` from 1 on. */
export type RequestedPrescription = { readonly booking: PayableId; readonly version: number };

/** A version of what was prescribed to a customer or their members, as a PDF. Source: specification/prescriptions.md, Calls. */
export type DownloadPrescription = (
  customer: CustomerId,
  prescription: RequestedPrescription,
) => Promise<Result<DocumentFile, UnknownPrescription>>;
export const DownloadPrescription = useCase<DownloadPrescription>("consultations", "DownloadPrescription");

type Needs = { readonly showMyPrescriptions: ShowMyPrescriptions; readonly file: PrescriptionFile };

export const makeDownloadPrescription = maker(
  DownloadPrescription,
  { showMyPrescriptions: ShowMyPrescriptions.any, file: PrescriptionFile },
  ({ showMyPrescriptions, file }: Needs) =>
    async (customer, { booking, version }) => {
      const shown = await showMyPrescriptions(customer, booking);
      if (shown.kind === "refused") return shown;
      const [prescription] = shown.value;
      const signed = prescription?.versions.find((one) => one.version.version === version);
      if (prescription === undefined || signed === undefined) return refused({ kind: "unknown-prescription" });
      return ok({ name: fileNameOf(`${signed.version.number}-${version}`), bytes: await file(signed, prescription.withdrawn) });
    },
);
