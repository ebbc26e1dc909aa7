import type { ticketsEntryWords as english } from "../tickets-entry.ts";

/** What the account's menu says of tickets: apart from what their pages say. */
export const ticketsEntryWords: typeof english = { title: "मेरे टिकट", hint: "ऑर्डर और बुकिंग के बारे में सवाल" };
