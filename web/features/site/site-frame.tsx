import { Navigation } from "#web/platform/window/navigation.tsx";
import { MarkupOnce } from "#web/platform/page/markup-once.tsx";
import { FooterColophon } from "#web/design/footer/footer-colophon.tsx";
import { PlainHeader } from "#web/design/header/plain-header.tsx";
import { SiteFooter } from "#web/design/footer/site-footer.tsx";
import { WhatsappButton } from "#web/design/button/whatsapp-button.tsx";
import { SignInOverlay } from "#web/features/sign-in/popup/sign-in-overlay.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { CartOverlay } from "#web/features/cart/drawer/cart-overlay.tsx";
import { blocksOf } from "./footer/footer-blocks.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { NewsletterForm } from "#web/features/newsletter/newsletter-form.tsx";
import { PlaceOverlay } from "#web/features/shipping/place/place-overlay.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { SiteLogo } from "./header/site-logo.tsx";
import type { ReactNode } from "react";
import type { Layout } from "#web/platform/page/layout.ts";
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
    <Navigation>
      <a className="skip" href="#main">
        {siteWords.skip}
      </a>
      <ConnectionNotice />
      {isPlain ? <PlainHeader logo={logo} /> : <SiteHeader site={site} layout={layout} here={here} sought={sought} />}
      <noscript>
        <p className="page-width no-script">{siteWords.noScript}</p>
      </noscript>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isPlain ? null : (
        <footer className="site-footer">
          <MarkupOnce as="footer" of={[footer, company, outside]}>
            <SiteFooter {...blocksOf(footer)} company={company} outside={outside} logo={logo} newsletter={<NewsletterForm />} />
          </MarkupOnce>
          <FooterColophon links={blocksOf(footer).rest} year={year} address={address} />
          {outside === null ? null : <WhatsappButton address={outside.whatsapp} />}
        </footer>
      )}
      <CartOverlay />
      <SignInOverlay />
      <PlaceOverlay />
    </Navigation>
  );
}
