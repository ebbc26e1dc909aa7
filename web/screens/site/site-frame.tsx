import { Journey } from "#web/frame/journey.tsx";
import { Printed } from "#web/frame/printed.tsx";
import { FooterColophon } from "#web/parts/footer-colophon.tsx";
import { PlainHeader } from "#web/parts/plain-header.tsx";
import { SiteFooter } from "#web/parts/site-footer.tsx";
import { WhatsappButton } from "#web/parts/whatsapp-button.tsx";
import { SignInHost } from "#web/screens/sign-in/sign-in-host.tsx";
import { siteWords } from "#web/wording/site.ts";
import { CartAside } from "./cart-aside.tsx";
import { blocksOf } from "./footer-blocks.ts";
import { LineNotice } from "./line-notice.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PlaceAside } from "./place-aside.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteLogo } from "./site-logo.tsx";
import type { ReactNode } from "react";
import type { Layout } from "#web/frame/layout.ts";
import type { SiteData } from "./site-data.ts";

type Frame = {
  readonly site: SiteData;
  readonly layout: Layout;
  /** Its path and search. */
  readonly address: string;
  readonly here: string;
  readonly sought: string;
  readonly children: ReactNode;
};

export function SiteFrame({ site, layout, address, here, sought, children }: Frame) {
  const { outside, footer, company, year } = site;
  const logo = <SiteLogo corporateApp={site.corporateApp} />;
  const isPlain = layout === "checkout";
  return (
    <Journey>
      <a className="skip" href="#main">
        {siteWords.skip}
      </a>
      <LineNotice />
      {isPlain ? <PlainHeader logo={logo} /> : <SiteHeader site={site} layout={layout} here={here} sought={sought} />}
      <noscript>
        <p className="wrap no-script">{siteWords.noScript}</p>
      </noscript>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isPlain ? null : (
        <footer className="foot">
          <Printed as="footer" of={[footer, company, outside]}>
            <SiteFooter {...blocksOf(footer)} company={company} outside={outside} logo={logo} newsletter={<NewsletterForm />} />
          </Printed>
          <FooterColophon links={blocksOf(footer).rest} year={year} address={address} />
          {outside === null ? null : <WhatsappButton address={outside.whatsapp} />}
        </footer>
      )}
      <CartAside />
      <SignInHost />
      <PlaceAside />
    </Journey>
  );
}
