import { ok } from "../../shared/result.ts";
import { NOTHING } from "../../shared/money.ts";
import { useCase } from "../../shared/token.ts";
import { changeByReturnRequest, changeByCancelling } from "./customer-change.ts";
import { ownOrder } from "../order/own-order.ts";
import { refundFor } from "../order/refunded-order.ts";
import { faultOf } from "../order/return-request.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { AskReturnRefusal, CancelRefusal } from "./customer-change.ts";
import type { Order } from "../order/order.ts";
import type { Fault, Refund, RefundedLine } from "../order/refund.ts";
import type { ReturnRequest } from "../order/return-request.ts";

/** What would be refunded, and why each share would be; `payout` is the part that was already paid. */
export type RefundPreview = {
  readonly fault: Fault;
  readonly lines: readonly RefundedLine[];
  readonly total: Paise;
  readonly payout: Paise;
};

/** What the customer is about to ask for: to cancel lines, by their places, or to return pieces. */
export type RefundPreviewRequest = { readonly order: PayableId } & (
  | { readonly kind: "cancel"; readonly places: readonly number[] }
  | ({ readonly kind: "return" } & Pick<ReturnRequest, "lines" | "reason">)
);

export type RefundPreviewRefusal = CancelRefusal | PreviewReturnRefusal;
type PreviewReturnRefusal = Exclude<AskReturnRefusal, LacksPictures>;
type LacksPictures = { readonly kind: "pictures-needed" };

/**
 * The refund that cancelling or returning would give now, figure by figure, before the customer asks for it. A return can be previewed
 * without its pictures; they are needed to ask for it. Nothing changes. Source: specification/returns.md, What goes back.
 */
export type PreviewRefund = (customer: CustomerId, request: RefundPreviewRequest) => Promise<Result<RefundPreview, RefundPreviewRefusal>>;
export const PreviewRefund = useCase<PreviewRefund>("orders", "PreviewRefund");

export const makePreviewRefund = maker(PreviewRefund, { orders: Orders, now: Clock }, ({ orders, now }) => async (customer, request) => {
  const stored = ownOrder(customer, await orders.withId(request.order));
  if (stored.kind === "refused") return stored;
  const who = { customer, at: now() };
  return request.kind === "cancel" ? ofCancelling(stored.value.order, request.places, who) : ofReturning(stored.value.order, request, who);
});

type Who = { readonly customer: CustomerId; readonly at: number };

function ofCancelling(order: Order, places: readonly number[], who: Who): Result<RefundPreview, CancelRefusal> {
  const change = changeByCancelling(order, { ...who, deed: { kind: "cancel", places, reason: "" } });
  if (change.kind === "refused") return change;
  return ok(previewOf(change.value.after.refunds[order.refunds.length] ?? null, "customers"));
}

function ofReturning(
  order: Order,
  { lines, reason }: Pick<ReturnRequest, "lines" | "reason">,
  who: Who,
): Result<RefundPreview, PreviewReturnRefusal> {
  const change = changeByReturnRequest(order, { ...who, deed: { kind: "ask-return", request: { lines, reason, pictures: [] } } });
  // Pictures are checked last. If only they are missing, everything else is right.
  if (change.kind === "refused" && !lacksPictures(change.refusal)) return { kind: "refused", refusal: change.refusal };
  const fault = faultOf(reason);
  return ok(previewOf(refundFor(order, { gone: lines, fault }), fault));
}

const lacksPictures = (refusal: AskReturnRefusal): refusal is LacksPictures => refusal.kind === "pictures-needed";

const previewOf = (refund: Refund | null, fault: Fault): RefundPreview =>
  refund === null
    ? { fault, lines: [], total: NOTHING, payout: NOTHING }
    : { fault: refund.fault, lines: refund.lines, total: refund.total, payout: refund.payout };
