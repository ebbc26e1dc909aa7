import { sides } from "#sides/footer-slots";
import { MarkupOnce } from "#web/platform/page/markup-once.tsx";
import { Slot } from "#web/platform/slots/slot.tsx";
import { WhatsappButton } from "#web/design/button/whatsapp-button.tsx";
import { FooterColophon } from "#web/design/footer/footer-colophon.tsx";
import { SiteFooter } from "#web/design/footer/site-footer.tsx";
import { SiteLogo } from "#web/features/site/header/site-logo.tsx";
import { blocksOf } from "./footer-blocks.ts";
import type { FooterSlots } from "#web/platform/slots/footer-slots.ts";
import type { SiteData } from "#web/features/site/site-data.ts";

/** The end of a page; `address` is its path and search. */
export function SiteFoot({ site, address }: { readonly site: SiteData; readonly address: string }) {
  const { outside, footer, company, corporateApp, year } = site;
  const blocks = blocksOf(footer);
  return (
    <footer className="site-footer">
      <MarkupOnce as="footer" of={[footer, company, outside]}>
        <SiteFooter
          {...blocks}
          company={company}
          outside={outside}
          logo={<SiteLogo corporateApp={corporateApp} />}
          newsletter={<Slot of={newsletter} given={NOTHING} />}
        />
      </MarkupOnce>
      <FooterColophon links={blocks.rest} year={year} address={address} />
      {outside === null ? null : <WhatsappButton address={outside.whatsapp} />}
    </footer>
  );
}

const { newsletter }: FooterSlots = Object.assign({}, ...sides);
const NOTHING = {};
