import type { notificationsEntryWords as english } from "../notifications-entry.ts";

/** What the account's menu says of notifications: apart from what their page says. */
export const notificationsEntryWords: typeof english = { title: "सूचनाएँ", hint: "अनुरोध और ख़बरें" };
