import { counterOf, documentNumber } from "#core/invoices/document-number.ts";
import { seriesOf } from "#core/invoices/series.ts";
import { withEntries } from "#core/ledger/ledger.ts";
import { couponUsedBy, piecesOf } from "#core/orders/quote/goods-availability.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { Job } from "#core/jobs/job.ts";
import type { IssuedDocument } from "#core/orders/order/issued-document.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { HoldChange, OrderChange, StockMove } from "#core/orders/order/order-change.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { MemoryHold, MemoryOrder } from "./orders.ts";

/** Keeps all that a change brings about, or throws before anything is kept. */
export function keptChange(
  memory: Memory,
  before: MemoryOrder,
  { change, at }: { readonly change: OrderChange; readonly at: number },
): void {
  const { after } = change;
  const ledger = withEntries(before.kept.ledger, change.entries);
  const products = withStock(memory.products, change.stock);
  const coupon = change.usesCoupon ? couponUsedBy(after) : null;
  const left = coupon === null ? undefined : memory.usesLeft.get(coupon);
  if (left === 0) throw new TypeError(`${coupon} is used up`);

  memory.products = products;
  if (coupon !== null && left !== undefined) memory.usesLeft.set(coupon, left - 1);
  if (change.leavesCart) leaveCart(memory, after);
  const documents = [...before.kept.documents, ...change.documents.map((wanted) => issued(memory, after, { wanted, at }))];
  memory.orders.set(after.id, {
    kept: { ...before.kept, order: after, ledger, documents },
    listedAt: before.listedAt ?? (after.stage === "quoted" ? null : at),
    hold: holdAfter(before.hold, after, change.hold),
  });
  for (const { job, terms } of change.jobs) putJobInMemory<Job>(memory, job, terms);
  for (const entry of change.audit) putAuditInMemory(memory, entry);
}

function withStock(products: Memory["products"], moves: readonly StockMove[]): Memory["products"] {
  const pieces = new Map(moves.map((move) => [move.productId, move.pieces]));
  return products.map((product) => {
    const moved = pieces.get(product.id);
    if (moved === undefined || product.offer === null) return product;
    const stock = product.offer.stock + moved;
    if (stock < 0) throw new TypeError(`there are no ${0 - moved} pieces of ${product.id}`);
    return { ...product, offer: { ...product.offer, stock } };
  });
}

function holdAfter(hold: MemoryHold | null, order: Order, change: HoldChange): MemoryHold | null {
  switch (change.kind) {
    case "stays":
      return hold;
    case "ends":
      return null;
    case "holds":
      return { until: change.until, pieces: piecesOf(order), coupon: couponUsedBy(order) };
  }
}

function leaveCart(memory: Memory, order: Order): void {
  const cart = memory.carts.get(order.customer);
  if (cart === undefined) return;
  const pieces = piecesOf(order);
  const lines = cart.lines.map(({ productId, quantity }) => ({ productId, quantity: quantity - (pieces.get(productId) ?? 0) }));
  memory.carts.set(order.customer, { ...cart, lines: lines.filter(({ quantity }) => quantity > 0) });
}

type Wanted = { readonly wanted: OrderChange["documents"][number]; readonly at: number };

function issued({ sellers, serials }: Memory, order: Order, { wanted, at }: Wanted): IssuedDocument {
  const gstin = order.parcels[wanted.parcel]?.seller.gstin ?? "";
  if (!sellers.includes(gstin)) sellers.push(gstin);
  const source = { kind: wanted.kind, series: seriesOf(sellers.indexOf(gstin) + 1), day: indianDay(at) };
  const serial = (serials.get(counterOf(source)) ?? 0) + 1;
  serials.set(counterOf(source), serial);
  return { ...wanted, number: documentNumber({ ...source, serial }), day: source.day };
}
