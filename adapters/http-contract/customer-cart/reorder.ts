import * as z from "zod/mini";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { titleInHindi } from "#adapters/http-contract/catalogue/title-in-hindi.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { idOf, rupees } from "#adapters/http-contract/scalars.ts";
import { myCartFields, removalReason } from "./my-cart.ts";
import type { Reordered } from "#core/customer-cart/reorder.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const leftOut = z.enum(["unknown", "cart-full", "beyond-limits"]);

const reordered: Shape<Reordered> = z.union([
  z.object({
    kind: z.enum(["added", "limited"]),
    productId: z.string(),
    title: z.string(),
    hindi: titleInHindi,
    pieces: z.int(),
    rise: z.nullable(z.object({ from: rupees, to: rupees })),
  }),
  z.object({
    kind: z.literal("left-out"),
    productId: z.string(),
    title: z.string(),
    hindi: titleInHindi,
    because: z.union([leftOut, removalReason]),
  }),
]);

export const reorder = endpoint(Reorder, {
  method: "POST",
  path: "/shopUserOrder/user/reorder",
  in: "body",
  audience: "customer",
  request: only("_id", idOf(payableId)),
  response: fields({ ...myCartFields, reordered: ["reordered_list", z.array(reordered)] }),
  refusals: { "unknown-order": answerOf(404, "Order not found") },
});
