/** The cookie of a form cart: the server writes it, and a window that runs script takes it over. */
export const FORM_CART_COOKIE = "form_cart";
