import { Heart } from "lucide-react";
import { LostPage } from "#web/frame/lost-page.tsx";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { NothingYet } from "#web/screens/account/nothing-yet.tsx";
import { RowSkeletons } from "#web/screens/account/row-skeletons.tsx";
import { TryAgain } from "#web/screens/account/try-again.tsx";
import { CartSkeleton } from "#web/screens/cart/cart-skeleton.tsx";
import { CheckoutSkeleton } from "#web/screens/checkout/checkout-skeleton.tsx";
import { CheckoutSteps } from "#web/screens/checkout/checkout-steps.tsx";
import { MenuTrouble } from "#web/screens/site/menu-trouble.tsx";
import { TroubleView } from "#web/screens/trouble/trouble-view.tsx";
import { exhibit } from "./exhibit.tsx";
import { ignore, say } from "./samples.ts";
import { hindi, long } from "./texts.ts";
import type { ReactNode } from "react";

const here = "/gallery";
const atFoot = (drawn: ReactNode) => <div className="gallery-foot">{drawn}</div>;

/** What screens are made of by themselves and what is seldom seen in a shop: waiting, trouble, nothing. */
export const ofScreens = [
  exhibit(
    TroubleView,
    () => ({
      "not there": { status: 404, here, wait: null },
      "not available": { status: 503, here, wait: null },
      "asked too often": { status: 429, here, wait: 40 },
      "nobody knows for how long": { status: 429, here, wait: null },
      defect: { status: 500, here, wait: null },
    }),
    { room: "all" },
  ),
  exhibit(LostPage, () => ({ "code that did not come": { onTry: ignore } }), { room: "all", stand: atFoot }),
  exhibit(MenuTrouble, () => ({ "a menu that did not come": { onTry: ignore, children: null } }), { room: "card" }),
  exhibit(
    TryAgain,
    () => ({
      short: { what: say.bad, onPress: ignore },
      long: { what: long.text, onPress: ignore },
      Hindi: { what: hindi.notice, onPress: ignore },
    }),
    { room: "card" },
  ),
  exhibit(
    NothingYet,
    () => ({
      alone: { Icon: Heart, heading: say.empty, text: say.emptyText },
      long: { Icon: Heart, heading: long.line, text: long.text },
      Hindi: { Icon: Heart, heading: hindi.empty, text: hindi.notice },
    }),
    { room: "card" },
  ),
  exhibit(FormSkeleton, () => ({ "a form on its way": { label: say.busy } }), { room: "card" }),
  exhibit(RowSkeletons, () => ({ "rows on their way": { rows: say.trackSteps, label: say.busy } }), { room: "card" }),
  exhibit(CartSkeleton, () => ({ "a cart on its way": {} }), { room: "all" }),
  exhibit(CheckoutSkeleton, () => ({ "checkout on its way": {} }), { room: "all" }),
  exhibit(CheckoutSteps, () => ({ checkout: { at: "checkout" }, done: { at: "done" } }), { room: "all" }),
];
