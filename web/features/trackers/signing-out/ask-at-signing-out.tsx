import { createRoot } from "react-dom/client";
import { UnsentDialog } from "./unsent-dialog.tsx";
import { UnsentModel, unsentEntries } from "./unsent-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import type { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { SessionStore } from "#web/features/sign-in/session/session-store.ts";

type Needs = { readonly device: DeviceTrackers; readonly sync: () => SyncTrackers };

/**
 * Whoever signs out is asked about entries that are not sent yet, on any page. The question has a root of its own, so that no page carries its
 * code before it is asked, and it is there without a line.
 */
export function askAtSigningOut(session: SessionStore, use: Needs): void {
  let asking: Promise<boolean> | null = null;
  session.asksFirst = async () => {
    const { customer } = session;
    if (customer === null) return false;
    const count = await unsentEntries(use.device, customer);
    if (count === 0) return false;
    asking ??= ask(customer, count, use).finally(() => {
      asking = null;
    });
    return !(await asking) || session.customer !== customer; // Another tab may have signed them out, and somebody in.
  };
}

function ask(customer: CustomerId, count: number, { device, sync }: Needs): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise<boolean>((answer) => {
    const model = new UnsentModel(customer, count, { device, sync: sync(), answer });
    root.render(<UnsentDialog model={model} />);
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
