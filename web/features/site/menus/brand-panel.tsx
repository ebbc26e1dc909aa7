import { brandColumns } from "#core/catalogue/brand-columns.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import type { ReactNode } from "react";
import type { BrandLetter } from "#core/catalogue/brand.ts";

/** Every brand under its letter, in columns. Source: specification/catalogue.md, Menus of the shop. */
export const BrandPanel = ({ letters, children }: { readonly letters: readonly BrandLetter[]; readonly children: ReactNode }) => (
  <div className="shop-columns shop-columns-brands">
    {brandColumns(letters).map((column) => (
      <div key={column[0]?.brands[0]?.slug} className="shop-brand-column">
        {column.map(({ letter, brands }) => (
          <section key={letter}>
            <h3>{letter}</h3>
            <ul>
              {brands.map(({ slug, title }) => (
                <li key={slug}>
                  <a href={shopAddress.brand(title)}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    ))}
    <p className="shop-columns-all-brands">{children}</p>
  </div>
);
