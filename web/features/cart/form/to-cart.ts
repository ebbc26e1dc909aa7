/** The id of the form that every button "Add to cart" sends where no script runs. */
export const TO_CART = "to-cart";
