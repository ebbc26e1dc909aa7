import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { AccountPage } from "#web/screens/account/account-page.tsx";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { leavingWords } from "#web/wording/leaving.ts";
import { LeavingForm } from "./leaving-form.tsx";
import { LeavingPolicy } from "./leaving-policy.tsx";

/** Where an account is given up. Source: platform section 2, Delete account; od-41. */
export const LeavingScreen = observer(function LeavingScreen() {
  const { user } = useStore(SessionStore);
  const waiting = <FormSkeleton label={leavingWords.title} />;
  return (
    <AccountPage
      here="leave"
      title={leavingWords.title}
      waiting={
        <>
          <LeavingPolicy />
          {waiting}
        </>
      }
    >
      {() => (
        <>
          <LeavingPolicy />
          {user === null ? waiting : <LeavingForm customer={user.customer} />}
        </>
      )}
    </AccountPage>
  );
});
