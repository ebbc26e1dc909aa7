import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { homeWords } from "./home-words.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { productsWords } from "#web/design/products-words.ts";
import type { FrontConcern } from "#core/catalogue/front/front-page.ts";

/** What people come for, each with something that is made for it and the way to all of that. */
export function ConcernSection({ concerns }: { readonly concerns: readonly FrontConcern[] }) {
  if (concerns.length === 0) return null;
  return (
    <section className="page-width band">
      <div className="band-head">
        <h2>{homeWords.byConcern}</h2>
      </div>
      <ul className="home-concerns">
        {concerns.map(({ title, products, picture }) => (
          <li key={title}>
            <a href={shopAddress.concern(title)}>
              <span>
                <b>{categoryTitle(title)}</b>
                <span className="small muted">{productsWords.count(products)}</span>
              </span>
              {picture === null ? null : (
                <span className="concern-picture" aria-hidden="true">
                  <ProductPicture product={picture} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
