import { makeAutoObservable } from "mobx";
import { sendWaiting } from "#web/features/trackers/store/exchange.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import type { DeviceNotes, DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { RefusedOp } from "#core/trackers/entries/taken-ops.ts";

type Needs = {
  readonly device: DeviceTrackers;
  readonly sync: SyncTrackers;
  /** Whether they sign out now. Said once. */
  readonly answer: (signsOut: boolean) => void;
};

/** Entries of which the server was not told yet, those that wait for a word included. */
export const unsentEntries = ({ waiting, held }: Pick<DeviceNotes, "waiting" | "held">): number =>
  new Set([...waiting, ...held].map(({ entry }) => entry)).size;

/** What becomes of unsent entries of somebody who signs out. Source: specification/trackers.md, Offline entries. */
export class UnsentModel {
  state: "asking" | "sending" | "unsent" = "asking";
  count: number;
  /** What the server did not take for good, and the device has therefore dropped. */
  refused: readonly RefusedOp[] = [];
  readonly #customer: CustomerId;
  readonly #use: Needs;

  constructor(customer: CustomerId, count: number, use: Needs) {
    this.count = count;
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
    await device.release(this.#customer);
    let refused: readonly RefusedOp[] = [];
    await device.alone(async () => {
      refused = (await sendWaiting({ device, sync }, this.#customer)) ?? [];
    });
    this.enterLeft(
      unsentEntries(await device.read(this.#customer)),
      refused.filter(({ why }) => why !== "ahead"),
    );
    if (this.count === 0 && this.refused.length === 0) this.#use.answer(true);
  }

  async drop(): Promise<void> {
    const { waiting, held } = await this.#use.device.read(this.#customer);
    await this.#use.device.settle(
      this.#customer,
      [...waiting, ...held].map(({ op }) => op),
    );
    this.#use.answer(true);
  }

  private enter(state: UnsentModel["state"]): void {
    this.state = state;
  }

  private enterLeft(count: number, refused: readonly RefusedOp[]): void {
    this.state = "unsent";
    this.count = count;
    this.refused = [...this.refused, ...refused];
  }
}
