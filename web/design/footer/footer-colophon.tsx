import { LanguageSwitch } from "#web/design/header/language-switch.tsx";
import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { footerWords } from "#web/design/wording/footer.ts";
import type { MenuItem } from "#core/content/menus.ts";

type Colophon = { readonly links: readonly MenuItem[]; readonly year: number | null; readonly address: string };

/** The last line: the version, the language, and what older footers led to. */
export function FooterColophon({ links, year, address }: Colophon) {
  return (
    <div className="wrap">
      <div className="rule colophon">
        <p>{footerWords.version(year)}</p>
        <ul>
          {links.map(({ title, link }) => (
            <li key={title}>{led(link, footerWords.title(title))}</li>
          ))}
        </ul>
        <LanguageSwitch back={address} />
      </div>
    </div>
  );
}

const led = (link: string | null, title: string) =>
  link === null || link.startsWith("/") ? <a href={link ?? undefined}>{title}</a> : <OutsideLink address={link}>{title}</OutsideLink>;
