import { deliveryPhrases as says } from "#web/features/shipping/wording/delivery.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import type { Day } from "#core/shared/day.ts";

type Days = { readonly earliest: Day; readonly latest: Day };

/** How a delivery is told, in any language. */
export const deliveryWords = {
  ...says,
  /** A short name is enough to know the place by. */
  to: (pincode: Pincode, recipient: string | null) =>
    recipient === null
      ? siteWords.deliverTo({ pincode })
      : siteWords.deliverToOwn({ name: recipient.split(/\s/)[0] ?? recipient, pincode }),
  days: (days: Days) => says.days(written(days)),
  arrives: (days: Days) => says.arrives(written(days)),
};

const written = ({ earliest, latest }: Days) => ({ earliest: weekdayOf(earliest), latest: weekdayOf(latest) });
