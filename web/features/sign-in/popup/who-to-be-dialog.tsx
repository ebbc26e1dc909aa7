import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { whoToBePhrases as says } from "#web/features/sign-in/wording/who-to-be.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";

/** Asks a signed-in customer who followed a link that would sign somebody else in. Source: specification/sign-in.md, Sessions. */
export const WhoToBeDialog = observer(function WhoToBeDialog() {
  const session = useStore(SessionStore);
  const { sent, user } = session;
  if (sent === null) return null;
  return (
    <Dialog title={says.title} hint={says.text} closeLabel={says.close} closes="asked" onClose={session.leaveSent}>
      <div className="sign-in">
        <Button look="main" size="wide" onPress={session.leaveSent}>
          {user === null ? says.close : says.stay({ name: user.customer.name })}
        </Button>
        <Button look="soft" size="wide" onPress={() => void session.changeToSent()}>
          {says.change({ name: sent.profile.customer.name })}
        </Button>
      </div>
    </Dialog>
  );
});
