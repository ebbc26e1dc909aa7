import type { reminderPhrases as english } from "../reminder-announcement.ts";

export const reminderPhrases: typeof english = { text: "आपका लगाया हुआ रिमाइंडर" };
