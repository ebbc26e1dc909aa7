import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { inLanguage } from "#web/design/in-language.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { landingWords } from "#web/features/content/landing/landing-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { landingAddress } from "#web/platform/addresses/landing-address.ts";
import { PractitionerCards } from "./practitioner-cards.tsx";
import type { Landing } from "#core/content/landing.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({
  title: landingWords.title,
  description: landingWords.description,
  canonical: landingAddress.all,
});

/** What is new, and practitioners, each in its order. */
export function Screen({ data: { banners, practitioners } }: { readonly data: Landing }) {
  return (
    <div className="page-width leaflet">
      <PageHead here={siteWords.name} title={landingWords.title} lead={landingWords.lead} />
      {banners.length + practitioners.length > 0 ? null : (
        <EmptyState drawing="empty-search" heading={<h2>{landingWords.nothing}</h2>} text={landingWords.nothingText}>
          <a className="button main" href={shopAddress.shop}>
            {landingWords.shop}
          </a>
        </EmptyState>
      )}
      {banners.length === 0 ? null : (
        <section aria-label={landingWords.banners}>
          <ol className="leaflet-cards">
            {banners.map(inLanguage).map(({ position, title, text, link }) => (
              <li key={`${position} ${title}`} className="leaflet-card leaflet-banner">
                <h2>{title}</h2>
                <p>{text}</p>
                <p className="leaflet-card-end">
                  <a className="button quiet" href={link} aria-label={`${landingWords.look}: ${title}`}>
                    {landingWords.look}
                  </a>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {practitioners.length === 0 ? null : (
        <section>
          <h2>{landingWords.practitioners}</h2>
          <Notice kind="note">{landingWords.booking}</Notice>
          <PractitionerCards practitioners={practitioners} />
        </section>
      )}
    </div>
  );
}
