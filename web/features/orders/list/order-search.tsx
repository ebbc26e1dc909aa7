import Search from "lucide-react/icons/search";
import { ORDER_FILTERS } from "#core/orders/order/order-filter.ts";
import { ordersWords } from "./orders-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import type { OrdersQuery } from "./order-list-model.ts";

/** Looks for orders by words, and by how far they are; a plain form and links. */
export function OrderSearch({ asked: { text, filter } }: { readonly asked: OrdersQuery }) {
  return (
    <div className="stack gap-3">
      <search>
        <form className="search-box order-search" action={orderAddress.all}>
          <Search className="icon" aria-hidden="true" />
          <input
            key={text}
            type="search"
            name="search"
            defaultValue={text}
            maxLength={100}
            autoComplete="off"
            placeholder={ordersWords.searchHint}
            aria-label={ordersWords.search}
            enterKeyHint="search"
          />
          {filter === "all" ? null : <input type="hidden" name="filter" value={filter} />}
          <button type="submit" className="button text">
            {ordersWords.find}
          </button>
        </form>
      </search>
      <nav aria-label={ordersWords.filters}>
        <ul className="chips chips-row">
          {ORDER_FILTERS.map((one) => (
            <li key={one}>
              <a
                className={one === filter ? "chip is-chosen" : "chip"}
                href={orderAddress.found({ text, filter: one })}
                aria-current={one === filter ? "true" : undefined}
                data-stay
              >
                {ordersWords.filter[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
