import { Journey } from "#web/frame/journey.tsx";
import { Printed } from "#web/frame/printed.tsx";
import { SiteFooter } from "#web/parts/site-footer.tsx";
import { SiteHeader } from "#web/parts/site-header.tsx";
import { siteWords } from "#web/wording/site.ts";
import { CartAside } from "./cart-aside.tsx";
import { CartLink } from "./cart-link.tsx";
import type { ReactNode } from "react";
import type { Category } from "#core/catalogue/category.ts";

type Frame = {
  readonly categories: readonly Category[];
  readonly year: number | null;
  readonly here: string;
  readonly sought: string;
  readonly children: ReactNode;
};

export function SiteFrame({ categories, year, here, sought, children }: Frame) {
  return (
    <Journey>
      <a className="skip" href="#main">
        {siteWords.skip}
      </a>
      <SiteHeader categories={categories} here={here} sought={sought} cart={<CartLink />} />
      <noscript>
        <p className="wrap no-script">{siteWords.noScript}</p>
      </noscript>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Printed as="footer" of={[categories, year]}>
        <SiteFooter categories={categories} year={year} />
      </Printed>
      <CartAside />
    </Journey>
  );
}
