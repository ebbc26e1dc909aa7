import type { appointmentsEntryWords as english } from "../appointments-entry.ts";

export const appointmentsEntryWords: typeof english = { title: "अपॉइंटमेंट", hint: "आपके परामर्श का समय, पर्चे और बिल" };
