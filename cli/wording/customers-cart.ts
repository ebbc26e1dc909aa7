/** The number itself is not repeated: what is printed may be kept. */
export const unknownMobileText = "No customer has this mobile number.\n";

export const beyondLimitsText = "The cart is beyond the amounts and weights that can be priced.\n";
