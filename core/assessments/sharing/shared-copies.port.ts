import { token } from "../../shared/token.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { SharedCopy } from "./shared-data.ts";

/** What patients shared when their calls began, one copy a booking. */
export type SharedCopies = {
  /** null: there is none. */
  of(booking: PayableId): Promise<SharedCopy | null>;
  /** In the place of the one before. */
  put(booking: Pick<Booking, "id" | "customer" | "member">, copy: SharedCopy): Promise<void>;
};
export const SharedCopies = token<SharedCopies>("SharedCopies");
