import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { Resource } from "#web/platform/requests/resource.ts";
import "./bookings.css";
import type { ReactNode } from "react";

type BookingCardsProps<Item> = {
  readonly read: () => Promise<readonly Item[]>;
  /** What is said where they can't be read. */
  readonly notShown: string;
  readonly waiting: ReactNode;
  /** What stands there without any. */
  readonly none: ReactNode;
  /** A card of one, by its id. */
  readonly children: (item: Item) => ReactNode;
};

/** What somebody has booked or bought, read as its page opens: a card of each. */
export const BookingCards = observer(function BookingCards<Item extends { readonly id: string }>({
  read,
  notShown,
  waiting,
  none,
  children,
}: BookingCardsProps<Item>) {
  const [list] = useState(() => new Resource(read));
  useEffect(() => void list.ask(), [list]);
  const { state } = list;
  if (state.kind === "unavailable") return <TryAgain what={notShown} onPress={() => void list.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value.length === 0) return none;
  return (
    <ul className="booking-cards">
      {state.value.map((item) => (
        <li key={item.id} className="booking-card">
          {children(item)}
        </li>
      ))}
    </ul>
  );
});
