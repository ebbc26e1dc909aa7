import { ownPageWords } from "./wording/own-page.ts";
import { accountEntries } from "./account-entries.ts";

/** The way to each page of the account. */
export function AccountNavigation({ here }: { readonly here: string }) {
  return (
    <nav className="account-menu no-print" aria-label={ownPageWords.account}>
      <ul>
        {accountEntries.map(({ page, address, Icon, title }) => (
          <li key={page}>
            <a href={address} aria-current={page === here ? "page" : undefined}>
              <Icon className="icon" aria-hidden="true" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
