import { latePart } from "#web/platform/late/late-part.ts";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { ownReviewWords } from "./own-review-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import "./own-review.css";
import { lateCode } from "#web/platform/late/late-code.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Head } from "#web/platform/page/head.ts";

// The server draws nobody's review, so the first view needs neither form nor sending.
const MyReview = latePart(lateCode(() => import("./my-review-section.tsx"), "MyReviewSection"));

export const head = (product: ProductDetails): Head => ({
  title: siteWords.titled(ownReviewWords.title),
  description: ownReviewWords.of({ product: shownTitle(product) }),
  canonical: null,
});

/** Writing what one thinks of a product. The server knows nobody's review. */
export function Screen({ data: product }: { readonly data: ProductDetails }) {
  const { id, slug } = product;
  const title = shownTitle(product);
  const way = [
    { title: siteWords.shop, address: shopAddress.shop },
    { title, address: shopAddress.product(slug) },
  ];
  return (
    <div className="page-width review-page">
      <Breadcrumb way={way} here={ownReviewWords.title} />
      <header className="review-head">
        <span className="tile">
          <ProductPicture product={product} />
        </span>
        <div>
          <h1>{ownReviewWords.title}</h1>
          <p className="muted">{title}</p>
        </div>
      </header>
      <ForCustomer waiting={<Waiting />}>
        {(customer) => <MyReview key={id} customer={customer} product={product} waiting={<Waiting />} />}
      </ForCustomer>
    </div>
  );
}

const Waiting = () => <FormSkeleton label={ownReviewWords.reading} />;
