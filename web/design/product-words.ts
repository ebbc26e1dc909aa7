import { rupees, wholeNumber } from "./figures/amounts.ts";
import { counted } from "./phrase.ts";
import { productPhrases as says } from "./wording/product.ts";
import type { Rating } from "#core/catalogue/product.ts";
import type { StockLabel } from "#core/catalogue/stock-label.ts";
import type { Paise } from "#core/shared/money.ts";

/** What is said of one product wherever it stands, in any language. */
export const productWords = {
  ...says,
  rating: ({ average, ratings }: Rating): string =>
    counted(ratings, says.rating, { average: average.toFixed(1), ratings: wholeNumber(ratings) }),
  save: (saving: Paise): string => says.save({ saving: rupees(saving) }),
  quantity: (title: string) => ({ quantity: says.quantity({ title }), less: says.less({ title }), more: says.more({ title }) }),
  description: ({ brand, ...facts }: Described): string =>
    brand === null ? says.description(facts) : says.descriptionOfBrand({ ...facts, brand }),
  stock,
};

type Described = { readonly title: string; readonly brand: string | null; readonly size: string; readonly price: string };

function stock(label: StockLabel): string {
  switch (label.kind) {
    case "in-stock":
      return says.inStock;
    case "few-left":
      return says.fewLeft({ left: String(label.left) });
    case "out-of-stock":
      return says.outOfStock;
  }
}
