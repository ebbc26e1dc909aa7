import FlaskConical from "lucide-react/icons/flask-conical";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labBookingsEntryWords } from "./wording/lab-bookings-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Lab bookings in the account's menu. */
export const labBookingsEntry: AccountEntry = {
  page: "lab-bookings",
  order: 27,
  address: labAddress.bookings,
  Icon: FlaskConical,
  ...labBookingsEntryWords,
};
