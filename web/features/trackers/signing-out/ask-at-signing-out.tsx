import { askFirst } from "#web/platform/session/ask-first.tsx";
import { UnsentDialog } from "./unsent-dialog.tsx";
import { UnsentModel, unsentEntries } from "./unsent-model.ts";
import type { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import type { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";

type Needs = { readonly device: DeviceTrackers; readonly sync: () => SyncTrackers };

/** Whoever signs out is asked about entries that are not sent yet. */
export function askAtSigningOut(session: SessionStore, { device, sync }: Needs): void {
  askFirst(session, async (customer) => {
    const unsent = await unsentEntries(device, customer);
    return unsent.count === 0
      ? null
      : (answer) => <UnsentDialog model={new UnsentModel(customer, unsent, { device, sync: sync(), answer })} />;
  });
}
