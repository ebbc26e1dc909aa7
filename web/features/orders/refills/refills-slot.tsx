import { observer } from "mobx-react-lite";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { useStore } from "#web/platform/window/dependencies.tsx";

const refills = lateCode(() => import("./refills.tsx"), "Refills");

/** What a customer bought before; its code comes once it is known who is signed in. */
export const RefillsSlot = observer(function RefillsSlot() {
  const { customer } = useStore(SessionStore);
  return customer === null ? null : <Opened key={customer} load={refills} given={{ customer }} waits={null} />;
});
