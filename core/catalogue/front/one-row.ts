/** So many products stand in a row of a page. */
export const ONE_ROW = 5;
