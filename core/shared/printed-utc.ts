/**
 * An instant in milliseconds since 1970 as answers show it: UTC with seconds, and with decimals of a second if there are any, without zeros
 * at the end. Source: specification/time.md, Instants and days.
 */
export const printedUtc = (at: number): string => new Date(at).toISOString().replace(/\.?0*Z$/, "Z");
