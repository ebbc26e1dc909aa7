/** What stands over what is in stock in place of what is not. */
export const insteadWords = { heading: "Similar and in stock" };
