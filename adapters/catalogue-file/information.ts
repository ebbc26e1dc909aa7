import { allCautions } from "#core/catalogue/information/caution.ts";
import { isLicenceNumber } from "#core/catalogue/information/licence.ts";
import { isNetAmount } from "#core/catalogue/information/net-quantity.ts";
import { ALLERGENS, noInformation } from "#core/catalogue/information/product-information.ts";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";
import type { Fields } from "./fields.ts";

const LONGEST_SHELF_LIFE = 600;
const COUNTRY = /^[A-Z]{2}$/;
const PHONE = /^\+?[\d ()-]{6,20}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a line tells of its product; files of before it was kept tell nothing. Source: specification/catalogue.md, What a product is. */
export function readInformation(fields: Fields): ProductInformation {
  return fields.has("information") ? informationIn(fields.within("information")) : noInformation;
}

const informationIn = (fields: Fields): ProductInformation => ({
  genericName: fields.bilingualOrNull("generic_name"),
  botanicalName: fields.shortOrNull("botanical_name"),
  summary: fields.bilingualOrNull("summary"),
  traditionalUses: fields.bilinguals("traditional_uses"),
  ingredients: fields.eachOf("ingredients").map((one) => ({
    name: one.bilingual("name"),
    botanicalName: one.shortOrNull("botanical_name"),
    part: one.bilingualOrNull("part"),
    amount: one.shortOrNull("amount"),
  })),
  directions: fields.bilinguals("directions"),
  cautions: fields.eachAmong("cautions", allCautions),
  storage: fields.bilingualOrNull("storage"),
  shelfLifeMonths: readShelfLife(fields),
  bestBefore: fields.dayOrNull("best_before"),
  netQuantity: readNetQuantity(fields),
  maker: readMaker(fields),
  countryOfOrigin: fields.has("country_of_origin")
    ? fields.textLike("country_of_origin", COUNTRY, "a country of two letters, such as IN")
    : null,
  licence: readLicence(fields),
  vegetarianMark: fields.has("vegetarian_mark") ? fields.among("vegetarian_mark", ["vegetarian", "non-vegetarian"]) : null,
  allergens: fields.has("allergens") ? fields.eachAmong("allergens", ALLERGENS) : null,
  consumerCare: readConsumerCare(fields),
});

function readShelfLife(fields: Fields): number | null {
  if (!fields.has("shelf_life_months")) return null;
  const months = fields.whole("shelf_life_months");
  if (months < 1 || months > LONGEST_SHELF_LIFE) fields.fault("shelf_life_months", `a whole number from 1 to ${LONGEST_SHELF_LIFE}`);
  return months;
}

function readNetQuantity(fields: Fields): ProductInformation["netQuantity"] {
  if (!fields.has("net_quantity")) return null;
  const quantity = fields.within("net_quantity");
  const amount = quantity.number("amount");
  if (!isNetAmount(amount)) quantity.fault("amount", "a number above 0 with at most three decimals");
  return { amount, unit: quantity.among("unit", ["g", "ml", "piece"]) };
}

function readMaker(fields: Fields): ProductInformation["maker"] {
  if (!fields.has("maker")) return null;
  const maker = fields.within("maker");
  return { role: maker.among("role", ["maker", "importer"]), name: maker.short("name"), address: maker.short("address") };
}

function readLicence(fields: Fields): ProductInformation["licence"] {
  if (!fields.has("licence")) return null;
  const licence = fields.within("licence");
  const kind = licence.among("kind", ["ayush", "fssai", "cosmetic"]);
  const number = licence.short("number");
  if (number !== "" && !isLicenceNumber(kind, number))
    licence.fault("number", kind === "fssai" ? "14 digits, the first of them 1 or 2" : "a licence such as MH/AYU/2019/0482");
  return { kind, number };
}

function readConsumerCare(fields: Fields): ProductInformation["consumerCare"] {
  if (!fields.has("consumer_care")) return null;
  const care = fields.within("consumer_care");
  return { phone: care.textLike("phone", PHONE, "a telephone number"), email: care.textLike("email", EMAIL, "an e-mail address") };
}
