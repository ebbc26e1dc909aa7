import { makeAutoObservable, reaction } from "mobx";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { checkoutBill, orderDearerByCoupon } from "#core/orders/order/checkout-bill.ts";
import { figureDifferences } from "#core/orders/order/order-check.ts";
import { figuresOf } from "#core/orders/order/figures.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import { changesBetween } from "./quote-changes.ts";
import { QuoteHold } from "./quote-hold.ts";
import type { Address, AddressBook, AddressId } from "#core/account/address.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CashRefusal } from "#core/orders/quote/cash-refusal.ts";
import type { CheckoutBill, PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { CheckoutDraft, CheckoutDrafts } from "#web/features/orders/checkout-drafts.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";
import type { Placement, PlacingRefusal } from "#core/orders/quote/place-my-order.use-case.ts";
import type { QuoteChange } from "#core/orders/quote/quote-change.ts";
import type { Paise } from "#core/shared/money.ts";
import type { QuotingRefusal } from "#core/orders/quote/quote-my-order.use-case.ts";
import type { IndianState } from "#core/shipping/indian-states.ts";
import type { KeptPincode } from "#core/shipping/kept-pincode.port.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** "outdated": this page reckons otherwise than the shop does; only a new one helps. */
export type QuoteState =
  | { readonly kind: "unasked" | "asking" | "unavailable" | "quoted" | "outdated" }
  | { readonly kind: "refused"; readonly refusal: QuotingRefusal };

/** What is to be told beside the bill: what changed, or why there is another one. */
export type QuoteChanges =
  | { readonly kind: "changes"; readonly changes: readonly QuoteChange[] }
  | { readonly kind: "replaced" }
  | { readonly kind: "cash-lost"; readonly reasons: readonly CashRefusal[] };

export const checkoutNeeds = {
  listAddresses: ListAddresses,
  changeAddress: ChangeAddress,
  quoteMyOrder: QuoteMyOrder,
  placeMyOrder: PlaceMyOrder,
};

export type CheckoutNeeds = NeedsOf<typeof checkoutNeeds> & {
  readonly cart: Pick<CartStore, "refresh" | "applyCoupon">;
  readonly drafts: CheckoutDrafts;
  readonly now: Clock;
  /** Where this device has parcels sent. */
  readonly kept: KeptPincode;
  /** Follows an order to where it goes. */
  readonly delivery: Pick<DeliveryModel, "orderedTo">;
};

/** A cart on its way to an order: where it goes, how it is paid, what it costs, and its placing. */
export class CheckoutModel {
  chosen: AddressId | null = null;
  way: PaymentWay = "online";
  /** The address that is entered: a new one, one that is changed, or none. */
  editing: Address | "new" | null = null;
  state: QuoteState = { kind: "unasked" };
  /** The quote that is in sight: it stays while another is asked for. */
  quote: MyQuote | null = null;
  news: QuoteChanges | null = null;
  placed: Placement | null = null;
  readonly hold: QuoteHold;
  readonly #book: Resource<AddressBook>;
  readonly #placing = new Submission();
  readonly #moving = new Submission();
  readonly #turn = new LatestTurn();
  #isSettled = false;
  #draft: CheckoutDraft;
  readonly #customer: CustomerId;
  readonly #needs: CheckoutNeeds;

  constructor(customer: CustomerId, needs: CheckoutNeeds) {
    this.#customer = customer;
    this.#needs = needs;
    this.#book = new Resource(() => needs.listAddresses(customer));
    this.#draft = needs.drafts.of(customer);
    this.way = this.#draft.way;
    this.hold = new QuoteHold(needs.now, () => void this.ask());
    makeAutoObservable(this, { hold: false, pincode: false }, { autoBind: true, deep: false });
  }

  get book(): ResourceState<AddressBook> {
    return this.#book.state;
  }

  /** What was placed is on its way to its next page. */
  get placing(): Submission["state"] {
    return this.placed === null ? this.#placing.state : "sending";
  }

  /** The chosen address on its way into the state of its pincode. */
  get moving(): Submission["state"] {
    return this.#moving.state;
  }

  /** The fields of a new address as they were left; null: none was begun. */
  get typed(): CheckoutDraft["typed"] {
    return this.#draft.typed;
  }

  /** The pincode that a new address most likely has; empty: none is known. */
  get pincode(): string {
    return this.#needs.kept.read() ?? "";
  }

  /** The bill for the chosen way of payment. It changes at once when another way is chosen; the new quote follows. */
  get bill(): CheckoutBill | null {
    return this.quote === null ? null : checkoutBill(this.quote.snapshot.facts, this.way);
  }

  /** By how much the coupon makes this order dearer; null: it doesn't. */
  get dearerByCoupon(): Paise | null {
    return this.quote === null || this.bill === null ? null : orderDearerByCoupon(this.quote.snapshot.facts, this.bill);
  }

  /** Whether there is an address to go back to from one that is being entered. */
  get hasChoice(): boolean {
    return this.book.kind === "read" && this.book.value.length > 0;
  }

  /** Whether what is in sight is what would be ordered. */
  get isReady(): boolean {
    return this.state.kind === "quoted" && this.editing === null && this.placing !== "sending";
  }

  /** Answers what ends it. Whose session ended of itself begins it once more when they are back. */
  begin(): () => void {
    void this.open();
    this.hold.look();
    const look = () => this.hold.look();
    globalThis.addEventListener("focus", look);
    const stop = reaction(
      () => [this.chosen, this.way] as const,
      ([address, way]) => this.keep({ address, way }),
    );
    return () => {
      stop();
      globalThis.removeEventListener("focus", look);
      this.hold.end();
      this.#turn.begin();
    };
  }

  /**
   * What the cart waits to tell the shop comes before its first bill. A page that was left meanwhile asks for none: it would be renewed for
   * nobody.
   */
  async open(): Promise<void> {
    const isCurrent = this.#turn.current();
    await Promise.all([this.read(), this.#needs.cart.refresh()]);
    if (isCurrent() && this.chosen !== null && !this.isAnswered) await this.ask();
  }

  choose(address: AddressId): void {
    this.touched();
    this.editing = null;
    if (address === this.chosen && this.state.kind === "quoted") return;
    this.chosen = address;
    void this.ask();
  }

  /** Takes the coupon off the cart, and asks for the bill without it. */
  removeCoupon(): void {
    this.touched();
    this.#needs.cart.applyCoupon({ code: "", foreseen: null }, () => void this.ask());
  }

  payBy(way: PaymentWay): void {
    this.touched();
    if (way === this.way) return;
    this.way = way;
    void this.ask();
  }

  edit(address: Address | "new" | null): void {
    this.hold.touch();
    this.editing = address;
    if (address === null) this.keep({ typed: null });
  }

  /** What is typed of a new address outlasts the page. */
  type(typed: Readonly<Record<string, string>>): void {
    this.keep({ typed });
  }

  /** An address was kept: it is where this order goes. */
  async saved(id: AddressId): Promise<void> {
    this.keep({ typed: null });
    await this.read();
    this.takeTo(id);
    await this.ask();
  }

  /** An address was kept to which nobody delivers: the order goes where it went, unless there is no other. */
  async savedForLater(): Promise<void> {
    this.keep({ typed: null });
    this.endEditing();
    await this.read();
    if (this.chosen !== null) await this.ask();
  }

  /** Puts the chosen address into the state of its pincode. */
  async moveTo(state: IndianState): Promise<void> {
    const address = this.book.kind === "read" ? this.book.value.find(({ id }) => id === this.chosen) : undefined;
    if (address === undefined) return;
    this.touched();
    const answer = await this.#moving.send(() => this.#needs.changeAddress(this.#customer, { ...address, state }));
    if (answer !== null) await this.saved(address.id);
  }

  private get isAnswered(): boolean {
    return !["unasked", "asking", "unavailable"].includes(this.state.kind);
  }

  private endEditing(): void {
    this.editing = null;
  }

  private takeTo(id: AddressId): void {
    this.editing = null;
    this.chosen = id;
  }

  /** Asks for the bill. Asked again before it is answered, only the later answer counts. */
  async ask(): Promise<void> {
    const { chosen: address, way } = this;
    if (address === null) return;
    const isLatest = this.wait();
    const answer = await answerOrNull(this.#needs.quoteMyOrder(this.#customer, { address, way }));
    if (!isLatest()) return;
    if (answer === null) this.enter({ kind: "unavailable" });
    else await this.hear(answer.value, null);
  }

  /** Once, however often it is pressed. What never came is asked again by the same key. */
  async place(): Promise<void> {
    const { quote, chosen: address } = this;
    if (!this.isReady || quote === null || address === null) return;
    this.hold.touch();
    this.keep({ sent: quote.id }); // Whoever loads the page anew instead of pressing again is led to it.
    const taken = { quote: quote.id, signature: quote.signature, address, key: `place-${quote.id}` };
    const answer = await this.#placing.send(() => this.#needs.placeMyOrder({ customer: this.#customer, language: null }, taken));
    if (answer === null) return;
    this.keep({ sent: null });
    await this.heardOfPlacing(answer.value, quote);
  }

  private async heardOfPlacing(answer: Result<Placement, PlacingRefusal>, quote: MyQuote): Promise<void> {
    if (answer.kind === "ok") return this.finish(answer.value);
    if (answer.refusal.kind !== "stale") return this.replace();
    const { changes, fresh } = answer.refusal;
    const isMerelyOver = changes.every(({ kind }) => kind === "expired");
    await this.hear(fresh, isMerelyOver ? null : { kind: "changes", changes });
    if (isMerelyOver && this.news === null && this.quote !== quote && fresh.kind === "ok") await this.place(); // The same figures hold anew.
  }

  /** What there is to tell outranks what was told. */
  private async hear(answer: Result<MyQuote, QuotingRefusal>, given: QuoteChanges | null): Promise<void> {
    if (answer.kind === "refused") return this.refuse(answer.refusal, given);
    this.#isSettled = false;
    const quote = answer.value;
    const again = figuresOf(checkoutBill(quote.snapshot.facts, quote.snapshot.way));
    const isOurs = figureDifferences(quote.snapshot.figures, again).length === 0;
    this.show(quote, given, isOurs);
  }

  private show(quote: MyQuote, given: QuoteChanges | null, isOurs: boolean): void {
    const changes = changesBetween(this.quote, quote);
    if (given !== null) this.news = given;
    else if (changes.length > 0) this.news = { kind: "changes", changes };
    this.quote = quote;
    this.way = quote.snapshot.way;
    this.state = { kind: isOurs ? "quoted" : "outdated" };
    this.hold.begin(quote);
  }

  private async refuse(refusal: QuotingRefusal, given: QuoteChanges | null): Promise<void> {
    switch (refusal.kind) {
      case "cash-not-offered":
        this.loseCash(refusal.reasons);
        return this.ask();
      case "lines-to-settle":
        await this.#needs.cart.refresh(); // The cart puts itself in order, and tells what it took out.
        if (!this.#isSettled) return this.settle();
        break;
      case "unknown-address":
        return this.loseAddress();
      case "empty-cart":
      case "undeliverable":
      case "pincode-elsewhere":
      case "beyond-limits":
    }
    if (given !== null) this.tell(given);
    this.hold.end();
    this.enter({ kind: "refused", refusal });
  }

  private settle(): Promise<void> {
    this.#isSettled = true;
    return this.ask();
  }

  /** It was removed, on another device perhaps. */
  private async loseAddress(): Promise<void> {
    this.forgetChoice();
    if ((await this.read()) && this.chosen !== null) await this.ask();
  }

  private forgetChoice(): void {
    this.chosen = null;
    this.state = { kind: "unasked" };
    this.#draft = { ...this.#draft, address: null };
  }

  private loseCash(reasons: readonly CashRefusal[]): void {
    this.way = "online";
    this.news = { kind: "cash-lost", reasons };
  }

  /** True: the addresses are those of now. */
  private async read(): Promise<boolean> {
    const isRead = (await this.#book.ask()) === "read";
    if (isRead && this.book.kind === "read") this.chooseFrom(this.book.value);
    return isRead;
  }

  private chooseFrom(book: AddressBook): void {
    const wanted = this.chosen ?? this.#draft.address;
    const there = this.#needs.kept.read();
    const found =
      book.find(({ id }) => id === wanted) ??
      book.filter(({ pincode }) => pincode === there).sort((a, b) => Number(b.isDefault) - Number(a.isDefault))[0] ??
      book.find(({ isDefault }) => isDefault) ??
      book[0];
    this.chosen = found?.id ?? null;
    if (found === undefined || (this.#draft.typed !== null && this.editing === null)) this.editing = "new";
  }

  private touched(): void {
    this.hold.touch();
    this.news = null;
    this.#placing.clear();
  }

  private finish(placed: Placement): void {
    this.hold.end();
    this.placed = placed;
    const to = this.book.kind === "read" ? this.book.value.find(({ id }) => id === this.chosen) : undefined;
    if (to !== undefined) this.#needs.delivery.orderedTo(to);
    this.keep({ typed: null });
    void this.#needs.cart.refresh();
  }

  /** Another window's bill stands in the place of this one. */
  private async replace(): Promise<void> {
    this.tell({ kind: "replaced" });
    await this.ask();
  }

  private tell(news: QuoteChanges): void {
    this.news = news;
  }

  private wait(): () => boolean {
    this.state = { kind: "asking" };
    return this.#turn.begin();
  }

  private enter(state: QuoteState): void {
    this.state = state;
  }

  private keep(changed: Partial<CheckoutDraft>): void {
    this.#draft = { ...this.#draft, ...changed };
    this.#needs.drafts.put(this.#customer, this.#draft);
  }
}
