import { BrandLogo } from "./brand-logo.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { productsWords } from "#web/design/products-words.ts";

/** A brand's sign, which leads to its products, and how many there are. */
export const BrandTile = ({ name, products }: { readonly name: string; readonly products: number }) => (
  <a className="brand-tile" href={shopAddress.brand(name)}>
    <BrandLogo name={name} />
    <span className="small muted">{productsWords.count(products)}</span>
  </a>
);
