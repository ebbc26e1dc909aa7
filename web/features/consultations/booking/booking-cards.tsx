import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";

type BookingCardsProps<Item> = {
  readonly items: readonly Item[];
  /** What stands on the card of one. */
  readonly children: (item: Item) => ReactNode;
};

/** A card of each that somebody has booked or bought. */
export const BookingCards = <Item extends { readonly id: string }>({ items, children }: BookingCardsProps<Item>) => (
  <ul className="booking-cards">
    {items.map((item) => (
      <li key={item.id} className="booking-card">
        {children(item)}
      </li>
    ))}
  </ul>
);
