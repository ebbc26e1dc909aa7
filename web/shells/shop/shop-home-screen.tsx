import { head as goodsHead, Screen as GoodsScreen } from "#web/features/catalogue/home/home-screen.tsx";
import { LateBesideGoods } from "./late-beside-goods.ts";
import { shopHomePhrases as says } from "./wording/home.ts";
import type { ShopHome } from "./home-data.ts";

export const head = goodsHead;

/** The first page: goods, and between them all else that the shop does for somebody's health. */
export const Screen = ({ data: { front, soonest } }: { readonly data: ShopHome }) => (
  <GoodsScreen data={front} lead={says.lead} besideGoods={says.consult}>
    <LateBesideGoods soonest={soonest} />
  </GoodsScreen>
);
