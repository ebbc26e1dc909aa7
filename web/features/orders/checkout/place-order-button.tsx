import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { checkoutWords } from "./checkout-words.ts";
import type { CheckoutModel } from "./checkout-model.ts";

/** Places the order, once however often it is pressed. */
export const PlaceOrderButton = observer(function PlaceButton({ model }: { readonly model: CheckoutModel }) {
  const session = useStore(SessionStore);
  const { bill, way, placing, state, editing, hasChoice, isReady } = model;
  const isPlacing = placing === "sending";
  const press = () => {
    if (session.user?.customer.mobile === null) session.askForMobile("checkout");
    else void model.place();
  };
  const isBusy = isPlacing || (state.kind === "asking" && editing === null && bill !== null);
  return (
    <div className="stack gap-2">
      <Button look="main" size="big wide" state={isBusy ? "busy" : isReady ? "ready" : "off"} onPress={press}>
        {isPlacing ? checkoutWords.placing[way] : checkoutWords.place(way, bill?.total ?? null)}
      </Button>
      <p className={placing === "unavailable" ? "small" : "visually-hidden"} role="status">
        {placing === "unavailable" ? checkoutWords.lost : ""}
      </p>
      {editing === null || placing === "unavailable" ? null : (
        <p className="small muted">{hasChoice ? checkoutWords.saveOrCloseAddress : checkoutWords.saveAddressFirst}</p>
      )}
    </div>
  );
});
