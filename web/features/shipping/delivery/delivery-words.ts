import { languageWords } from "#web/design/wording/language.ts";
import { deliveryPhrases as says } from "#web/features/shipping/wording/delivery.ts";
import type { Day } from "#core/shared/day.ts";

type Days = { readonly earliest: Day; readonly latest: Day };

/** How a delivery is told, in any language. */
export const deliveryWords = {
  ...says,
  days: (days: Days) => says.days(written(days)),
  arrives: (days: Days) => says.arrives(written(days)),
};

const written = ({ earliest, latest }: Days) => ({ earliest: dayOf(earliest), latest: dayOf(latest) });

const format = new Intl.DateTimeFormat(languageWords.dates, { timeZone: "Asia/Kolkata", weekday: "short", day: "numeric", month: "short" });

/** Fri 20 Nov. The formatter that orders use brings the time of day, which a product's page does not need. */
function dayOf(day: Day): string {
  const parts = format.formatToParts(Date.parse(`${day}T12:00:00+05:30`));
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${partOf("weekday")} ${partOf("day")} ${partOf("month")}`;
}
