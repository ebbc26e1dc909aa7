import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { Button } from "#web/parts/button.tsx";
import { Dialog } from "#web/parts/dialog.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { cartWords } from "#web/wording/cart.ts";

/** Stands where sign-in is asked for, and says that it comes. */
export const SignInNotice = observer(function SignInNotice() {
  const { signInFor, leaveSignIn } = useStore(SessionStore);
  if (signInFor === null) return null;
  return (
    <Dialog title={cartWords.signIn} hint={cartWords.signInComes(signInFor)} closeLabel={cartWords.close} onClose={leaveSignIn}>
      <Button look="main" size="wide" onPress={leaveSignIn}>
        {cartWords.backToCart}
      </Button>
    </Dialog>
  );
});
