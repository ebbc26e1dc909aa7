import { browsedOrder } from "./browsed-order.ts";
import type { BrowseShelf, ShelfAsked } from "#core/catalogue/browse-shelf.use-case.ts";
import type { Shelf } from "#core/catalogue/shelf.ts";
import type { Asked } from "#web/frame/screen.tsx";

/** A shelf and what was asked for to get it; null where there is no such category. */
export type ShelfData = { readonly asked: ShelfAsked; readonly shelf: Shelf };

export async function shelfData(browse: BrowseShelf, { params, search }: Asked): Promise<ShelfData | null> {
  const asked: ShelfAsked = { category: params["slug"] ?? null, order: browsedOrder(search.get("order")), after: search.get("after") };
  const answer = await browse(asked);
  return answer.kind === "ok" ? { asked, shelf: answer.value } : null;
}
