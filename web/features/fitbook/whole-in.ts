/** Digits, or groups of them as Indians and others write large numbers: 7,250 and 1,00,000. A comma before two last digits may be meant for a point. */
const WHOLE = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})$/;

/** A whole number as it was typed; 0, which nothing here may be, where it is none. */
export const wholeIn = (typed: string): number => (WHOLE.test(typed.trim()) ? Number(typed.replaceAll(",", "")) : 0);
