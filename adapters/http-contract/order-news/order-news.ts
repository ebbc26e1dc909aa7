import * as z from "zod/mini";
import { rupees } from "#adapters/http-contract/scalars.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const parcel = z.int();
/** null in what was told before it was kept. */
const parcels = z._default(z.nullable(z.int()), null);
const number = z.int();

/** What a step of an order means to its customer. */
export const orderNews: Shape<OrderNews> = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["placed", "payment-failed", "expired", "being-checked"]) }),
  z.object({ kind: z.enum(["shipped", "out-for-delivery", "delivered", "coming-back"]), parcel, parcels }),
  z.object({ kind: z.enum(["came-back", "lost"]), parcel, parcels, back: rupees }),
  z.object({ kind: z.literal("cancelled"), by: z.enum(["customer", "shop"]), isWhole: z.boolean(), back: rupees }),
  z.object({ kind: z.enum(["return-asked", "return-approved", "return-rejected", "return-failed"]), number }),
  z.object({ kind: z.literal("return-passed"), number, back: rupees }),
  z.object({ kind: z.enum(["refund-done", "refund-by-hand"]), back: rupees }),
]);
