import { makeAutoObservable } from "mobx";
import { sendWaiting } from "#web/features/trackers/store/exchange.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import type { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { RefusedOp } from "#core/trackers/taken-ops.ts";

type Needs = {
  readonly device: DeviceTrackers;
  readonly sync: SyncTrackers;
  /** Whether they sign out now. Said once. */
  readonly answer: (signsOut: boolean) => void;
};

/**
 * Of how many entries of an account the server was not told yet, those that wait for a word included, and whether the device keeps all of
 * that.
 */
export async function unsentEntries(device: DeviceTrackers, customer: CustomerId): Promise<Unsent> {
  let count = 0;
  let isKept = true;
  for (const patient of await device.unsentOf(customer)) {
    const { waiting, held, inWindow } = await device.readOutbox(patient);
    count += new Set([...waiting, ...held].map(({ entry }) => entry)).size;
    isKept &&= inWindow.presses === 0;
  }
  return { count, isKept };
}
export type Unsent = { readonly count: number; readonly isKept: boolean };

/** What becomes of unsent entries of somebody who signs out. Source: specification/trackers.md, Offline entries. */
export class UnsentModel {
  state: "asking" | "sending" | "unsent" = "asking";
  unsent: Unsent;
  /** What the server did not take for good, and the device has therefore dropped. */
  refused: readonly RefusedOp[] = [];
  readonly #customer: CustomerId;
  readonly #use: Needs;

  constructor(customer: CustomerId, unsent: Unsent, use: Needs) {
    this.unsent = unsent;
    this.#customer = customer;
    this.#use = use;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  stay(): void {
    this.#use.answer(false);
  }

  keep(): void {
    this.#use.answer(true);
  }

  /** Signs out once all is sent and taken; else it says what is left. */
  async send(): Promise<void> {
    if (this.state === "sending") return;
    this.enter("sending");
    const { device, sync } = this.#use;
    const refused: RefusedOp[] = [];
    await device.alone(async () => {
      for (const patient of await device.unsentOf(this.#customer)) {
        await device.release(patient);
        refused.push(...((await sendWaiting({ device, sync }, patient))?.refused ?? []));
      }
    });
    this.enterLeft(
      await unsentEntries(device, this.#customer),
      refused.filter(({ why }) => why !== "ahead"),
    );
    if (this.unsent.count === 0 && this.refused.length === 0) this.#use.answer(true);
  }

  async drop(): Promise<void> {
    const { device } = this.#use;
    for (const patient of await device.unsentOf(this.#customer)) {
      const { waiting, held, visit } = await device.readOutbox(patient);
      await device.settle(patient, visit, { taken: [], dropped: [...waiting, ...held].map(({ op }) => op) });
    }
    this.#use.answer(true);
  }

  private enter(state: UnsentModel["state"]): void {
    this.state = state;
  }

  private enterLeft(unsent: Unsent, refused: readonly RefusedOp[]): void {
    this.state = "unsent";
    this.unsent = unsent;
    this.refused = [...this.refused, ...refused];
  }
}
