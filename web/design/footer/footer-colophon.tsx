import { brand } from "#brand";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { LanguageSwitch } from "#web/design/header/language-switch.tsx";
import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { footerWords } from "#web/design/wording/footer.ts";
import type { MenuItem } from "#core/content/menus.ts";

type Colophon = { readonly links: readonly MenuItem[]; readonly year: number | null; readonly address: string };

/** The last line: the version, the language, and what older footers led to. */
export function FooterColophon({ links, year, address }: Colophon) {
  return (
    <div className="page-width">
      <div className="line-above footer-colophon">
        <p>
          {year === null ? footerWords.version({ shop: brand.name }) : footerWords.versionOfYear({ year: String(year), shop: brand.name })}
        </p>
        <ul>
          {links.map(({ title, link }) => (
            <li key={title}>{led(link, menuTitle(title))}</li>
          ))}
        </ul>
        <LanguageSwitch back={address} />
      </div>
    </div>
  );
}

const led = (link: string | null, title: string) =>
  link === null || link.startsWith("/") ? <a href={link ?? undefined}>{title}</a> : <OutsideLink address={link}>{title}</OutsideLink>;
