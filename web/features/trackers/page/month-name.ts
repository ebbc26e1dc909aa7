import { languageWords } from "#web/design/wording/language.ts";
import { once } from "#web/design/figures/once.ts";

const names = once(() => new Intl.DateTimeFormat(languageWords.dates, { timeZone: "UTC", month: "long", year: "numeric" }));

/** "2026-11" as November 2026. */
export const monthName = (month: string): string => names().format(Date.parse(`${month}-01`));
