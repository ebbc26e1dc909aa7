import { unitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import { rupeesText } from "#web/features/catalogue/list/product-list-address.ts";
import { informationWords } from "./information-words.ts";
import { makerFacts } from "./maker-facts.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { NetQuantity, UnitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";
import type { Paise } from "#core/shared/money.ts";

/** What programs read of a product beyond its price: who made it, where, and each fact under the name that the page gives it. */
export function informationData(information: ProductInformation) {
  const { maker, countryOfOrigin, ingredients, directions } = information;
  const properties = [
    ...makerFacts(information),
    ...(ingredients.length === 0
      ? []
      : [
          {
            name: informationWords.ingredients,
            value: ingredients
              .map(({ name, amount }) =>
                [shownText(name), amount === null ? null : informationWords.amount(amount)].filter(Boolean).join(" "),
              )
              .join(", "),
          },
        ]),
    ...(directions.length === 0 ? [] : [{ name: informationWords.use, value: directions.map(shownText).join(" ") }]),
  ];
  return {
    ...(maker === null ? {} : { manufacturer: { "@type": "Organization", name: maker.name, address: maker.address } }),
    ...(countryOfOrigin === null ? {} : { countryOfOrigin: { "@type": "Country", name: countryOfOrigin } }),
    ...(properties.length === 0
      ? {}
      : { additionalProperty: properties.map(({ name, value }) => ({ "@type": "PropertyValue", name, value })) }),
  };
}

/** As UN/CEFACT names units. */
const UNIT_CODES = { g: "GRM", kg: "KGM", ml: "MLT", l: "LTR", piece: "C62" } as const satisfies Record<UnitSalePrice["per"], string>;

/** What a gram, litre or piece costs. Source: specification/site.md, Data for programs. */
export function unitPriceData(price: Paise, quantity: NetQuantity) {
  const unit = unitSalePrice(price, quantity);
  return {
    "@type": "UnitPriceSpecification",
    price: rupeesText(unit.price),
    priceCurrency: "INR",
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: UNIT_CODES[unit.per] },
  };
}
