import { unitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import { counted } from "#web/design/phrase.ts";
import { rupees, rupeesAndPaise, wholeNumber } from "#web/design/figures/amounts.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { informationPhrases as says } from "#web/features/catalogue/wording/product-information.ts";
import type { NetQuantity, UnitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import type { Allergen, BothLanguages } from "#core/catalogue/information/product-information.ts";
import type { Paise } from "#core/shared/money.ts";

/** How a product's information is told, in any language. */
export const informationWords = {
  ...says,
  quantity: ({ amount, unit }: NetQuantity): string =>
    unit === "piece"
      ? counted(amount, says.quantity.piece, { count: wholeNumber(amount) })
      : says.quantity[unit]({ amount: String(amount) }),
  unitPrice: (price: Paise, quantity: NetQuantity): string => unitPriceText(unitSalePrice(price, quantity)),
  shelfLife: (months: number): string => counted(months, says.months, { count: wholeNumber(months) }),
  shelfLifeName: says.shelfLife,
  allergensIn: (allergens: readonly Allergen[]): string =>
    allergens.length === 0 ? says.noAllergens : `${says.allergens}: ${allergens.map((one) => says.allergen[one]).join(", ")}`,
  countryNamed: (code: string): string => countries.of(code) ?? code,
};

const unitPriceText = ({ price, per }: UnitSalePrice): string =>
  says.unitPrice[per]({ price: per === "kg" || per === "l" || per === "piece" ? rupees(price) : rupeesAndPaise(price) });

const countries = new Intl.DisplayNames([languageWords.language], { type: "region" });

/** In the page's language, or in English where nobody has put it into that one. */
export const spoken = ({ english, hindi }: BothLanguages): string => (languageWords.language === "hi" && hindi !== null ? hindi : english);
