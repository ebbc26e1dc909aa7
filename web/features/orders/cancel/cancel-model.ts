import { makeAutoObservable } from "mobx";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { RefundPreviewModel } from "#web/features/orders/refunds/refund-preview-model.ts";
import type { CancelRefusal, KeyRefusal } from "#core/orders/returns/customer-change.ts";
import type { LineView } from "#core/orders/views/line-view.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { OrderModel } from "#web/features/orders/order/order-model.ts";

export type CancelState =
  | { readonly kind: "choosing" | "sending" | "unavailable" | "reason-needed" | "lines-needed" }
  | { readonly kind: "refused"; readonly refusal: CancelRefusal | KeyRefusal };

/** Chosen in words of one's own. */
export const OTHER = "other" as const;

/** Lines that are about to be cancelled, and why. */
export class CancelModel {
  chosen: ReadonlySet<number>;
  /** One of `CANCEL_REASONS`, `OTHER`, or "" while none is chosen. */
  reason = "";
  ownWords = "";
  state: CancelState = { kind: "choosing" };
  readonly refund: RefundPreviewModel;
  readonly lines: readonly LineView[];
  readonly #order: OrderModel;
  readonly #key: (asked: unknown) => string;

  /** `places`: the lines that are chosen to begin with. */
  constructor(
    order: OrderModel,
    view: OrderView,
    { places, newKey }: { readonly places: readonly number[]; readonly newKey: () => string },
  ) {
    this.#order = order;
    this.#key = keyPerRequest(newKey);
    this.lines = view.lines.filter(({ cancelling }) => cancelling.kind === "possible");
    this.chosen = new Set(places.filter((place) => this.lines.some((line) => line.place === place)));
    this.refund = new RefundPreviewModel(order.customer, order.whole);
    makeAutoObservable(this, { refund: false, lines: false }, { autoBind: true, deep: false });
  }

  begin(): void {
    this.ask();
  }

  choose(place: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(place)) chosen.add(place);
    this.chosen = chosen;
    this.state = { kind: "choosing" };
    this.ask();
  }

  say(reason: string): void {
    this.reason = reason;
    this.state = { kind: "choosing" };
  }

  write(words: string): void {
    this.ownWords = words;
    this.state = { kind: "choosing" };
  }

  /** Sent again while it is on its way nothing happens. Answers whether it is done. */
  async send(): Promise<boolean> {
    if (this.state.kind === "sending") return false;
    const reason = this.reason === OTHER ? this.ownWords.trim() : this.reason;
    if (this.chosen.size === 0) return this.enter({ kind: "lines-needed" });
    if (reason === "") return this.enter({ kind: "reason-needed" });
    this.enter({ kind: "sending" });
    const asked = { order: this.#order.id, places: [...this.chosen].sort((a, b) => a - b), reason };
    const answer = await answerOrNull(
      lateUseCase(this.#order.whole, CancelMyOrder)(this.#order.customer, { ...asked, key: this.#key(asked) }),
    );
    if (answer === null) return this.enter({ kind: "unavailable" });
    if (answer.value.kind === "refused") {
      void this.#order.ask(); // It has gone on meanwhile: the page says how it stands.
      return this.enter({ kind: "refused", refusal: answer.value.refusal });
    }
    this.#order.take(answer.value.value);
    return true;
  }

  private ask(): void {
    const places = [...this.chosen];
    void this.refund.ask(places.length === 0 ? null : { kind: "cancel", order: this.#order.id, places });
  }

  private enter(state: CancelState): false {
    this.state = state;
    return false;
  }
}
