import { inject } from "vitest";

/** A product as a journey needs to know it before it looks for it on the screen. */
export type PlentifulProduct = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly hindi: string;
  readonly rupees: number;
  readonly stock: number;
};

type OnWire = {
  readonly _id: string;
  readonly slug: string;
  readonly title: string;
  readonly title_hi: string | null;
  readonly min_qty: number;
  readonly seller_list: readonly { readonly selling_price: number; readonly total_stock: number }[];
};

/** Products of the running shop that can be bought one by one and in plenty, the dearest first. */
export async function plentifulProducts(): Promise<readonly PlentifulProduct[]> {
  const { address } = inject("shop");
  const response = await fetch(`${address}/api/shop/product/getProducts?order=price-falling`);
  const { payload }: { payload: { product_list: readonly OnWire[] } } = await response.json();
  return payload.product_list.flatMap(({ _id, slug, title, title_hi, min_qty, seller_list: [offer] }) =>
    offer === undefined || min_qty > 1 || offer.total_stock < 6 || title_hi === null
      ? []
      : [{ id: _id, slug, title, hindi: title_hi, rupees: offer.selling_price, stock: offer.total_stock }],
  );
}

/** One of them, always the same for the same place, so that journeys that change stock keep out of each other's way. */
export async function plentifulProductAt(place: number): Promise<PlentifulProduct> {
  const goods = (await plentifulProducts())[place];
  if (goods === undefined) throw new Error(`The demo catalogue has no product ${place} that is sold in plenty.`);
  return goods;
}
