import { makeAutoObservable } from "mobx";
import { withChanged, withoutAddress } from "#core/account/address.ts";
import { AddAddress } from "#core/account/add-address.use-case.ts";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { RemoveAddress } from "#core/account/remove-address.use-case.ts";
import { contradictedState } from "#core/shipping/pincode-states.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { Address, AddressBook, AddressId } from "#core/account/address.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const addressesNeeds = {
  listAddresses: ListAddresses,
  changeAddress: ChangeAddress,
  removeAddress: RemoveAddress,
  addAddress: AddAddress,
};

/** Until the list is read again, which says to which addresses parcels go. */
const isShownServed = (): boolean => true;

/** A customer's addresses as the page lists them. A change is shown at once; if the server refuses it, the list is read again. */
export class AddressesModel {
  readonly #book: Resource<AddressBook>;
  /** The address that was removed last, until it is put back or another change follows. */
  removed: Address | null = null;
  /** The last change did not reach the server. */
  isLost = false;
  /** Addresses that are being changed right now. */
  readonly #busy = new Set<AddressId>();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof addressesNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof addressesNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#book = new Resource(() => useCases.listAddresses(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<AddressBook> {
    return this.#book.state;
  }

  async ask(): Promise<void> {
    await this.#book.ask();
  }

  makeDefault(address: Address): Promise<boolean> {
    const chosen = { ...address, isDefault: true };
    return this.change(
      address,
      (book) => withChanged(book, chosen, isShownServed),
      () => this.#useCases.changeAddress(this.#customer, chosen),
    );
  }

  async remove(address: Address): Promise<void> {
    const remove = () => this.#useCases.removeAddress(this.#customer, address.id);
    if (await this.change(address, (book) => withoutAddress(book, address.id, isShownServed), remove)) this.offerBack(address);
  }

  /** Adds the removed address again, at the end of the list, in the state in which its pincode lies. */
  putBack(address: Address): Promise<boolean> {
    const { id: _, ...stored } = address;
    const details = { ...stored, state: contradictedState(stored) ?? stored.state };
    return this.change(
      address,
      (book) => book,
      () => this.#useCases.addAddress(this.#customer, details),
    );
  }

  /** True: it reached the shop. Pressed again while it is on its way nothing more is sent of that address. */
  private async change({ id }: Address, shown: (book: AddressBook) => AddressBook | null, send: () => Promise<unknown>): Promise<boolean> {
    if (this.#busy.has(id)) return false;
    this.#busy.add(id);
    this.begin(shown);
    const answer = await answerOrNull(send());
    this.#busy.delete(id);
    if (answer === null) this.lose();
    await this.ask();
    return answer !== null;
  }

  private begin(shown: (book: AddressBook) => AddressBook | null): void {
    this.removed = null;
    this.isLost = false;
    if (this.state.kind === "read") this.#book.take(shown(this.state.value) ?? this.state.value);
  }

  private lose(): void {
    this.isLost = true;
  }

  private offerBack(address: Address): void {
    this.removed = address;
  }
}
