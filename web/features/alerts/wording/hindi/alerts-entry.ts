import type { alertsEntryWords as english } from "../alerts-entry.ts";

export const alertsEntryWords: typeof english = { title: "अलर्ट", hint: "हम आपको क्या-क्या बताएँगे" };
