import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { changeMyOrder } from "./change-my-order.ts";
import { changeByReturnRequest } from "./customer-change.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import { Uploads } from "../../files/uploads.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { AskReturnRefusal, KeyRefusal } from "./customer-change.ts";
import type { OrderView } from "../views/order-view.ts";
import type { ReturnPicture, ReturnRequest } from "../order/return-request.ts";

/** `key` identifies the call, so that a repetition has no further effect; null: each call is a new one. */
export type OrderReturnRequest = { readonly order: PayableId; readonly request: ReturnRequest; readonly key: string | null };

/** The most pictures of one return. */
export const MOST_RETURN_PICTURES = 10;

/** "unknown-picture": the customer did not upload that picture for a return, or did not upload it to show that. */
export type ReturnRequestRefusal = AskReturnRefusal | KeyRefusal | { readonly kind: "unknown-picture" };

/**
 * Asks to return pieces of the customer's order, by the end of the seventh day after delivery. Nothing is refunded before the shop has
 * looked at the request. Answers the order with the return. Source: specification/returns.md, What may be returned.
 */
export type AskReturn = (customer: CustomerId, request: OrderReturnRequest) => Promise<Result<OrderView, ReturnRequestRefusal>>;
export const AskReturn = useCase<AskReturn>("orders", "AskReturn");

export const makeAskReturn = maker(
  AskReturn,
  { orders: Orders, uploads: Uploads, now: Clock },
  ({ orders, uploads, now }) =>
    async (customer, { order, request, key }) => {
      const at = now();
      const areOwn = await Promise.all(request.pictures.map((picture) => isOwn(uploads, customer, picture)));
      if (!areOwn.every((own) => own)) return refused({ kind: "unknown-picture" });
      return changeMyOrder<AskReturnRefusal>(orders, {
        customer,
        order,
        at,
        key,
        asked: ["return", order, request],
        change: (seen) => changeByReturnRequest(seen.order, { customer, at, deed: { kind: "ask-return", request } }),
      });
    },
);

async function isOwn(uploads: Uploads, customer: CustomerId, { file, shows }: ReturnPicture): Promise<boolean> {
  const upload = await uploads.withId(file);
  return upload !== null && upload.owner === customer && upload.kind === `return-${shows}`;
}
