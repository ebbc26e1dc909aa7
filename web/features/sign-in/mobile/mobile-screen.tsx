import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { mobileWords } from "#web/features/sign-in/wording/own-mobile.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";

/** The mobile of the profile, and the way to another one: a code that is sent there. Source: specification/sign-in.md, Adding a mobile. */
export const Screen = observer(function Screen() {
  const session = useStore(SessionStore);
  const mobile = session.user?.customer.mobile ?? null;
  return (
    <AccountPage
      here="profile"
      title={mobileWords.title}
      lead={mobileWords.lead}
      back={{ address: accountAddress.profile, words: mobileWords.back }}
      waiting={<FormSkeleton label={mobileWords.title} />}
    >
      {() => (
        <div className="panel stack justify-items-start gap-3">
          <p className={mobile === null ? "muted" : "strong"}>{mobile === null ? mobileWords.none : shownMobile(mobile)}</p>
          <p className="small muted">{mobile === null ? mobileWords.whyAdd : mobileWords.whyChange}</p>
          <Button look="main" onPress={() => session.askForMobile("profile")}>
            {mobile === null ? mobileWords.add : mobileWords.change}
          </Button>
        </div>
      )}
    </AccountPage>
  );
});
