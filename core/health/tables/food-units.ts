/** Grams of units of weight. Source: specification/health-tools.md, meal. */
export const GRAMS: ReadonlyMap<string, number> = new Map([
  ["g", 1],
  ["kg", 1000],
]);

/** Millilitres of units of volume; a food's density makes grams of them. Source: specification/health-tools.md, meal. */
export const MILLILITRES: ReadonlyMap<string, number> = new Map([
  ["ml", 1],
  ["l", 1000],
  ["teaspoon", 5],
  ["tablespoon", 15],
  ["katori", 150],
  ["cup", 200],
  ["glass", 250],
]);
