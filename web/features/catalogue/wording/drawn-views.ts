import type { Facts } from "#web/design/phrase.ts";

/** What stands on the drawn pictures of a product. */
export const drawnViewWords = {
  back: ({ title, size }: Facts<"title" | "size">) => `Back of ${title}, ${size}`,
  scale: ({ title, centimetres, beside }: Facts<"title" | "centimetres" | "beside">) =>
    `${title}, about ${centimetres} cm tall, beside a ${beside}`,
  mrp: "MRP",
  withTaxes: ({ price }: Facts<"price">) => `${price}, inclusive of all taxes`,
  batch: "Batch",
  tall: ({ centimetres }: Facts<"centimetres">) => `about ${centimetres} cm`,
  coin: "₹10 coin, 2.7 cm",
  tumbler: "steel tumbler, 10 cm",
};
