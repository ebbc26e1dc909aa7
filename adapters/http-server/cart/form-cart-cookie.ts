import { FORM_CART_COOKIE } from "#core/cart/form-cart-cookie-name.ts";
import { keptFormCart } from "#core/cart/kept-form-cart.ts";
import type { FastifyRequest } from "fastify";
import type { FormCart } from "#core/cart/form-cart.ts";

/** The server's own signature under a text. */
export type Seals = { readonly of: (text: string) => string; readonly fits: (text: string, seal: string) => boolean };

const KEPT = new RegExp(`(?:^|;\\s*)${FORM_CART_COOKIE}=([\\w-]+)\\.([\\w-]+)(?=\\s*(?:;|$))`);
/** Seconds. */
const A_MONTH = 30 * 86_400;
/** Browsers keep 4096 bytes, with name and attributes. */
const LONGEST = 3_900;

/**
 * A guest's cart in a cookie, which the server signs: it reads only what it wrote itself. The cookie says what is in a cart and nothing of
 * who has it; no other site's form sends it along (SameSite). A window's script reads it, so that it can take the cart over.
 */
export function formCartCookie(seals: Seals) {
  return {
    /** null: there is none, or another one than the server wrote. */
    read({ headers }: Pick<FastifyRequest, "headers">): FormCart | null {
      const [, text, seal] = KEPT.exec(headers.cookie ?? "") ?? [];
      if (text === undefined || seal === undefined || !seals.fits(signed(text), seal)) return null;
      return keptFormCart.read(JSON.parse(Buffer.from(text, "base64url").toString("utf8"))); // The server wrote it.
    },
    /** The header that stores a cart, or with null removes what is stored; null: a browser would not keep so long a cookie. */
    written(cart: FormCart | null, isSecure: boolean): string | null {
      const attributes = `Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
      if (cart === null) return `${FORM_CART_COOKIE}=; Max-Age=0; ${attributes}`;
      const text = Buffer.from(JSON.stringify(keptFormCart.of(cart))).toString("base64url");
      const value = `${text}.${seals.of(signed(text))}`;
      return value.length > LONGEST ? null : `${FORM_CART_COOKIE}=${value}; Max-Age=${A_MONTH}; ${attributes}`;
    },
  };
}

/** The same key signs quotes: no text of theirs begins so. */
const signed = (text: string): string => `form-cart\n${text}`;
