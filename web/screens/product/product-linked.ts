import { crumbs } from "#web/frame/crumbs.ts";
import { shopAddress } from "#web/parts/shop-address.ts";
import { productWords } from "#web/wording/product.ts";
import { rupees } from "#web/wording/amounts.ts";
import { siteWords } from "#web/wording/site.ts";
import { rupeesText } from "#web/screens/shelf/shelf-address.ts";
import type { LinkedData } from "#web/frame/head.ts";
import type { ProductData } from "./product-data.ts";

/** What is sold and for how much, and the way to it. */
export const linked: LinkedData<ProductData> = ({ product, category }, site) => {
  const { title, brand, size, slug, offer, id, status, images } = product;
  const address = shopAddress.product(slug);
  const place = category === null ? [] : [{ title: category.title, address: shopAddress.category(category.slug) }];
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
