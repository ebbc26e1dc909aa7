/**
 * What follows the amount in a size, and sizes without one, by the English as it is kept in small letters: what is not named here is shown
 * as it is kept.
 */
export const sizeUnits: Readonly<Record<string, string>> = {};
