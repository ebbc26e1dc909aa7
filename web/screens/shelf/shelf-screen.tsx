import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { CategoryMark } from "#web/parts/category-mark.tsx";
import { EmptyState } from "#web/parts/empty-state.tsx";
import { shelfAddress, shopAddress } from "#web/parts/shop-address.ts";
import { ShelfCards } from "#web/screens/site/shelf-cards.tsx";
import { shelfWords } from "#web/wording/shelf.ts";
import { siteWords } from "#web/wording/site.ts";
import { MoreProducts } from "./more-products.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { ShelfMemory } from "./shelf-memory.ts";
import type { ShelfData } from "./shelf-data.ts";

/** A row of shapes, whatever the width. */
const COMING = ["first", "second", "third", "fourth", "fifth"];

const WAY = [
  { title: siteWords.homeLink, address: shopAddress.home },
  { title: siteWords.shop, address: shopAddress.shop },
];

/** A category's products, or all products, page after page. */
export const ShelfScreen = observer(function ShelfScreen({ data }: { readonly data: ShelfData }) {
  const shelf = useStore(ShelfMemory).of(data);
  const { category } = data.shelf;
  const { order, after } = data.asked;
  const title = category?.title ?? shelfWords.all;
  const path = category === null ? shopAddress.products : shopAddress.category(category.slug);
  return (
    <div className="wrap">
      <Breadcrumb way={WAY} here={title} />
      <div className="shelf-head">
        <CategoryMark slug={category?.slug ?? ""} className="mark only-wide" />
        <div>
          <h1>{title}</h1>
          <p className="mute">{shelfWords.count(shelf.count)}</p>
        </div>
        {shelf.count > 1 ? <OrderChoice address={path} order={order} /> : null}
      </div>
      <h2 className="vh">{shelfWords.products}</h2>
      {shelf.count === 0 ? (
        <EmptyState drawing="empty-search" heading={<h3>{shelfWords.empty}</h3>} text={shelfWords.emptyText}>
          <a className="btn main" href={shopAddress.products}>
            {shelfWords.shopAll}
          </a>
        </EmptyState>
      ) : (
        <>
          {after === null ? null : (
            <p className="from-start">
              <a className="link" href={shelfAddress(path, order, null)}>
                {shelfWords.fromStart}
              </a>
            </p>
          )}
          <ShelfCards products={shelf.products} coming={shelf.state === "loading" ? COMING : []} />
          <MoreProducts
            shelf={shelf}
            address={shelf.next === null ? null : shelfAddress(path, order, shelf.next)}
            isFirstPage={after === null}
          />
        </>
      )}
    </div>
  );
});
