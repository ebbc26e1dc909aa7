/** Titles of categories, concerns and therapies by the English ones that are kept: what is not named here is shown as it is kept. */
export const categoryTitles: Readonly<Record<string, string>> = {};
