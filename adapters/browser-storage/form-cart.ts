import { FORM_CART_COOKIE } from "#core/cart/form-cart-cookie-name.ts";
import { keptFormCart } from "#core/cart/kept-form-cart.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { FormCart } from "#core/cart/form-cart.ts";

/** The cart that forms filled while no script ran in this browser, in the cookie that the server wrote. */
export const formCart = {
  /** null: there is none, or it can't be read. */
  read(): FormCart | null {
    const text = new RegExp(`(?:^|; )${FORM_CART_COOKIE}=([\\w-]+)\\.`).exec(document.cookie)?.[1];
    return text === undefined
      ? null
      : nullIfThrown(() => keptFormCart.read(JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")))));
  },
  forget(): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and what is read and forgotten must be so in one moment.
    document.cookie = `${FORM_CART_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
};
