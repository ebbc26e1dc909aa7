import { dayOf } from "#web/design/figures/days.ts";
import { informationWords } from "./information-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";

/** Who made it, where, under which licence, how much there is and until when it keeps. */
export function makerFacts(information: ProductInformation): readonly Fact[] {
  const { genericName, netQuantity, bestBefore, shelfLifeMonths, maker, countryOfOrigin, licence, vegetarianMark, consumerCare } =
    information;
  const says = informationWords;
  return [
    ...(genericName === null ? [] : [{ name: says.genericName, value: shownText(genericName) }]),
    ...(netQuantity === null ? [] : [{ name: says.netQuantity, value: says.quantity(netQuantity) }]),
    ...(bestBefore === null ? [] : [{ name: says.bestBefore, value: dayOf(bestBefore) }]),
    ...(shelfLifeMonths === null ? [] : [{ name: says.shelfLifeName, value: says.shelfLife(shelfLifeMonths) }]),
    ...(maker === null ? [] : [{ name: says.role[maker.role], value: `${maker.name}, ${maker.address}` }]),
    ...(countryOfOrigin === null ? [] : [{ name: says.country, value: says.countryNamed(countryOfOrigin) }]),
    ...(licence === null ? [] : [{ name: says.licence[licence.kind], value: licence.number }]),
    ...(vegetarianMark === null ? [] : [{ name: says.foodMark, value: says.mark[vegetarianMark] }]),
    ...(consumerCare === null ? [] : [{ name: says.care, value: `${consumerCare.phone}, ${consumerCare.email}` }]),
  ];
}
