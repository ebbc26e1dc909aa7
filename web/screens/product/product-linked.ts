import { averageStars, reviewsIn } from "#core/reviews/review-summary.ts";
import { crumbs } from "#web/frame/crumbs.ts";
import { shopAddress } from "#web/parts/shop-address.ts";
import { productWords } from "#web/wording/product.ts";
import { reviewWords } from "#web/wording/reviews.ts";
import { rupees } from "#web/wording/amounts.ts";
import { siteWords } from "#web/wording/site.ts";
import { rupeesText } from "#web/screens/shelf/shelf-address.ts";
import type { ShownReview } from "#core/reviews/review.ts";
import type { LinkedData } from "#web/frame/head.ts";
import type { ProductData } from "./product-data.ts";

/** What is sold and for how much, and the way to it. */
export const linked: LinkedData<ProductData> = ({ product, category, reviews: { summary, reviews } }, site) => {
  const { title, brand, size, slug, offer, id, status, images } = product;
  const address = shopAddress.product(slug);
  const place = category === null ? [] : [{ title: category.title, address: shopAddress.category(category.slug) }];
  const average = averageStars(summary);
  const isSold = status === "active" && offer !== null;
  return [
    {
      "@type": "Product",
      name: title,
      sku: id,
      url: site + address,
      description: isSold ? productWords.description(title, brand, size, rupees(offer.price)) : productWords.inactive,
      ...(brand === null ? {} : { brand: { "@type": "Brand", name: brand } }),
      ...(images.length === 0 ? {} : { image: images.map((image) => new URL(image, site).href) }),
      ...(average === null
        ? {}
        : {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: average,
              reviewCount: reviewsIn(summary),
              bestRating: 5,
              worstRating: 1,
            },
            review: reviews.slice(0, SHOWN_REVIEWS).map((review) => linkedReview(review)),
          }),
      ...(isSold
        ? {
            offers: {
              "@type": "Offer",
              url: site + address,
              priceCurrency: "INR",
              price: rupeesText(offer.price),
              availability: offer.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
              itemCondition: "https://schema.org/NewCondition",
            },
          }
        : {}),
    },
    crumbs(
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

/** Those that a search page may show. */
const SHOWN_REVIEWS = 3;

const linkedReview = ({ stars, text, author, writtenAt }: ShownReview) => ({
  "@type": "Review",
  reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
  author: { "@type": "Person", name: author === "" ? reviewWords.customer : author },
  datePublished: new Date(writtenAt).toISOString(),
  ...(text === "" ? {} : { reviewBody: text }),
});
