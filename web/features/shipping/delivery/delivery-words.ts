import { deliveryPhrases as says } from "#web/features/shipping/wording/delivery.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import type { Day } from "#core/shared/day.ts";

type Days = { readonly earliest: Day; readonly latest: Day };

/** How a delivery is told, in any language. */
export const deliveryWords = {
  ...says,
  days: (days: Days) => says.days(written(days)),
  arrives: (days: Days) => says.arrives(written(days)),
};

const written = ({ earliest, latest }: Days) => ({ earliest: weekdayOf(earliest), latest: weekdayOf(latest) });
