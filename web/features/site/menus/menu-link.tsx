import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { menuTitle } from "#web/design/menu-title.ts";
import { CustomerLink } from "#web/features/sign-in/session/customer-link.tsx";
import type { MenuItem } from "#core/content/menus.ts";
import type { SignInPurpose } from "#web/features/sign-in/session/session-store.ts";

/** An entry of a menu where it leads: on this site, outside of it, or only for customers. */
export function MenuLink({ item: { title, link, opensTo } }: { readonly item: MenuItem }) {
  const told = menuTitle(title);
  if (link === null) return <span>{told}</span>;
  if (!link.startsWith("/")) return <OutsideLink address={link}>{told}</OutsideLink>;
  if (opensTo !== "customers") return <a href={link}>{told}</a>;
  return (
    <CustomerLink link={link} purpose={purposeOf(link)}>
      {told}
    </CustomerLink>
  );
}

function purposeOf(link: string): SignInPurpose {
  if (/^\/fitbook/i.test(link)) return "fitbook";
  return /^\/\w+tracker$/i.test(link) ? "tracker" : "account";
}
