/**
 * A guest's cart that plain forms fill, where no script runs. A browser keeps it in a cookie. Source: specification/cart.md, A cart without
 * script.
 */
export type FormCart = {
  /** Under this id a window that runs script takes the lines over once. */
  readonly id: string;
  /** One line a product. A quantity is a whole number from 1 on. */
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
};

/** As many products as one call of RefreshProducts takes. */
export const LARGEST_FORM_CART = 100;
