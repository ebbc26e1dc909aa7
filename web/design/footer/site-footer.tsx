import { menuTitle } from "#web/design/menu/menu-title.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { FooterContact } from "./footer-contact.tsx";
import { footerWords } from "#web/design/wording/footer.ts";
import type { ReactNode } from "react";
import type { Company } from "#core/content/company.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

type Footer = {
  readonly cities: readonly MenuItem[];
  readonly groups: readonly MenuItem[];
  readonly company: Company | null;
  readonly outside: OutsideAddresses | null;
  readonly logo: ReactNode;
  readonly newsletter: ReactNode;
};

/** What the end of every page holds. */
export function SiteFooter({ cities, groups, company, outside, logo, newsletter }: Footer) {
  return (
    <div className="page-width">
      <div className="footer-columns">
        <div className="footer-about">
          {logo}
          <p>{footerWords.about}</p>
          {newsletter}
        </div>
        {groups.map((group) => (
          <FooterLinks key={group.title} {...group} />
        ))}
        <FooterContact company={company} outside={outside} />
      </div>
      {cities.length === 0 ? null : (
        <section className="footer-cities accordions" aria-label={footerWords.cities}>
          <Accordion heading={footerWords.cities}>
            {cities.map((city) => (
              <FooterLinks key={city.title} {...city} />
            ))}
          </Accordion>
        </section>
      )}
    </div>
  );
}

const FooterLinks = ({ title, items }: MenuItem) => (
  <nav aria-label={menuTitle(title)}>
    <h2 className="heading-3">{menuTitle(title)}</h2>
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          <a href={item.link ?? undefined}>{menuTitle(item.title)}</a>
        </li>
      ))}
    </ul>
  </nav>
);
