import type { plansEntryWords as english } from "../plans-entry.ts";

export const plansEntryWords: typeof english = { title: "हेल्थ प्लान", hint: "आपके प्लान में क्या-क्या है और कितना बाक़ी है" };
