import { weekdayOf } from "#web/design/figures/days.ts";
import { deliveryDayPhrases as says } from "#web/features/shipping/wording/delivery-day.ts";
import type { Day } from "#core/shared/day.ts";

/** The day by which a product is there, on its card. */
export function DeliveryBy({ day }: { readonly day: Day }) {
  return <span className="product-card-facts">{says.by({ day: weekdayOf(day) })}</span>;
}
