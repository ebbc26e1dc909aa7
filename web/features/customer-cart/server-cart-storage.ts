// Decision: docs/decisions/one-cart-two-storages.md
import { makeAutoObservable, reaction } from "mobx";
import { withQuantity } from "#core/cart/guest-lines.ts";
import { withPending } from "#core/customer-cart/pending-line.ts";
import { ListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { answerTo, cartRequestNeeds, isLineRequest, withRequest } from "./cart-request.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { GuestCart } from "#core/cart/guest-cart.port.ts";
import type { CartSignal } from "#core/customer-cart/cart-signal.port.ts";
import type { RememberedCoupon } from "#core/customer-cart/remembered-coupon.port.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { SyncReceipt } from "#core/customer-cart/sync-receipt.ts";
import type { MyCart } from "#core/customer-cart/checked-cart.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AppliedCoupon } from "#core/pricing/bill.ts";
import type { CartRequest, CartRequestAnswer, LineRequest, RefusedLine } from "./cart-request.ts";
import type {
  CartFreshness,
  CartStorage,
  CouponAnswer,
  ShopLine,
  ShopLines,
  RequestedCoupon,
} from "#web/features/cart/store/cart-storage.ts";
import type { CartNotice } from "#web/features/cart/store/cart-notice.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";
import type { Failure } from "#web/platform/requests/failure.ts";

export const serverCartStorageNeeds = { listMyCoupons: ListMyCoupons, ...cartRequestNeeds };

/** What the cart of a customer stands on, whoever they are. */
type Needs = NeedsOf<typeof serverCartStorageNeeds> & {
  readonly device: GuestCart;
  readonly chosen: RememberedCoupon;
  readonly signal: CartSignal;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
};

/**
 * The cart of a customer, kept by the server. What is wanted shows at once and is sent in turn; the answer outranks it, and where none
 * comes the former state stands again. What this device kept before is handed over first, and shown until it is.
 */
export class ServerCartStorage implements CartStorage {
  /** The cart as the server last said it is; null: it has not yet. */
  served: MyCart | null = null;
  /** What is not answered yet, the first of which is being sent. */
  requests: readonly CartRequest[] = [];
  /** Changes that the server did not hear. */
  unsaved: readonly CartRequest[] = [];
  /** Lines of this device that the server does not have yet. */
  waiting: ShopLines = [];
  /** Notices of this window: what became of the cart of this device. */
  ownNotices: readonly CartNotice[] = [];
  isUnsure = false;
  /** The id under which they are handed over, as long as they wait: another window that hands them over forgets it on this device. */
  #waitingId = "";
  #remembered: AppliedCoupon | null;
  #sent: CartRequest | null = null;
  #working: Promise<void> | null = null;
  #isOver = true;
  readonly #customer: CustomerId;
  readonly #needs: Needs;

  constructor(customer: CustomerId, needs: Needs) {
    this.#customer = customer;
    this.#needs = needs;
    this.#remembered = needs.chosen.read();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): "unread" | "read" {
    return this.served === null && this.waiting.length === 0 ? "unread" : "read";
  }

  get lines(): ShopLines {
    const stored = (this.served?.lines ?? []).map(({ product, quantity }) => ({ product, quantity }));
    return this.requests.filter(isLineRequest).reduce<ShopLines>(withPending, this.waiting.reduce(withHandedOver, stored));
  }

  get applied(): AppliedCoupon | null {
    if (this.served !== null && this.lines.length === 0) return null;
    const wanted = this.requests.findLast((request) => request.kind === "coupon" && request.wanted.foreseen !== undefined);
    if (wanted?.kind === "coupon") return wanted.wanted.foreseen ?? null;
    return this.served === null ? this.#remembered : this.served.applied;
  }

  get freshness(): CartFreshness {
    if (this.unsaved.length > 0) return "unsaved";
    if (this.isUnsure) return "unsure";
    if (this.requests.some(({ kind }) => kind === "read" || kind === "merge")) return "asking";
    return this.served === null ? "unasked" : "today";
  }

  get notices(): readonly CartNotice[] {
    const going = this.requests.flatMap((request) => (request.kind === "dismiss" ? request.productIds : []));
    const notices = (this.served?.notices ?? []).filter(({ productId }) => !going.includes(productId));
    const removed = notices.flatMap((notice) => (notice.kind === "removed" ? [{ id: notice.productId, ...notice }] : []));
    const limited = notices.flatMap((notice) => (notice.kind === "limited" ? [{ id: notice.productId, ...notice }] : []));
    return [
      ...this.ownNotices,
      ...(removed.length === 0 ? [] : [{ kind: "removed", lines: removed } as const]),
      ...(limited.length === 0 ? [] : [{ kind: "quantities-changed", lines: limited } as const]),
    ];
  }

  begin(): () => void {
    const { device, chosen, signal } = this.#needs;
    this.#isOver = false;
    this.waiting = device.read().lines;
    if (this.waiting.length > 0) this.#waitingId = device.id();
    this.handOver();
    void this.refresh();
    const unfollow = signal.followOtherWindows(() => void this.refresh());
    const stop = reaction(
      () => this.applied,
      (applied) => chosen.put(applied),
    );
    return () => {
      unfollow();
      stop();
      this.#isOver = true;
      if (this.#needs.session.customer === null) chosen.put(null); // They signed out.
    };
  }

  addOne(product: ListedProduct, onStored: () => void): void {
    const line = this.lines.find((one) => one.product.id === product.id);
    if (line === undefined) this.change({ kind: "added", productId: product.id, product, quantity: null, kept: onStored });
    else this.change({ kind: "changed", productId: product.id, quantity: line.quantity + 1, kept: onStored });
  }

  put(product: ListedProduct, quantity: number): void {
    this.change({ kind: "added", productId: product.id, product, quantity, kept: () => {} });
  }

  setQuantity(productId: string, quantity: number): void {
    this.change({ kind: "changed", productId, quantity, kept: () => {} });
  }

  remove(productId: string, onStored: () => void): void {
    this.change({ kind: "gone", productId, kept: onStored });
  }

  /** At the end: the server keeps lines in the order in which they come. */
  putBack({ product, quantity }: ShopLine, _place: number): void {
    this.put(product, quantity);
  }

  async coupons(): Promise<readonly PublicCoupon[]> {
    const listed = await this.#needs.listMyCoupons(this.#customer, { audience: null, isForWeb: true, name: null });
    return listed.map(({ coupon }) => coupon);
  }

  applyCoupon(wanted: RequestedCoupon, answered: (answer: CouponAnswer) => void): void {
    this.push({ kind: "coupon", wanted, answered });
    if (wanted.code === "") this.push({ kind: "read" }); // Clearing refreshes the user. Source: specification/coupons.md, The panel.
  }

  refresh(): Promise<void> {
    if (!this.requests.some((request) => request.kind === "read" && request !== this.#sent)) this.push({ kind: "read" });
    return this.#working ?? Promise.resolve();
  }

  async tryAgain(): Promise<void> {
    const again = this.unsaved;
    this.unsaved = [];
    this.handOver();
    for (const request of again) this.push(request);
    await this.refresh();
  }

  toldNotices(): void {} // The server tells until they are dismissed.

  dismiss(kind: CartNotice["kind"]): void {
    this.ownNotices = this.ownNotices.filter((notice) => notice.kind !== kind);
    const productIds = this.notices.flatMap((notice) =>
      notice.kind === kind && (notice.kind === "removed" || notice.kind === "quantities-changed") ? notice.lines.map(({ id }) => id) : [],
    );
    if (productIds.length > 0) this.push({ kind: "dismiss", productIds });
  }

  /** A line that waits to be handed over may not be there to be changed. */
  private change(request: LineRequest): void {
    const { productId } = request;
    const waiting = this.waiting.find(({ product }) => product.id === productId);
    this.unsaved = this.unsaved.filter((unsaved) => !isLineRequest(unsaved) || unsaved.productId !== productId);
    this.push(request.kind === "changed" && waiting !== undefined ? { ...request, kind: "added", product: waiting.product } : request);
  }

  private handOver(): void {
    if (this.waiting.length === 0 || this.requests.some(({ kind }) => kind === "merge")) return;
    this.push({ kind: "merge", cartId: this.#waitingId, lines: this.waiting });
  }

  private push(request: CartRequest): void {
    this.requests = withRequest(this.requests, request, this.#sent);
    this.goOn();
  }

  private goOn(): void {
    this.#working ??= this.work().finally(this.rest);
  }

  /** What was asked for between the last look for a request and this moment is sent at once, and so is what stands behind a defect. */
  private rest(): void {
    this.#working = null;
    if (!this.#isOver && this.requests.length > 0) this.goOn();
  }

  /** Sends one request after the other until none is left. A later change never overtakes an earlier one. */
  private async work(): Promise<void> {
    for (let request = this.next(); request !== null; request = this.next()) {
      const answer = await answerTo(request, this.#customer, this.#needs).catch(failureOrDefect).catch(this.drop);
      if (!this.#isOver) this.enter(request, answer);
    }
  }

  private next(): CartRequest | null {
    this.#sent = this.#isOver ? null : (this.requests[0] ?? null);
    return this.#sent;
  }

  /** A defect ends its request and no other. */
  private drop(defect: unknown): never {
    this.requests = this.requests.slice(1);
    this.#sent = null;
    throw defect;
  }

  private enter(request: CartRequest, answer: CartRequestAnswer | Failure): void {
    this.requests = this.requests.slice(1);
    switch (answer.kind) {
      case "unavailable":
      case "signed-out":
        this.fail(request, answer);
        return;
      case "refused":
        this.refuse(request, answer.because);
        return;
      case "coupon":
        if (this.served !== null && (answer.answer.kind === "applied" || answer.answer.kind === "cleared"))
          this.served = { ...this.served, applied: answer.applied };
        break;
      case "cart":
        this.served = answer.cart;
        if (request.kind === "read" || request.kind === "merge") this.isUnsure = false;
    }
    this.settle(request, answer);
    if (request.kind !== "read") this.#needs.signal.send();
  }

  private settle(request: CartRequest, answer: CartRequestAnswer): void {
    switch (request.kind) {
      case "added":
      case "changed":
      case "gone":
        this.handedOver(this.waiting.filter(({ product }) => product.id !== request.productId));
        request.kept();
        return;
      case "coupon":
        if (answer.kind === "coupon") request.answered(answer.answer);
        return;
      case "merge":
        this.handedOver([]);
        if (answer.kind === "cart" && answer.receipt !== null && isNews(answer.receipt, answer.cart)) this.tellMerged(answer.receipt);
        return;
      case "undo":
        this.ownNotices = [...this.ownNotices.filter(({ kind }) => kind !== "merged"), { kind: "merge-undone" }];
        return;
      case "read":
      case "dismiss":
    }
  }

  private tellMerged(receipt: NonNullable<Extract<CartRequestAnswer, { kind: "cart" }>["receipt"]>): void {
    if (receipt.isUndone) return;
    const undo = () => this.push({ kind: "undo", cartId: receipt.cartId });
    this.ownNotices = [
      ...this.ownNotices.filter(({ kind }) => kind !== "merged" && kind !== "merge-undone"),
      { kind: "merged", receipt, undo },
    ];
  }

  private handedOver(left: ShopLines): void {
    if (left.length === this.waiting.length) return;
    this.waiting = left;
    this.#needs.device.put(left);
  }

  private fail(request: CartRequest, failure: Failure): void {
    if (request.kind === "coupon") request.answered(failure);
    if (request.kind === "read" || request.kind === "merge") this.isUnsure = true;
    if (isLineRequest(request) || request.kind === "undo") this.unsaved = [...this.unsaved, request];
    const { session } = this.#needs;
    const isMissed = failure.kind === "signed-out" && request.kind !== "read" && !session.hasLeft(this.#customer); // Whoever came after them stays signed in.
    if (!isMissed) return;
    if (request.kind === "coupon" && request.wanted.code !== "") session.askToSignInFor({ kind: "coupon", code: request.wanted.code });
    else session.askToSignIn("sign-in");
  }

  private refuse(request: CartRequest, because: RefusedLine): void {
    if (isLineRequest(request) && because.kind !== "not-in-cart" && because.kind !== "unknown-sync")
      this.#needs.toasts.show({ kind: "not-added", because });
    void this.refresh();
  }
}

/** Whether the cart held something before, or did not take all of it. Whoever comes with their cart to an empty one finds it as it was. */
function isNews({ entries }: SyncReceipt, { lines }: MyCart): boolean {
  const isOfOthers = lines.some(({ product }) => entries.every(({ productId }) => productId !== product.id));
  return isOfOthers || entries.some(({ before, outcome }) => before > 0 || outcome.kind !== "added");
}

/** What the server will make of a line handed over: the pieces add up within stock. */
function withHandedOver(lines: ShopLines, { product, quantity }: ShopLine): ShopLines {
  const stored = lines.find((line) => line.product.id === product.id);
  return stored === undefined ? [...lines, { product, quantity }] : withQuantity(lines, product.id, stored.quantity + quantity);
}
