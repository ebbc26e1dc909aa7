import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { ProductPicture } from "#web/parts/product-picture.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { ForCustomer } from "#web/screens/account/for-customer.tsx";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { ownReviewWords } from "#web/wording/own-review.ts";
import { siteWords } from "#web/wording/site.ts";
import { MyReview } from "./my-review.tsx";
import "./own-review.css";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Head } from "#web/frame/head.ts";

export const head = ({ title }: ProductDetails): Head => ({
  title: siteWords.titled(ownReviewWords.title),
  description: ownReviewWords.of(title),
  canonical: null,
});

/** Writing what one thinks of a product. The server knows nobody's review. */
export function Screen({ data: product }: { readonly data: ProductDetails }) {
  const { id, slug, title, size, brand, form } = product;
  const way = [
    { title: siteWords.shop, address: shopAddress.shop },
    { title, address: shopAddress.product(slug) },
  ];
  return (
    <div className="wrap review-page">
      <Breadcrumb way={way} here={ownReviewWords.title} />
      <header className="review-head">
        <span className="tile">
          <ProductPicture form={form} brand={brand ?? ""} title={title} size={size} />
        </span>
        <div>
          <h1>{ownReviewWords.title}</h1>
          <p className="mute">{title}</p>
        </div>
      </header>
      <ForCustomer waiting={<Waiting />}>
        {(customer) => <MyReview key={id} customer={customer} product={product} waiting={<Waiting />} />}
      </ForCustomer>
    </div>
  );
}

const Waiting = () => <FormSkeleton label={ownReviewWords.reading} />;
