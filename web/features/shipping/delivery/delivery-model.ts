import { makeAutoObservable } from "mobx";
import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import type { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import type { KeptPincode } from "#core/shipping/kept-pincode.port.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

export type DeliveryState =
  /** "not-a-pincode": what was typed is none. */
  | { readonly kind: "unasked" | "not-a-pincode" }
  | { readonly kind: "asking" | "unavailable"; readonly pincode: Pincode }
  | { readonly kind: "answered"; readonly pincode: Pincode; readonly estimate: DeliveryEstimate };

/** When a parcel would come, and whether it may be paid at the door. The pincode stays on this device. */
export class DeliveryModel {
  state: DeliveryState = { kind: "unasked" };
  readonly #turn = new LatestTurn();
  readonly #kept: KeptPincode;
  readonly #estimate: EstimateDelivery;

  constructor(kept: KeptPincode, estimate: EstimateDelivery) {
    this.#kept = kept;
    this.#estimate = estimate;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** For the pincode that this device knows, if any. */
  begin(): void {
    const kept = this.#kept.read();
    if (kept !== null) void this.ask(kept);
  }

  /** Asked again before it answers, only the later answer counts. */
  async ask(text: string): Promise<void> {
    const isLatest = this.#turn.begin();
    const pincode = pincodeIn(text);
    if (pincode === null) return this.enter({ kind: "not-a-pincode" });
    this.enter({ kind: "asking", pincode });
    const answer = await this.#estimate(pincode).catch(failureOrDefect);
    if (!isLatest()) return;
    if (answer.kind === "serviceable" || answer.kind === "unserviceable") {
      this.#kept.put(pincode);
      this.enter({ kind: "answered", pincode, estimate: answer });
    } else this.enter({ kind: "unavailable", pincode });
  }

  /** Another pincode is to be written. */
  change(): void {
    this.#turn.begin();
    this.enter({ kind: "unasked" });
  }

  private enter(state: DeliveryState): void {
    this.state = state;
  }
}
