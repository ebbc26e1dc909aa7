import { shop } from "#adapters/postgres/migrations/0001-shop.ts";
import { catalogue } from "#adapters/postgres/migrations/0005-catalogue.ts";
import { wordSpellings } from "#adapters/postgres/migrations/0030-word-spellings.ts";
import { priceSteps } from "#adapters/postgres/migrations/0031-price-steps.ts";
import { shelfRevision } from "#adapters/postgres/migrations/0033-shelf-revision.ts";
import { productTitles } from "#adapters/postgres/migrations/0034-product-titles.ts";
import { standingsByRank } from "#adapters/postgres/migrations/0035-standings-by-rank.ts";
import { savingSteps } from "#adapters/postgres/migrations/0036-saving-steps.ts";
import { names } from "#adapters/postgres/migrations/0037-names.ts";
import { productInformation } from "#adapters/postgres/migrations/0041-product-information.ts";
import { mainWords } from "#adapters/postgres/migrations/0162-main-words.ts";
import { productNumbers } from "#adapters/postgres/migrations/0163-product-numbers.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedCatalogue: StoredArea = {
  name: "catalogue",
  migrations: {
    "0001-shop": shop,
    "0005-catalogue": catalogue,
    "0030-word-spellings": wordSpellings,
    "0031-price-steps": priceSteps,
    "0033-shelf-revision": shelfRevision,
    "0034-product-titles": productTitles,
    "0035-standings-by-rank": standingsByRank,
    "0036-saving-steps": savingSteps,
    "0037-names": names,
    "0041-product-information": productInformation,
    "0162-main-words": mainWords,
    "0163-product-numbers": productNumbers,
  },
  places: {
    shelf: "offer",
    product: "offer",
    shelf_part: "offer",
    shelf_facet: "offer",
    catalogue_state: "offer",
  },
  audited: ["catalogue"],
};
