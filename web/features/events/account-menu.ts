import CalendarHeart from "lucide-react/icons/calendar-heart";
import { eventAddress } from "#web/platform/addresses/event-address.ts";
import { eventsEntryWords } from "./wording/events-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Events in the account's menu. */
export const eventsEntry: AccountEntry = {
  page: "events",
  order: 29,
  address: eventAddress.all,
  Icon: CalendarHeart,
  ...eventsEntryWords,
};
