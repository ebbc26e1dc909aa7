/** In the cart. */
export const deliveryLinePhrases = { when: "Enter your pincode to see when it arrives", change: "Change" };
