import { Drawing } from "./drawing.tsx";
import { FooterContact } from "./footer-contact.tsx";
import { shopAddress } from "./shop-address.ts";
import { footerWords } from "#web/wording/footer.ts";
import { siteWords } from "#web/wording/site.ts";
import type { ReactNode } from "react";
import type { Company } from "#core/content/company.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

type Footer = {
  readonly cities: readonly MenuItem[];
  readonly groups: readonly MenuItem[];
  readonly company: Company | null;
  readonly outside: OutsideAddresses | null;
  readonly newsletter: ReactNode;
};

/** What the end of every page holds, the same for everybody. */
export function SiteFooter({ cities, groups, company, outside, newsletter }: Footer) {
  return (
    <div className="wrap">
      <div className="cols">
        <div className="about">
          <a className="logo" href={shopAddress.home} aria-label={siteWords.home}>
            <Drawing name="logo" box="0 0 206 50" className="logo-drawing" label={null} />
          </a>
          <p>{footerWords.about}</p>
          {newsletter}
        </div>
        {groups.map((group) => (
          <FooterLinks key={group.title} {...group} />
        ))}
        <FooterContact company={company} outside={outside} />
      </div>
      {cities.length === 0 ? null : (
        <section className="cities rule" aria-label={footerWords.cities}>
          {cities.map((city) => (
            <FooterLinks key={city.title} {...city} />
          ))}
        </section>
      )}
    </div>
  );
}

const FooterLinks = ({ title, items }: MenuItem) => (
  <nav aria-label={footerWords.title(title)}>
    <h2 className="h3">{footerWords.title(title)}</h2>
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          <a href={item.link ?? undefined}>{footerWords.title(item.title)}</a>
        </li>
      ))}
    </ul>
  </nav>
);
