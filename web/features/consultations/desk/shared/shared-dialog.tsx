import { Dialog } from "#web/design/dialog/dialog.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { SharedReading } from "./shared-reading.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

type SharedDialogProps = {
  readonly customer: CustomerId;
  readonly booking: string;
  readonly patient: string;
  readonly onClose: () => void;
};

/** What a patient shared, over what its practitioner writes. */
export const SharedDialog = ({ customer, booking, patient, onClose }: SharedDialogProps) => (
  <Dialog title={words.open} hint={`${patient}. ${words.hint}`} closeLabel={words.close} onClose={onClose}>
    <SharedReading customer={customer} booking={booking} />
  </Dialog>
);
