/** What a customer bought before, on the first page. */
export const refillsPhrases = { heading: "Buy again" };
