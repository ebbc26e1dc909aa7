import { fieldsOf } from "./product-list-address.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";

/** What a form about a list leaves as it is. */
export const HiddenFields = ({ asked }: { readonly asked: ProductQuery }) =>
  fieldsOf(asked).map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
