import { languageWords } from "#web/design/wording/language.ts";

const names = new Intl.DateTimeFormat(languageWords.dates, { timeZone: "UTC", month: "long", year: "numeric" });

/** "2026-11" as November 2026. */
export const monthName = (month: string): string => names.format(Date.parse(`${month}-01`));
