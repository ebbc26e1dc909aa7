import type { unitPricePhrases as english } from "../unit-price.ts";

export const unitPricePhrases: typeof english = {
  g: ({ price }) => `${price} प्रति ग्राम`,
  kg: ({ price }) => `${price} प्रति किग्रा`,
  ml: ({ price }) => `${price} प्रति मि.ली.`,
  l: ({ price }) => `${price} प्रति लीटर`,
  piece: ({ price }) => `${price} प्रति पीस`,
  hundred: { g: ({ price }) => `${price} में 100 ग्राम`, ml: ({ price }) => `${price} में 100 मि.ली.` },
};
