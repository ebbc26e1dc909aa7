/**
 * The rate in per cent that was most likely meant by one below 1 %, which is how spreadsheets store a percentage: 5 for 0.05, 12 for 0.12;
 * null: the rate is no such number. Source: specification/catalogue.md, Product.
 */
export const likelyRate = (rate: number): number | null => (rate > 0 && rate < 1 ? Number((rate * 100).toFixed(6)) : null);
