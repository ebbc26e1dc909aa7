import { shopAddress } from "#web/design/link/shop-address.ts";
import { homeWords } from "#web/features/content/home/home-words.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { productsWords } from "#web/design/products-words.ts";

/** What people come for, each with the way to all that is made for it. */
export function ConcernSection({ concerns }: { readonly concerns: readonly { readonly title: string; readonly products: number }[] }) {
  if (concerns.length === 0) return null;
  return (
    <section className="page-width band">
      <div className="band-head">
        <h2>{homeWords.byConcern}</h2>
      </div>
      <ul className="home-concerns">
        {concerns.map(({ title, products }) => (
          <li key={title}>
            <a href={shopAddress.concern(title)}>
              <b>{categoryTitle(title)}</b>
              <span className="small muted">{productsWords.count(products)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
