import { brandColumns } from "#core/catalogue/brand-columns.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import type { ReactNode } from "react";
import type { BrandLetter } from "#core/catalogue/brand.ts";

/** Every brand under its letter, in columns. Source: specification/catalogue.md, Menus of the shop. */
export const BrandPanel = ({ letters, children }: { readonly letters: readonly BrandLetter[]; readonly children: ReactNode }) => (
  <div className="shop-columns of-brands">
    {brandColumns(letters).map((column) => (
      <div key={column[0]?.brands[0]?.slug} className="brand-column">
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
    <p className="brand-all">{children}</p>
  </div>
);
