import type { drawnViewWords as english } from "../drawn-views.ts";

/** What stands on the drawn pictures of a product. */
export const drawnViewWords: typeof english = {
  back: ({ title, size }) => `${title}, ${size} का पिछला हिस्सा`,
  scale: ({ title, centimetres, beside }) => `${title}, लगभग ${centimetres} सेमी ऊँचा, साथ में ${beside}`,
  mrp: "MRP",
  withTaxes: ({ price }) => `${price}, सभी करों सहित`,
  batch: "बैच",
  tall: ({ centimetres }) => `लगभग ${centimetres} सेमी`,
  coin: "₹10 का सिक्का, 2.7 सेमी",
  tumbler: "स्टील का गिलास, 10 सेमी",
};
