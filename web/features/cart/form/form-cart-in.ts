import type { FormCart } from "#core/cart/form-cart.ts";

/** The cart that the server read from a cookie and hands to the page that it draws; null: none. */
export function formCartIn(text: string): FormCart | null {
  if (text === "") return null;
  const cart: FormCart = JSON.parse(text); // The server wrote it a moment ago.
  return cart;
}
