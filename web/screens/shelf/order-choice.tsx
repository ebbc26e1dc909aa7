import { useEffect, useRef } from "react";
import { shelfWords } from "#web/wording/shelf.ts";
import { ORDERS } from "./browsed-order.ts";
import type { ChangeEvent } from "react";
import type { ShelfOrder } from "#core/catalogue/shelf.ts";

const sendWith = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

/** A form that sends itself when something else is chosen; without script it has a button. */
export function OrderChoice({ address, order }: { readonly address: string; readonly order: ShelfOrder }) {
  const choice = useRef<HTMLSelectElement>(null);
  const shown = useRef(order);
  useEffect(() => {
    if (choice.current === null || shown.current === order) return; // What was chosen while the page woke up stays.
    shown.current = order;
    choice.current.value = order; // Going back brings another order.
  }, [order]);
  return (
    <form className="order-choice" action={address} data-stay>
      <label className="small mute" htmlFor="order">
        {shelfWords.sort}
      </label>
      <select ref={choice} id="order" name="order" defaultValue={order} onChange={sendWith} autoComplete="off">
        {ORDERS.map((one) => (
          <option key={one} value={one}>
            {shelfWords.order(one)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn quiet">
          {shelfWords.sortButton}
        </button>
      </noscript>
    </form>
  );
}
