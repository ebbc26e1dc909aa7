import ChevronRight from "lucide-react/icons/chevron-right";
import LogOut from "lucide-react/icons/log-out";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Button } from "#web/design/button/button.tsx";
import { accountEntries } from "#web/platform/own-page/account-entries.ts";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ownPageWords } from "#web/platform/own-page/wording/own-page.ts";
import { accountWords } from "#web/features/account/wording/account.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";

/** Where everything of a customer's own begins: who they are, and the way to each page. */
export const Screen = observer(function Screen() {
  const session = useStore(SessionStore);
  const { user } = session;
  return (
    <div className="page-width account-overview">
      <h1>{ownPageWords.account}</h1>
      <ForCustomer waiting={<RowSkeletons rows={["who", "first", "second", "third"]} label={ownPageWords.account} />}>
        {() => (
          <>
            {user === null ? null : (
              <div className="panel flex flex-wrap items-center gap-4">
                <Avatar name={user.customer.name} picture={user.thumb} size="middle" />
                <div className="min-w-0">
                  <p className="strong">{user.customer.name}</p>
                  <p className="small muted wrap-anywhere">
                    {user.customer.mobile === null ? user.customer.email : shownMobile(user.customer.mobile)}
                  </p>
                </div>
                <p className="badge turmeric">{accountWords.points({ points: wholeNumber(user.rewardPoints) })}</p>
              </div>
            )}
            <ul className="account-list">
              {accountEntries.map(({ page, address, Icon, title, hint }) => (
                <li key={page}>
                  <a href={address} className={page === "leave" ? "is-leaving" : undefined}>
                    <Icon className={page === "leave" ? "icon" : "icon leaf"} aria-hidden="true" />
                    <span className="stack gap-0">
                      <span>{title}</span>
                      <span className="small muted">{hint}</span>
                    </span>
                    <ChevronRight className="icon faint" aria-hidden="true" />
                  </a>
                </li>
              ))}
            </ul>
            <div>
              <Button look="quiet" onPress={() => void session.signOut()}>
                <LogOut className="icon" aria-hidden="true" />
                {accountWords.signOut}
              </Button>
            </div>
          </>
        )}
      </ForCustomer>
    </div>
  );
});
