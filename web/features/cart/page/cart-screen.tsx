import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { latePart } from "#web/platform/late/late-part.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { CartNotices } from "#web/features/cart/lines/cart-notices.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { RemovedLine } from "#web/features/cart/lines/removed-line.tsx";
import { UnreachableCart } from "./unreachable-cart.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { useOpenBill } from "#web/features/cart/bill/use-open-bill.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Head } from "#web/platform/page/head.ts";

// The server draws no visitor's cart, so the first view needs neither of these.
const cartMeasure = lateCode(() => import("./pieces-and-weight.tsx"), "PiecesAndWeight");
const FilledCart = latePart(lateCode(() => import("./filled-cart.tsx"), "FilledCart"));

export const head = (): Head => ({ title: siteWords.titled(cartWords.title), description: cartWords.emptyHint, canonical: "/shop/cart" });

/** The cart page. The server knows no visitor's cart: it draws the page's shape, and the browser fills it. */
export const Screen = observer(function Screen() {
  const cart = useStore(CartStore);
  useEffect(() => cart.showPage(), [cart]);
  const title = useFocusAfterPress<HTMLHeadingElement>(cart.removed);
  const isEmpty = cart.count === 0 || cart.state === "unread";
  const isLost = cart.freshness === "unsure" || cart.freshness === "signed-out";
  useOpenBill(!isEmpty);
  return (
    <div className="page-width cart-page">
      <div className="row space-between cart-title">
        <h1 ref={title} tabIndex={-1}>
          {cartWords.title}
        </h1>
        {isEmpty ? null : <Opened load={cartMeasure} given={NOTHING} waits={false} />}
      </div>
      {cart.state === "unread" ? isLost ? <UnreachableCart /> : <CartSkeleton /> : null}
      {cart.state === "read" && isEmpty ? (
        <div>
          <CartNotices />
          <RemovedLine />
          <EmptyCart />
        </div>
      ) : null}
      {isEmpty ? null : (
        <Suspense fallback={<CartSkeleton />}>
          <FilledCart />
        </Suspense>
      )}
    </div>
  );
});

const NOTHING = {};
