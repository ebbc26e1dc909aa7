import { makeAutoObservable } from "mobx";
import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import type { Address } from "#core/account/address.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import type { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import type { KeptPincode, PincodeSource } from "#core/shipping/kept-pincode.port.ts";
import type { OwnDestination } from "#web/platform/slots/frame-slots.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

export type DeliveryState =
  /** "not-a-pincode": what was typed is none. */
  | { readonly kind: "unasked" | "not-a-pincode" }
  | { readonly kind: "asking" | "unavailable"; readonly pincode: Pincode }
  | { readonly kind: "answered"; readonly pincode: Pincode; readonly estimate: DeliveryEstimate };

/**
 * Where somebody has parcels sent (a customer at their default address, unless they chose another place), when one would come there, and
 * whether it may be paid at the door. A window has one of it: the header, cards, a product and the cart tell the same. The pincode stays on
 * this device. Unread until `begin`: the server, and the window's first drawing, know no browser's storage.
 */
export class DeliveryModel {
  state: DeliveryState = { kind: "unasked" };
  /** The pincode that the device keeps. It stays while another one is written. */
  pincode: Pincode | null = null;
  /** What was last told of that pincode. */
  estimate: DeliveryEstimate | null = null;
  /** The customer's addresses, the default one first; none of a visitor's. */
  own: readonly OwnDestination[] = [];
  /** Whether the dialog stands in which it is chosen. */
  isChoosing = false;
  readonly #turn = new LatestTurn();
  readonly #kept: KeptPincode;
  readonly #estimate: EstimateDelivery;

  constructor({ kept, estimate }: { readonly kept: KeptPincode; readonly estimate: EstimateDelivery }) {
    this.#kept = kept;
    this.#estimate = estimate;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** For the pincode that this device knows, if any. Called again while that is told, it does nothing. */
  begin(): void {
    if (this.state.kind !== "unasked") return;
    this.pincode = this.#kept.read();
    if (this.pincode !== null) void this.tell(this.pincode, this.#kept.source());
  }

  /** Who receives a parcel there; null: that is not known. */
  get recipient(): string | null {
    return this.own.find(({ pincode }) => pincode === this.pincode)?.name ?? null;
  }

  /** The addresses of whoever has signed in. */
  followOwn(own: readonly OwnDestination[]): void {
    this.own = own;
    this.begin();
    const [usual] = own;
    if (usual === undefined || this.isChoosing || this.#kept.source() === "customer" || usual.pincode === this.pincode) return;
    void this.tell(usual.pincode, "default-address");
  }

  /** They have signed out, and leave nothing on the device. */
  forgetOwn(): void {
    if (this.own.length === 0) return;
    this.#turn.begin();
    this.own = [];
    this.pincode = null;
    this.estimate = null;
    this.enter({ kind: "unasked" });
  }

  choose(): void {
    this.isChoosing = true;
    this.begin();
  }

  leave(): void {
    this.isChoosing = false;
    if (this.state.kind === "not-a-pincode") this.state = { kind: "unasked" };
    this.begin();
  }

  /** Asked again before it answers, only the later answer counts. */
  async ask(text: string): Promise<void> {
    const pincode = pincodeIn(text);
    if (pincode !== null) return this.tell(pincode, this.own.length === 0 ? "visitor" : "customer");
    this.#turn.begin();
    this.enter({ kind: "not-a-pincode" });
  }

  /** An order goes to one of the customer's addresses: the next is most likely meant for there too. */
  orderedTo({ pincode, isDefault }: Pick<Address, "pincode" | "isDefault">): void {
    if (pincode !== this.pincode) void this.tell(pincode, isDefault ? "default-address" : "customer");
  }

  private async tell(pincode: Pincode, source: PincodeSource): Promise<void> {
    const isLatest = this.#turn.begin();
    this.enter({ kind: "asking", pincode });
    const answer = await this.#estimate(pincode).catch(failureOrDefect);
    if (!isLatest()) return;
    if (answer.kind === "serviceable" || answer.kind === "unserviceable") this.keep(pincode, source, answer);
    else this.enter({ kind: "unavailable", pincode });
  }

  /** Another pincode is to be written. */
  change(): void {
    this.#turn.begin();
    this.enter({ kind: "unasked" });
  }

  private keep(pincode: Pincode, source: PincodeSource, estimate: DeliveryEstimate): void {
    this.#kept.put(pincode, source);
    this.pincode = pincode;
    this.estimate = estimate;
    this.enter({ kind: "answered", pincode, estimate });
  }

  private enter(state: DeliveryState): void {
    this.state = state;
  }
}
