import { Heart } from "lucide-react";
import { customerId } from "#core/identity/customer-id.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { day } from "#core/shared/day.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { TICKET_STATES } from "#core/tickets/ticket-state.ts";
import { LostPage } from "#web/frame/lost-page.tsx";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { NothingYet } from "#web/screens/account/nothing-yet.tsx";
import { RowSkeletons } from "#web/screens/account/row-skeletons.tsx";
import { TryAgain } from "#web/screens/account/try-again.tsx";
import { CartSkeleton } from "#web/screens/cart/cart-skeleton.tsx";
import { CheckoutSkeleton } from "#web/screens/checkout/checkout-skeleton.tsx";
import { CheckoutSteps } from "#web/screens/checkout/checkout-steps.tsx";
import { PasswordStrength } from "#web/screens/password/password-strength.tsx";
import { DeliveryAnswer } from "#web/screens/product/delivery-answer.tsx";
import { ReviewSummary } from "#web/screens/reviews/review-summary.tsx";
import { SentFileItem } from "#web/screens/sending/sent-file-item.tsx";
import { TicketStateBadge } from "#web/screens/tickets/ticket-state-badge.tsx";
import { MenuTrouble } from "#web/screens/site/menu-trouble.tsx";
import { TroubleView } from "#web/screens/trouble/trouble-view.tsx";
import { exhibit } from "./exhibit.tsx";
import { ignore, say } from "./samples.ts";
import { hindi, long } from "./texts.ts";
import type { ComponentProps, ReactNode } from "react";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";

const here = "/gallery";
const inDelivery = (drawn: ReactNode) => <div className="panel delivery">{drawn}</div>;
const inList = (drawn: ReactNode) => <ul>{drawn}</ul>;

function answered(estimate: DeliveryEstimate): ComponentProps<typeof DeliveryAnswer>["state"] {
  return { kind: "answered", pincode: pincode(say.typed), estimate };
}
const days = { kind: "serviceable", earliest: day("2026-11-23"), latest: day("2026-11-25") } as const;

type FileState = ComponentProps<typeof SentFileItem>["file"]["state"];
const aVideo = (state: FileState): ComponentProps<typeof SentFileItem> => ({
  customer: customerId("gallery"),
  file: { key: 1, kind: "video", drawing: null, state },
  name: say.dialog,
  title: say.title,
  onRemove: ignore,
  onAgain: ignore,
});

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
  exhibit(
    DeliveryAnswer,
    () => ({
      "with cash at the door": { state: answered({ ...days, cashOnDelivery: true }), isPrepaid: false },
      "without cash at the door": { state: answered({ ...days, cashOnDelivery: false }), isPrepaid: false },
      "of what is paid before": { state: answered({ ...days, cashOnDelivery: true }), isPrepaid: true },
      "where nobody delivers": { state: answered({ kind: "unserviceable" }), isPrepaid: false },
      "no pincode": { state: { kind: "not-a-pincode" }, isPrepaid: false },
      "no answer": { state: { kind: "unavailable", pincode: pincode(say.typed) }, isPrepaid: false },
    }),
    { room: "card", stand: inDelivery },
  ),
  exhibit(
    ReviewSummary,
    () => ({ several: { summary: summaryOf((stars) => stars * 3) }, one: { summary: summaryOf((stars) => (stars === 4 ? 1 : 0)) } }),
    { room: "all" },
  ),
  exhibit(
    PasswordStrength,
    () => ({
      "nothing typed": { isLongEnough: false, isRepeated: false },
      "long enough": { isLongEnough: true, isRepeated: false },
      done: { isLongEnough: true, isRepeated: true },
    }),
    { room: "card" },
  ),
  exhibit(TicketStateBadge, () => Object.fromEntries(TICKET_STATES.map((state) => [state, { state }]))),
  exhibit(
    SentFileItem,
    () => ({
      "on its way": aVideo({ kind: "sending", share: 0.4 }),
      "not sent": aVideo({ kind: "failed", why: "unavailable", prepared: null }),
    }),
    { room: "card", stand: inList },
  ),
  exhibit(FormSkeleton, () => ({ "a form on its way": { label: say.busy } }), { room: "card" }),
  exhibit(RowSkeletons, () => ({ "rows on their way": { rows: say.trackSteps, label: say.busy } }), { room: "card" }),
  exhibit(CartSkeleton, () => ({ "a cart on its way": {} }), { room: "all" }),
  exhibit(CheckoutSkeleton, () => ({ "checkout on its way": {} }), { room: "all" }),
  exhibit(CheckoutSteps, () => ({ checkout: { at: "checkout" }, done: { at: "done" } }), { room: "all" }),
];
