import type { pointsEntryWords as english } from "../points-entry.ts";

/** What the account's menu says of reward points: apart from what their page says. */
export const pointsEntryWords: typeof english = { title: "रिवॉर्ड पॉइंट", hint: "कितने मिले और कैसे" };
