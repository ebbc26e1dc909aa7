export const beyondLimitsText = "The cart is beyond the amounts and weights that can be priced.\n";
