import * as z from "zod/mini";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { ChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { DismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { LARGEST_CART } from "#core/customer-cart/kept-cart.ts";
import { ListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { UndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { endpoint, fields, only, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { myCart, myCartFields, myCoupon, quantity, quantityInAddress, removalReason, syncReceipt } from "./my-cart.ts";
import { boundedText } from "#adapters/http-contract/scalars.ts";
import type { AddedToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import type { QuantityChange } from "#core/customer-cart/change-quantity.use-case.ts";
import type { CouponQuery } from "#core/customer-cart/list-my-coupons.use-case.ts";

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** A customer has one cart, which the session names. */
const anyCart = z.optional(z.string().check(z.maxLength(100)));

const beyondLimits = answerOf(5, "Cart value is too high");

/** One product, or a guest's cart under an id of its own. */
const addedOnWire = z
  .object({
    product_id: z.nullish(id),
    quantity: z.nullish(quantity),
    cart_id: z.nullish(id),
    cart_product_list: z.nullish(z.array(z.object({ product_id: id, quantity })).check(z.maxLength(LARGEST_CART))),
  })
  .check(
    z.superRefine((said, { addIssue }) => {
      const named = isGuestCart(said) ? "cart_id" : "product_id";
      if (said[named] === undefined || said[named] === null) addIssue({ code: "custom", path: [named], message: "an id" });
    }),
  );

const isGuestCart = ({ cart_product_list: list }: { readonly cart_product_list?: unknown }): boolean => list !== undefined && list !== null;

export const addToCart = endpoint(AddToCart, {
  method: "PUT",
  path: "/shop/product/addProductToCartList",
  in: "body",
  audience: "customer",
  request: wire(
    addedOnWire,
    ({ product_id, quantity, cart_id, cart_product_list }): AddedToCart =>
      isGuestCart({ cart_product_list })
        ? {
            kind: "guest-cart",
            cartId: cart_id ?? "",
            lines: (cart_product_list ?? []).map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
          }
        : { kind: "product", productId: product_id ?? "", quantity: quantity ?? null },
    (added) =>
      added.kind === "product"
        ? { product_id: added.productId, quantity: added.quantity }
        : { cart_id: added.cartId, cart_product_list: added.lines.map(({ productId, quantity }) => ({ product_id: productId, quantity })) },
  ),
  response: fields({ ...myCartFields, receipt: z.nullable(syncReceipt) }),
  refusals: {
    "unknown-product": answerOf(404, "Product not found"),
    "not-for-sale": answerOf(3, "Product is not available", fields({ reason: removalReason })),
    "cart-full": answerOf(4, "Cart is full"),
    "beyond-limits": beyondLimits,
  },
});

export const changeQuantity = endpoint(ChangeQuantity, {
  method: "PUT",
  path: "/shop/product/updateUserCartProductQuantity",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({ product_id: id, quantity: quantityInAddress, cart_id: anyCart }),
    ({ product_id, quantity }): QuantityChange => ({ productId: product_id, quantity }),
    ({ productId, quantity }) => ({ product_id: productId, quantity }),
  ),
  response: myCart,
  refusals: { "not-in-cart": answerOf(6, "Product is not in the cart"), "beyond-limits": beyondLimits },
});

export const removeFromCart = endpoint(RemoveFromCart, {
  method: "PUT",
  path: "/shop/product/removeUserProductFromCart",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({ product_id: id, cart_id: anyCart }),
    ({ product_id }) => product_id,
    (productId: string) => ({ product_id: productId }),
  ),
  response: myCart,
});

export const undoSync = endpoint(UndoSync, {
  method: "POST",
  path: "/cart/sync/undo",
  in: "body",
  audience: "customer",
  request: only("cart_id", id),
  response: fields({ ...myCartFields, receipt: syncReceipt }),
  refusals: { "unknown-sync": answerOf(404, "Cart not found") },
});

export const dismissCartNotices = endpoint(DismissCartNotices, {
  method: "POST",
  path: "/cart/notices/dismiss",
  in: "body",
  audience: "customer",
  request: only("product_ids", z.array(id).check(z.maxLength(LARGEST_CART))),
  response: myCart,
});

const audiences = { PUBLIC: "public", PRIVATE: "private" } as const;
const types = { public: "PUBLIC", private: "PRIVATE" } as const;

export const listMyCoupons = endpoint(ListMyCoupons, {
  method: "GET",
  path: "/shopCoupon/getAllCouponWebAndApp",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({
      coupon_type: z.optional(z.enum(["PUBLIC", "PRIVATE"])),
      available_for_web: z.optional(z.enum(["true", "false"])),
      name: z.optional(boundedText(100)),
    }),
    ({ coupon_type, available_for_web, name = null }): CouponQuery => ({
      audience: coupon_type === undefined ? null : audiences[coupon_type],
      isForWeb: available_for_web === undefined ? null : available_for_web === "true",
      name,
    }),
    ({ audience, isForWeb, name }) => ({
      ...(audience === null ? {} : { coupon_type: types[audience] }),
      ...(isForWeb === null ? {} : { available_for_web: isForWeb ? ("true" as const) : ("false" as const) }),
      ...(name === null ? {} : { name }),
    }),
  ),
  response: z.array(myCoupon),
});

/** The same without a choice. */
export const listAllMyCoupons = endpoint(ListMyCoupons, {
  method: "GET",
  path: "/get/web/allcouponcodefromuser",
  isSecond: true,
  in: "query",
  audience: "customer",
  request: wire(
    z.object({}),
    (): CouponQuery => ({ audience: null, isForWeb: null, name: null }),
    () => ({}),
  ),
  response: z.array(myCoupon),
});

export const applyCoupon = endpoint(ApplyCoupon, {
  method: "POST",
  path: "/apply/couponcodefromuser",
  in: "body",
  audience: "customer",
  request: only("coupon_code", boundedText(100)),
  response: z.nullable(myCoupon),
  refusals: {
    "invalid-coupon": answerOf(1, "INVALID COUPON"),
    "coupon-not-applicable": answerOf(2, "COUPON NOT APPLICABLE", fields({ coupon: z.nullable(myCoupon) })),
    "too-many-attempts": answerOf(429, "Too many attempts. Please try again later.", fields({ until: z.number() })),
  },
});
