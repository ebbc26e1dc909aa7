import LifeBuoy from "lucide-react/icons/life-buoy";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ticketsEntryWords } from "./wording/tickets-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Tickets in the account's menu. */
export const ticketsEntry: AccountEntry = {
  page: "tickets",
  order: 30,
  address: accountAddress.tickets,
  Icon: LifeBuoy,
  ...ticketsEntryWords,
};
