import { sides } from "#sides/product-page-slots";
import { collectionSlug } from "#core/catalogue/category.ts";
import { stockLabelOf } from "#core/catalogue/stock-label.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { PriceTag } from "#web/design/price/price-tag.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { StockLabel } from "#web/design/price/stock-label.tsx";
import { Slot } from "#web/platform/slots/slot.tsx";
import { filledCardSlots } from "#web/features/catalogue/cards/filled-card-slots.ts";
import { ProductSection } from "#web/features/catalogue/cards/product-section.tsx";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { productWords } from "#web/design/product-words.ts";
import { productPageWords } from "./product-page-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { DeliveryCheck } from "#web/features/shipping/delivery/delivery-check.tsx";
import { ProductPictures } from "./product-pictures.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGlance } from "./product-glance.tsx";
import { ProductName } from "./product-name.tsx";
import { ProductKind } from "./product-kind.tsx";
import { unitPrice } from "./information/unit-price.ts";
import { Sizes } from "./sizes.tsx";
import { InsteadOf } from "./instead-of.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { shownText } from "#web/design/shown-text.ts";
import "./product-glance.css";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ProductPageSlots } from "#web/platform/slots/product-page-slots.ts";
import type { ProductData } from "./product-data.ts";
import type { Head } from "#web/platform/page/head.ts";

/** What the page shows of other features, as those of the shell fill it. Its data are asked for accordingly. */
export const filledPageSlots: ProductPageSlots = Object.assign({}, ...sides);

const WAY = [
  { title: siteWords.homeLink, address: shopAddress.home },
  { title: siteWords.shop, address: shopAddress.shop },
];

export function head({ product }: ProductData): Head {
  const { brand, size, slug, offer, status } = product;
  const title = shownTitle(product);
  const price = offer === null ? productWords.outOfStock : rupees(offer.price);
  return {
    title: siteWords.titled(title),
    description: status === "inactive" ? productWords.inactive : productWords.description({ title, brand, size: shownSize(size), price }),
    canonical: shopAddress.product(slug),
  };
}

const recentlySeen = lateCode(() => import("./recently-seen.tsx"), "RecentlySeen");

/** One product and all that is known of it. */
export function Screen({
  data: { product, category, similar, goesWith, instead, coupons, shipping, reviews },
}: {
  readonly data: ProductData;
}) {
  const { offer, status } = product;
  const { summary, netQuantity } = product.information;
  const isSold = status === "active";
  const stock = stockLabelOf(product);
  const isSoldOut = isSold && stock?.kind === "out-of-stock";
  const alert = <Slot of={filledPageSlots.alert} given={{ product }} />;
  const place = category === null ? [] : [{ title: categoryTitle(category.title), address: shopAddress.category(category.slug) }];
  return (
    <>
      <div className="page-width">
        <Breadcrumb way={[...WAY, ...place]} here={shownTitle(product)} />
        <div className="product-page">
          <ProductPictures product={product} />
          <div className="buy-box">
            <div className="naming">
              <div className="row flex-wrap small">
                {product.brand === null ? null : (
                  <a className="link" href={shopAddress.brand(product.brand)}>
                    {product.brand}
                  </a>
                )}
                <ProductKind product={product} />
              </div>
              <h1>
                <ProductName product={product} />
              </h1>
              {summary === null ? null : <p>{shownText(summary)}</p>}
              <div className="row flex-wrap">
                {reviews === null ? null : <Slot of={filledPageSlots.rating} given={{ reviews }} />}
                {stock === null ? null : <StockLabel label={stock} />}
                {product.cashOnDelivery ? null : <span className="small muted">{productWords.prepaidOnly}</span>}
              </div>
            </div>
            <Sizes product={product} />
            {isSold && offer !== null ? (
              <div>
                <PriceTag price={offer.price} mrp={product.mrp} size="big" />
                <p className="small faint">
                  <span>{productPageWords.including(product.gst)}</span>
                  {netQuantity === null ? null : (
                    <>
                      {" · "}
                      <span>{unitPrice(offer.price, netQuantity)}</span>
                    </>
                  )}
                </p>
              </div>
            ) : null}
            {isSold ? (
              <div className="only-wide buying">
                <Slot of={filledCardSlots.buy} given={{ product, look: "main" }} />
              </div>
            ) : (
              <Notice kind="note">
                <p>{productWords.inactive}</p>
                <a className="link" href={category === null ? shopAddress.products : shopAddress.category(category.slug)}>
                  {productPageWords.inactiveWayOn}
                </a>
              </Notice>
            )}
            {isSold && product.minimumQuantity > 1 ? (
              <p className="small muted">{productPageWords.fewest(product.minimumQuantity)}</p>
            ) : null}
            <Slot of={filledPageSlots.safety} given={{ product }} />
            {isSoldOut ? alert : null}
            {isSold ? <ProductGlance product={product} shipping={shipping} /> : null}
            {instead.length === 0 ? null : <InsteadOf products={instead} />}
            {isSold ? (
              <>
                <DeliveryCheck freeFrom={productPageWords.freeFrom(shipping)} isPrepaid={!product.cashOnDelivery} />
                <Slot of={filledPageSlots.coupons} given={{ coupons }} />
                {isSoldOut ? null : alert}
              </>
            ) : null}
          </div>
          <ProductDetails product={product} />
        </div>
      </div>
      {reviews === null ? null : (
        <Slot key={product.id} of={filledPageSlots.reviews} given={{ product: product.id, slug: product.slug, first: reviews }} />
      )}
      <ProductSection
        heading={productPageWords.goesWith}
        products={goesWith}
        rows="one"
        all={shopAddress.concern(product.concerns[0] ?? "")}
      />
      <ProductSection
        heading={productPageWords.similar}
        products={similar}
        rows="one"
        all={shopAddress.subCategory(collectionSlug(product.subCategory))}
      />
      <Opened load={recentlySeen} given={{ productId: product.id }} waits={false} />
      {isSold && offer !== null && filledCardSlots.buy !== undefined ? (
        <BuyBar product={product} price={offer.price} cart={<Slot of={filledPageSlots.cart} given={{ product }} />} />
      ) : null}
    </>
  );
}
