import { Navigation } from "#web/platform/window/navigation.tsx";
import { MarkupOnce } from "#web/platform/page/markup-once.tsx";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { FooterColophon } from "#web/design/footer/footer-colophon.tsx";
import { PlainHeader } from "#web/design/header/plain-header.tsx";
import { SiteFooter } from "#web/design/footer/site-footer.tsx";
import { WhatsappButton } from "#web/design/button/whatsapp-button.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { blocksOf } from "./footer/footer-blocks.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { SiteLogo } from "./header/site-logo.tsx";
import { ToastOverlay } from "./toasts/toast-overlay.tsx";
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
  const { newsletter, overlays } = useDependency(FilledFrame);
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
            <SiteFooter
              {...blocksOf(footer)}
              company={company}
              outside={outside}
              logo={logo}
              newsletter={<Slot of={newsletter} given={NOTHING} />}
            />
          </MarkupOnce>
          <FooterColophon links={blocksOf(footer).rest} year={year} address={address} />
          {outside === null ? null : <WhatsappButton address={outside.whatsapp} />}
        </footer>
      )}
      {overlays.map((Overlay, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are the same, in the same order, as long as the window stands.
        <Overlay key={place} />
      ))}
      <ToastOverlay />
    </Navigation>
  );
}

const NOTHING = {};
