import { makeAskReturn } from "#core/orders/returns/ask-return.use-case.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { makeCancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { makeCloseReturn } from "#core/orders/returns/close-return.use-case.ts";
import { makeExpireOrder } from "#core/orders/order/expire-order.use-case.ts";
import { makeListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { makePreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { makeShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { makeShowShipment } from "#core/orders/parcels/show-shipment.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { aCheckout, asha } from "./a-checkout.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Upload } from "#core/files/upload.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Deed, Step } from "#core/orders/order/order-step.ts";
import type { ParcelEvent } from "#core/orders/order/parcel-state.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";

const ravi = { kind: "staff", name: "Ravi" } as const;

/** A desk at which orders are placed and then looked after by their customers and by staff. */
export function anOrderShop() {
  const desk = aCheckout();
  const { memory, orders, clock } = desk;
  const uploads = memoryUploads(memory);
  const now = () => clock.at;
  let sent = 0;

  async function step(order: PayableId, action: Deed, by: Step["by"] = ravi) {
    await orders.change(order, {
      at: clock.at,
      key: null,
      events: [],
      decide(seen) {
        const change = changeBy(seen.order, [{ at: clock.at, by, deed: action }]);
        if (change.kind === "refused") throw new Error(JSON.stringify(change.refusal));
        return { change: change.value, answer: null };
      },
    });
  }

  return {
    ...desk,
    step,
    list: makeListMyOrders({ orders, now: () => clock.at }),
    see: makeShowMyOrder({ orders, now }),
    cancel: makeCancelMyOrder({ orders, now }),
    giveBack: makeAskReturn({ orders, uploads, now }),
    preview: makePreviewRefund({ orders, now }),
    shipment: makeShowShipment({ orders }),
    expire: makeExpireOrder({ orders, now }),
    closeReturn: makeCloseReturn({ orders, now }),
    /** Places Asha's cart again, filled as it was. */
    async ordered(way: PaymentWay = "cash"): Promise<PayableId> {
      desk.fill(asha, { oil: 1, tea: 2 });
      const quote = valueOf(await desk.quote({ way }));
      valueOf(await desk.place(quote));
      const { id } = quote;
      if (way === "online") await step(id, { kind: "stage", event: "pay" });
      return id;
    },
    async bring(order: PayableId, parcel: number, ...events: readonly Exclude<ParcelEvent, "cancel">[]) {
      for (const event of events) await step(order, { kind: "parcel", parcel, event });
    },
    async picture(kind: Upload["kind"] = "return-product", owner: CustomerId = asha) {
      const id = fileId(`picture-${++sent}`);
      await uploads.add({ id, owner, kind, audience: "owner", mediaType: "image/webp", bytes: 1, uploadedAt: clock.at }, 10);
      return id;
    },
  };
}

export const WHOLE_WAY = ["confirm", "pack", "ship", "send-out", "deliver"] as const;
