import { averageStars, reviewsIn } from "#core/reviews/review-summary.ts";
import { gramsOfLine, hundredthsOfKilogram } from "#core/cart/weight.ts";
import { paise } from "#core/shared/money.ts";
import { chosenRule, standardShipping } from "#core/shipping/standard-shipping.ts";
import { informationData, unitPriceData } from "./information/information-data.ts";
import { LINK_PREVIEW_SIZE } from "#web/design/product-card/link-preview-size.ts";
import { breadcrumbData } from "#web/platform/page/breadcrumb-data.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { productWords } from "#web/design/product-words.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { siteWords } from "#web/design/site-words.ts";
import { rupeesText } from "#web/features/catalogue/list/product-list-address.ts";
import { shownText } from "#web/design/shown-text.ts";
import { pictureText } from "#web/design/product-card/picture-text.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { shownTitle, titleFact } from "#web/design/product-card/shown-title.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import type { ShownReview } from "#core/reviews/review.ts";
import type { LinkedData } from "#web/platform/page/head.ts";
import type { ProductData } from "./product-data.ts";

/** What is sold and for how much, and the way to it. */
export const linked: LinkedData<ProductData> = ({ product, category, shipping, reviews }, site) => {
  const { brand, slug, offer, id, number, status, images, subCategory, seller, information } = product;
  const title = shownTitle(product);
  const address = shopAddress.product(slug);
  const place = category === null ? [] : [{ title: categoryTitle(category.title), address: shopAddress.category(category.slug) }];
  const [first, ...others] = images;
  const pictureAt = (image: string) => new URL(image, site).href;
  const isSold = status === "active" && offer !== null;
  return [
    {
      "@type": "Product",
      name: title,
      sku: number ?? id,
      category: subCategory,
      url: site + address,
      description: descriptionOf(product),
      ...(brand === null ? {} : { brand: { "@type": "Brand", name: brand } }),
      ...informationData(information),
      image: [
        {
          "@type": "ImageObject",
          caption: pictureText(product),
          ...(first === undefined ? painted(slug, site) : { url: pictureAt(first) }),
        },
        ...others.map(pictureAt),
      ],
      ...(reviews === null ? {} : ratingOf(reviews)),
      ...(isSold
        ? {
            offers: {
              "@type": "Offer",
              url: site + address,
              priceCurrency: "INR",
              price: rupeesText(offer.price),
              availability: offer.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
              itemCondition: "https://schema.org/NewCondition",
              ...(seller === null ? {} : { seller: { "@type": "Organization", name: seller.name } }),
              ...(information.netQuantity === null ? {} : { priceSpecification: unitPriceData(offer.price, information.netQuantity) }),
              ...deliveryOf(product, offer.price, shipping),
            },
          }
        : {}),
    },
    breadcrumbData(
      [
        { title: siteWords.homeLink, address: shopAddress.home },
        { title: siteWords.shop, address: shopAddress.shop },
        ...place,
        { title, address },
      ],
      site,
    ),
  ];
};

/** What buyers think of it; nothing where nobody has said. */
function ratingOf({ summary, reviews }: ReviewPage) {
  const average = averageStars(summary);
  if (average === null) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: reviewsIn(summary),
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.slice(0, SHOWN_REVIEWS).map((review) => linkedReview(review)),
  };
}

/** Its own sentence, or else what it costs. */
function descriptionOf(product: ProductDetails): string {
  const { brand, size, offer, status } = product;
  const { summary } = product.information;
  if (summary !== null) return shownText(summary);
  return status === "active" && offer !== null
    ? productWords.description({ ...titleFact(product), brand, size: shownSize(size), price: rupees(offer.price) })
    : productWords.inactive;
}

/** Its drawing, painted for those who share its page. */
const painted = (slug: string, site: string) => ({
  url: `${site}/shop/product-picture/${encodeURIComponent(slug)}.jpg`,
  ...LINK_PREVIEW_SIZE,
});

/** What delivery of the fewest pieces that one may buy costs, by the shop's own rules. Source: specification/site.md, Data for programs. */
function deliveryOf(product: ProductDetails, price: Paise, shipping: ShippingSettings) {
  const quantity = product.minimumQuantity;
  const { rule } = chosenRule(shipping, hundredthsOfKilogram(gramsOfLine({ product, quantity })));
  if (rule === null) return {};
  const { charge } = standardShipping(rule, paise(quantity * price));
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: rupeesText(charge), currency: "INR" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
    },
  };
}

/** Those that a search page may show. */
const SHOWN_REVIEWS = 3;

const linkedReview = ({ stars, text, author, writtenAt }: ShownReview) => ({
  "@type": "Review",
  reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
  author: { "@type": "Person", name: author === "" ? productWords.someCustomer : author },
  datePublished: new Date(writtenAt).toISOString(),
  ...(text === "" ? {} : { reviewBody: text }),
});
