import { useFollowedValue } from "#web/design/fields/use-followed-value.ts";
import { SORT_ORDERS } from "#core/catalogue/collection.ts";
import { productListWords } from "./product-list-words.ts";
import { FIELD } from "./product-query.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { pathOf } from "./product-list-address.ts";
import type { ChangeEvent } from "react";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";
import type { SortOrder } from "#core/catalogue/collection.ts";

const sendWith = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

/** A form that sends itself when something else is chosen; without script it has a button. */
export function SortChoice({ asked }: { readonly asked: ProductQuery }) {
  const choice = useFollowedValue(asked.order, choose);
  return (
    <form className="sort-choice" action={pathOf(asked.on)} data-stay>
      <HiddenFields asked={{ ...asked, order: "popular", after: null }} />
      <label className="small muted" htmlFor="order">
        {productListWords.sort}
      </label>
      <select ref={choice} id="order" name={FIELD.order} defaultValue={asked.order} onChange={sendWith} autoComplete="off">
        {SORT_ORDERS.map((one) => (
          <option key={one} value={one}>
            {productListWords.orders[one]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button quiet">
          {productListWords.sortButton}
        </button>
      </noscript>
    </form>
  );
}

function choose(field: HTMLSelectElement, order: SortOrder): void {
  field.value = order; // Going back brings another order.
}
