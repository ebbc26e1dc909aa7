import { Heart } from "lucide-react";
import { customerId } from "#core/identity/customer-id.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { day } from "#core/shared/day.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { TICKET_STATES } from "#core/tickets/ticket-state.ts";
import { CodeMissingNotice } from "#web/platform/window/code-missing-notice.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { CartSkeleton } from "#web/features/cart/page/cart-skeleton.tsx";
import { CheckoutSkeleton } from "#web/features/orders/checkout/checkout-skeleton.tsx";
import { CheckoutSteps } from "#web/features/orders/checkout/checkout-steps.tsx";
import { PasswordStrength } from "#web/features/sign-in/passwords/password-strength.tsx";
import { DeliveryAnswer } from "#web/features/shipping/delivery/delivery-answer.tsx";
import { ReviewSummary } from "#web/features/reviews/review-summary.tsx";
import { FileUploadItem } from "#web/features/files/file-upload-item.tsx";
import { TicketStateBadge } from "#web/features/tickets/ticket-state-badge.tsx";
import { MenuUnavailable } from "#web/features/site/menus/menu-unavailable.tsx";
import { ErrorView } from "#web/features/site/errors/error-view.tsx";
import { exhibit } from "./exhibit.tsx";
import { ignore, say } from "./samples.ts";
import { hindi, long } from "./trial-texts.ts";
import type { ComponentProps, ReactNode } from "react";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";

const here = "/gallery";
const inDelivery = (drawn: ReactNode) => <div className="panel delivery">{drawn}</div>;
const inList = (drawn: ReactNode) => <ul>{drawn}</ul>;

function answered(estimate: DeliveryEstimate): ComponentProps<typeof DeliveryAnswer>["state"] {
  return { kind: "answered", pincode: pincode(say.typed), estimate };
}
const days = { kind: "serviceable", earliest: day("2026-11-23"), latest: day("2026-11-25") } as const;

type FileState = ComponentProps<typeof FileUploadItem>["file"]["state"];
const aVideo = (state: FileState): ComponentProps<typeof FileUploadItem> => ({
  customer: customerId("gallery"),
  file: { key: 1, kind: "video", drawing: null, state },
  name: say.dialog,
  title: say.title,
  onRemove: ignore,
  onAgain: ignore,
});

const atFoot = (drawn: ReactNode) => <div className="gallery-foot">{drawn}</div>;

/** What screens are made of by themselves and what is seldom seen in a shop: waiting, trouble, nothing. */
export const screenParts = [
  exhibit(
    ErrorView,
    () => ({
      "not there": { status: 404, here, wait: null },
      "not available": { status: 503, here, wait: null },
      "asked too often": { status: 429, here, wait: 40 },
      "nobody knows for how long": { status: 429, here, wait: null },
      defect: { status: 500, here, wait: null },
    }),
    { room: "all" },
  ),
  exhibit(CodeMissingNotice, () => ({ "code that did not come": { onTry: ignore } }), { room: "all", stand: atFoot }),
  exhibit(MenuUnavailable, () => ({ "a menu that did not come": { onTry: ignore, children: null } }), { room: "card" }),
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
    FileUploadItem,
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
