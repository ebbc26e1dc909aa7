import type { Facts } from "#web/design/phrase.ts";

/** What is said of one product wherever it stands. */
export const productPhrases = {
  /** The product's title, unseen but read, stands between the two. */
  add: "Add",
  toCart: "to cart",
  prepaidOnly: "Prepaid Only",
  rating: {
    one: ({ average, ratings }: Facts<"average" | "ratings">) => `${average} of 5 stars, ${ratings} rating`,
    other: ({ average, ratings }: Facts<"average" | "ratings">) => `${average} of 5 stars, ${ratings} ratings`,
  },
  hundred: {
    g: ({ price }: Facts<"price">) => `${price} for 100 g`,
    ml: ({ price }: Facts<"price">) => `${price} for 100 ml`,
  },
  free: "Free",
  mrp: "MRP",
  save: ({ saving }: Facts<"saving">) => `Save ${saving}`,
  quantity: ({ title }: Facts<"title">) => `Pieces of ${title}`,
  less: ({ title }: Facts<"title">) => `One less of ${title}`,
  more: ({ title }: Facts<"title">) => `One more of ${title}`,
  inStock: "In stock",
  fewLeft: ({ left }: Facts<"left">) => `Only ${left} left`,
  someCustomer: "A customer",
  outOfStock: "Out of stock",
  inactive: "This product is no longer sold.",
  description: ({ title, size, price }: Facts<"title" | "size" | "price">) =>
    `${title}, ${size}, ${price}. Price with GST, stock and details.`,
  descriptionOfBrand: ({ title, brand, size, price }: Facts<"title" | "brand" | "size" | "price">) =>
    `${title} by ${brand}, ${size}, ${price}. Price with GST, stock and details.`,
};
