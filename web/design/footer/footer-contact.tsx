import { AppBadge } from "#web/design/badge/app-badge.tsx";
import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { footerWords } from "#web/design/wording/footer.ts";
import type { Company } from "#core/content/company.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

/** The company's address and contacts, its app, and its pages on other sites. */
export function FooterContact({ company, outside }: { readonly company: Company | null; readonly outside: OutsideAddresses | null }) {
  return (
    <div className="footer-contact">
      {company === null ? null : (
        <section aria-label={footerWords.contact}>
          <h2 className="heading-3">{footerWords.contact}</h2>
          <address>
            <span>{company.officeAddress}</span>
            {company.phones.slice(0, 1).map((phone) => (
              <a key={phone} className="link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                {phone}
              </a>
            ))}
            <a className="link" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </address>
        </section>
      )}
      {outside === null ? null : (
        <>
          <section aria-label={footerWords.apps} className="app-badges">
            <AppBadge shop="app-store" address={outside.appStore} over={footerWords.appStoreOn} name={footerWords.appStore} />
            <AppBadge shop="play-store" address={outside.playStore} over={footerWords.playStoreOn} name={footerWords.playStore} />
          </section>
          <nav aria-label={footerWords.social} className="social">
            <OutsideLink address={outside.instagram}>{footerWords.instagram}</OutsideLink>
            <OutsideLink address={outside.facebook}>{footerWords.facebook}</OutsideLink>
            <OutsideLink address={outside.youtube}>{footerWords.youtube}</OutsideLink>
          </nav>
        </>
      )}
    </div>
  );
}
