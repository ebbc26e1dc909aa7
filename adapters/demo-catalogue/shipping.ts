/** What delivery costs in the demo shop: amounts in rupees, the weight in kilograms. */
export const demoShipping = {
  basic_charges: { minimum_order: 499, shipping_charges: 60 },
  weight_exceed: { weight: 5, minimum_order: 1499, shipping_charges: 120 },
} as const;
