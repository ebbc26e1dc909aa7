import { makeAutoObservable } from "mobx";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { RefundPreviewModel, refundPreviewNeeds } from "#web/features/orders/refunds/refund-preview-model.ts";
import type { CancelRefusal, KeyRefusal } from "#core/orders/returns/customer-change.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";
import type { LineView } from "#core/orders/views/line-view.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { OrderModel } from "#web/features/orders/order/order-model.ts";

export type CancelState = SubmissionState<CancelRefusal | KeyRefusal> | { readonly kind: "reason-needed" | "lines-needed" };

/** Chosen in words of one's own. */
export const OTHER = "other" as const;

export const cancelNeeds = { cancelMyOrder: CancelMyOrder, ...refundPreviewNeeds };

/** `places`: the lines that are chosen to begin with. */
type Given = NeedsOf<typeof cancelNeeds> & { readonly places: readonly number[]; readonly newKey: () => string };

/** Lines that are about to be cancelled, and why. */
export class CancelModel {
  chosen: ReadonlySet<number>;
  /** One of `CANCEL_REASONS`, `OTHER`, or "" while none is chosen. */
  reason = "";
  ownWords = "";
  private missing: "reason-needed" | "lines-needed" | null = null;
  readonly refund: RefundPreviewModel;
  readonly lines: readonly LineView[];
  readonly #order: OrderModel;
  readonly #useCases: NeedsOf<typeof cancelNeeds>;
  readonly #key: (request: unknown) => string;
  readonly #cancelling = new RefusableSubmission<OrderView, CancelRefusal | KeyRefusal>();

  constructor(order: OrderModel, view: OrderView, { places, newKey, ...useCases }: Given) {
    this.#order = order;
    this.#useCases = useCases;
    this.#key = keyPerRequest(newKey);
    this.lines = view.lines.filter(({ cancelling }) => cancelling.kind === "possible");
    this.chosen = new Set(places.filter((place) => this.lines.some((line) => line.place === place)));
    this.refund = new RefundPreviewModel(order.customer, useCases);
    makeAutoObservable(this, { refund: false, lines: false }, { autoBind: true, deep: false });
  }

  get state(): CancelState {
    return this.missing === null ? this.#cancelling.state : { kind: this.missing };
  }

  begin(): void {
    this.ask();
  }

  choose(place: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(place)) chosen.add(place);
    this.chosen = chosen;
    this.changed();
    this.ask();
  }

  say(reason: string): void {
    this.reason = reason;
    this.changed();
  }

  write(words: string): void {
    this.ownWords = words;
    this.changed();
  }

  /** Sent again while it is on its way nothing happens. Answers whether it is done. */
  async send(): Promise<boolean> {
    if (this.state.kind === "sending") return false;
    const reason = this.reason === OTHER ? this.ownWords.trim() : this.reason;
    if (this.chosen.size === 0) return this.lack("lines-needed");
    if (reason === "") return this.lack("reason-needed");
    const request = { order: this.#order.id, places: [...this.chosen].sort((a, b) => a - b), reason };
    const answer = await this.#cancelling.send(() =>
      this.#useCases.cancelMyOrder(this.#order.customer, { ...request, key: this.#key(request) }),
    );
    if (this.state.kind === "refused") void this.#order.ask(); // It has gone on meanwhile: the page says how it stands.
    if (answer !== null) this.#order.take(answer.value);
    return answer !== null;
  }

  private ask(): void {
    const places = [...this.chosen];
    void this.refund.ask(places.length === 0 ? null : { kind: "cancel", order: this.#order.id, places });
  }

  private changed(): void {
    this.missing = null;
    this.#cancelling.clear();
  }

  private lack(missing: "reason-needed" | "lines-needed"): false {
    this.missing = missing;
    return false;
  }
}
