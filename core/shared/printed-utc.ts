/** An instant in milliseconds since 1970 as answers tell it: UTC, seconds, and of a second begun what there is, without zeros at its end. Source: specification/time.md, Instants and days. */
export const printedUtc = (at: number): string => new Date(at).toISOString().replace(/\.?0*Z$/, "Z");
