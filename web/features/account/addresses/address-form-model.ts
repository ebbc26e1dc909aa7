import { makeAutoObservable } from "mobx";
import { ADDRESS_KINDS } from "#core/account/address.ts";
import { AddAddress } from "#core/account/add-address.use-case.ts";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { ok } from "#core/shared/result.ts";
import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { indianStateIn } from "#core/shipping/indian-states.ts";
import { stateOfPincode, statesOfPincode } from "#core/shipping/pincode-states.ts";
import { FindDeliveryPlace } from "#core/shipping/find-delivery-place.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { allRead, needed, readOr } from "#web/platform/forms/all-read.ts";
import { printedText } from "#web/platform/forms/printed-text.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import type { Address, AddressDetails, AddressId } from "#core/account/address.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import type { UnprintedLetter } from "#web/platform/forms/printed-text.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type AddressField = keyof AddressDetails;
type AddressRefusal = { readonly kind: "too-many-addresses" | "unknown-address" | "pincode-elsewhere" };
export type AddressProblem = "needed" | "mobile" | "pincode" | UnprintedLetter;

/** Whether parcels go to the pincode that is entered. */
export type PlaceState = "unasked" | "asking" | "delivers" | "prepaid" | "nobody";

export const addressFormNeeds = { addAddress: AddAddress, changeAddress: ChangeAddress, findDeliveryPlace: FindDeliveryPlace };

/** An address while it is entered: a new one, or one that is changed. */
export class AddressFormModel {
  readonly form: FormModel<AddressField, AddressProblem>;
  place: PlaceState = "unasked";
  /** The address that was kept; null: none was yet. */
  saved: AddressId | null = null;
  /** Why the shop did not take it. */
  refusal: AddressRefusal["kind"] | null = null;
  /** The state that was entered, before the pincode corrected it; null: it was not corrected. */
  corrected: { readonly from: string; readonly pincode: Pincode } | null = null;
  #lookedUp = "";
  /** What a pincode named; it may be named anew by another one. */
  #named = { state: "", city: "" };
  readonly #changed: AddressId | null;
  readonly #isDefault: boolean;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof addressFormNeeds>;

  /** `given` null: a new one. */
  constructor(given: Address | null, customer: CustomerId, useCases: NeedsOf<typeof addressFormNeeds>) {
    this.#changed = given?.id ?? null;
    this.#isDefault = given?.isDefault ?? false;
    this.#customer = customer;
    this.#useCases = useCases;
    this.form = new FormModel(given === null ? EMPTY : { ...given, isDefault: given.isDefault ? "yes" : "" });
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /**
   * An address that was kept in another state than its pincode is corrected when it is opened, and says whether parcels go there. Answers
   * the model.
   */
  opened(): this {
    this.correctState(null);
    if (this.#changed !== null) void this.lookUp(this.form.values.pincode);
    return this;
  }

  fill(field: AddressField, value: string): void {
    this.refusal = null;
    this.form.fill(field, value);
    if (field === "pincode" || field === "state") this.correctState(null);
    if (field === "pincode") void this.lookUp(value);
  }

  /**
   * The pincode decides in which state an address is, whatever was chosen or filled in: by its first digits, and where these cross a border
   * by what the shop knows of it (`known`). A state in which it can lie stays.
   */
  private correctState(known: string | null): void {
    const { state } = this.form.values;
    const pincode = pincodeIn(this.form.values.pincode);
    if (pincode === null) return;
    const lies = statesOfPincode(pincode);
    const right = stateOfPincode(pincode) ?? known;
    if (right === null || right === state || (state !== "" && lies.some((one) => one === indianStateIn(state)))) return;
    this.form.fill("state", right);
    this.corrected = ["", this.#named.state].includes(state) ? null : { from: state, pincode };
    this.#named = { ...this.#named, state: right };
  }

  /** True: it is kept. */
  async save(): Promise<boolean> {
    const answer = await this.form.send(detailsIn(this.wished), (details) => this.send(details));
    if (answer?.value.kind === "refused") this.refuse(answer.value.refusal.kind);
    if (answer?.value.kind !== "ok") return false;
    this.keep(answer.value.value);
    return true;
  }

  /** What is hidden where nobody delivers is not meant. */
  private get wished(): Values {
    const isHidden = this.place === "nobody" && !this.#isDefault;
    return isHidden ? { ...this.form.values, isDefault: "" } : this.form.values;
  }

  private keep(id: AddressId): void {
    this.saved = id;
    this.form.keep();
  }

  private async send(details: AddressDetails): Promise<Result<AddressId, AddressRefusal>> {
    if (this.#changed === null) return this.#useCases.addAddress(this.#customer, details);
    const changed = await this.#useCases.changeAddress(this.#customer, { ...details, id: this.#changed });
    return changed.kind === "ok" ? ok(this.#changed) : changed;
  }

  /** A pincode names its state and its city, where none is entered that it did not name itself. Only the last one counts. */
  private async lookUp(entered: string): Promise<void> {
    const pincode = pincodeIn(entered);
    this.await(pincode);
    if (pincode === null) return this.unname();
    const answer = await answerOrNull(this.#useCases.findDeliveryPlace(pincode));
    if (this.#lookedUp === pincode) this.found(answer);
  }

  private await(pincode: Pincode | null): void {
    this.#lookedUp = pincode ?? "";
    this.place = pincode === null ? "unasked" : "asking";
  }

  private found(answer: { readonly value: Awaited<ReturnType<FindDeliveryPlace>> } | null): void {
    if (answer === null || answer.value === null) {
      this.place = answer === null ? "unasked" : "nobody";
      this.unname();
    } else {
      const { state, city, cashOnDelivery } = answer.value;
      this.place = cashOnDelivery ? "delivers" : "prepaid";
      this.name({ state, city: city ?? "" });
    }
  }

  private name(named: { readonly state: string; readonly city: string }): void {
    this.correctState(named.state);
    this.put(named);
  }

  private put(named: { readonly state: string; readonly city: string }): void {
    for (const field of ["state", "city"] as const)
      if (["", this.#named[field]].includes(this.form.values[field])) this.form.fill(field, named[field]);
    this.#named = named;
  }

  /** What a pincode named goes with it; what was entered by hand stays, and so does the state that the pincode's first digits name. */
  private unname(): void {
    const pincode = pincodeIn(this.form.values.pincode);
    this.put({ state: pincode === null ? "" : (stateOfPincode(pincode) ?? ""), city: "" });
  }

  private refuse(refusal: AddressRefusal["kind"]): void {
    this.refusal = refusal;
    this.form.refuse({});
  }
}

type Values = Readonly<Record<AddressField, string>>;

const EMPTY: Values = {
  name: "",
  mobile: "",
  line1: "",
  line2: "",
  landmark: "",
  city: "",
  state: "",
  pincode: "",
  kind: "home",
  isDefault: "",
};

const detailsIn = (values: Values) =>
  allRead({
    name: needed(values.name, printedText),
    mobile: readOr(mobileIn(values.mobile), "mobile"),
    line1: needed(values.line1, printedText),
    line2: printedText(values.line2.trim()),
    landmark: printedText(values.landmark.trim()),
    city: needed(values.city, printedText),
    state: needed(values.state, ok),
    pincode: readOr(pincodeIn(values.pincode), "pincode"),
    kind: ok(ADDRESS_KINDS.find((kind) => kind === values.kind) ?? "other"),
    isDefault: ok(values.isDefault === "yes"),
  });
