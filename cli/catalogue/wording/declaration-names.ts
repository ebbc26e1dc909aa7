import type { Declaration } from "#core/catalogue/missing-information.ts";

export const declarationNames: Readonly<Record<Declaration, string>> = {
  "generic-name": "their generic name",
  "net-quantity": "their net quantity",
  mrp: "their maximum retail price",
  maker: "who made or imported them",
  "country-of-origin": "their country of origin",
  "consumer-care": "whom buyers can contact",
  "best-before": "how long they keep",
  ingredients: "their ingredients",
  licence: "the licence under which they are made",
  "vegetarian-mark": "whether they are vegetarian",
  allergens: "their allergens",
};
