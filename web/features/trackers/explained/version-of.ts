/** The version in the name of a formula, as "1" of "summary@1". What it reckons is told in words beside it. */
export const versionOf = (formula: string): string => formula.slice(formula.indexOf("@") + 1);
