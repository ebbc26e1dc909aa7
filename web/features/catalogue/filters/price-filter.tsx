import ChevronDown from "lucide-react/icons/chevron-down";
import { useFollowedValue } from "#web/design/fields/use-followed-value.ts";
import { filterWords } from "./filter-words.ts";
import { FIELD } from "#web/features/catalogue/list/product-query.ts";
import { rupeesText, productListAddress } from "#web/features/catalogue/list/product-list-address.ts";
import type { Filters } from "#core/catalogue/filters.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";

/** Prices: the shop's own steps with how many products each leaves, and any range that one writes. */
export function PriceFilter({ asked, prices }: { readonly asked: ProductQuery; readonly prices: Filters["prices"] }) {
  const { price } = asked.narrowing;
  return (
    <details className="filter-part" open>
      <summary>
        <h3>{filterWords.price}</h3>
        <ChevronDown className="icon chevron faint" aria-hidden="true" />
      </summary>
      <ul>
        {prices.map(({ band, count }) => (
          <li key={band.least}>
            <a
              className="price-band"
              href={productListAddress({ ...asked, narrowing: { ...asked.narrowing, price: band }, after: null })}
              aria-current={price.least === band.least && price.most === band.most ? "true" : undefined}
              data-stay
            >
              <span>{filterWords.band(band)}</span> <span className="filter-count">{filterWords.counted(count)}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="price-range">
        <PriceField name={FIELD.least} label={filterWords.least} amount={price.least} />
        <span className="small muted">{filterWords.to}</span>
        <PriceField name={FIELD.most} label={filterWords.most} amount={price.most} />
        <button type="submit" className="button quiet">
          {filterWords.apply}
        </button>
      </div>
    </details>
  );
}

function PriceField({ name, label, amount }: { readonly name: string; readonly label: string; readonly amount: Paise | null }) {
  const text = amount === null ? "" : rupeesText(amount);
  const field = useFollowedValue(text, write);
  return (
    <span className="price-field">
      <span aria-hidden="true">₹</span>
      <input ref={field} name={name} inputMode="decimal" defaultValue={text} maxLength={20} aria-label={label} autoComplete="off" />
    </span>
  );
}

function write(field: HTMLInputElement, text: string): void {
  field.value = text;
}
