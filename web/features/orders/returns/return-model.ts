import { makeAutoObservable } from "mobx";
import { AskReturn } from "#core/orders/returns/ask-return.use-case.ts";
import { RETURN_REASONS } from "#core/orders/order/return-request.ts";
import { dayIn } from "#core/shared/day.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { RefundPreviewModel, refundPreviewNeeds } from "#web/features/orders/refunds/refund-preview-model.ts";
import { returnPictures, returnPicturesNeeds } from "./return-pictures-model.ts";
import type { ReturnRequestRefusal } from "#core/orders/returns/ask-return.use-case.ts";
import type { LineView } from "#core/orders/views/line-view.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { Pieces } from "#core/orders/order/refund.ts";
import type { ReturnReason } from "#core/orders/order/return-request.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { OrderModel } from "#web/features/orders/order/order-model.ts";
import type { ReturnPicturesModel } from "./return-pictures-model.ts";

type Kind = ReturnReason["kind"];
export type Fault = "lines" | "reason" | "expires" | "packaging" | "opened" | "pictures" | "pictures-sending";
export type ReturnState = SubmissionState<ReturnRequestRefusal> | { readonly kind: "done" };

export const returnNeeds = { askReturn: AskReturn, ...refundPreviewNeeds, ...returnPicturesNeeds };

type Needs = NeedsOf<typeof returnNeeds> & { readonly newKey: () => string };

/** A return that is about to be asked for. */
export class ReturnModel {
  pieces: ReadonlyMap<number, number> = new Map();
  kind: Kind | null = null;
  /** What is printed on the pack, as it is typed. */
  expires = "";
  packaging: "unopened" | "opened" | null = null;
  private isDone = false;
  /** What was missing when it was last sent. */
  faults: readonly Fault[] = [];
  tries = 0;
  readonly refund: RefundPreviewModel;
  readonly pictures: ReturnPicturesModel;
  readonly lines: readonly LineView[];
  readonly #order: OrderModel;
  readonly #useCases: NeedsOf<typeof returnNeeds>;
  readonly #key: (request: unknown) => string;
  readonly #request = new RefusableSubmission<OrderView, ReturnRequestRefusal>();

  constructor(order: OrderModel, view: OrderView, { newKey, ...useCases }: Needs) {
    this.#order = order;
    this.#useCases = useCases;
    this.#key = keyPerRequest(newKey);
    this.lines = view.lines.filter(({ returning }) => returning.kind === "possible");
    this.refund = new RefundPreviewModel(order.customer, useCases);
    this.pictures = returnPictures(order.customer, useCases);
    makeAutoObservable(this, { refund: false, pictures: false, lines: false }, { autoBind: true, deep: false });
  }

  get state(): ReturnState {
    return this.isDone ? { kind: "done" } : this.#request.state;
  }

  /** Whether something would be lost: which lines come back may stand in the address. */
  get isChanged(): boolean {
    return !this.isDone && (this.kind !== null || this.expires !== "" || this.pictures.files.length > 0);
  }

  /** The reasons that hold for all that is chosen; while nothing is, for something of it. */
  get reasons(): readonly Kind[] {
    const chosen = this.lines.filter(({ place }) => this.pieces.has(place));
    const held = (chosen.length > 0 ? chosen : this.lines).map(({ returning }) => (returning.kind === "possible" ? returning.reasons : []));
    return RETURN_REASONS.filter((kind) => {
      const holds = (reasons: readonly Kind[]) => reasons.includes(kind);
      return chosen.length > 0 ? held.every(holds) : held.some(holds);
    });
  }

  /** Whether it is asked for pictures: where something is wrong with the goods, not where somebody changed their mind. */
  get needsPictures(): boolean {
    return this.kind !== null && this.kind !== "change-of-mind";
  }

  get reason(): ReturnReason | null {
    return reasonOf(this);
  }

  setPieces(place: number, count: number): void {
    const pieces = new Map(this.pieces);
    if (count > 0) pieces.set(place, count);
    else pieces.delete(place);
    this.pieces = pieces;
    if (this.kind !== null && !this.reasons.includes(this.kind)) this.kind = null;
    this.changed();
  }

  say(kind: Kind): void {
    this.kind = kind;
    this.changed();
  }

  type(expires: string): void {
    this.expires = expires;
    this.changed();
  }

  tell(packaging: "unopened" | "opened"): void {
    this.packaging = packaging;
    this.changed();
  }

  /** Sent again while it is on its way nothing happens. */
  async send(): Promise<void> {
    if (this.state.kind === "sending" || this.state.kind === "done") return;
    const { reason, asked } = this;
    const faults = this.missing();
    if (faults.length > 0 || reason === null) return this.complain(faults);
    const request = { lines: asked, reason, pictures: this.pictures.sent.map(({ kind, file }) => ({ shows: kind, file })) };
    const answer = await this.#request.send(() =>
      this.#useCases.askReturn(this.#order.customer, {
        order: this.#order.id,
        request,
        key: this.#key(request),
      }),
    );
    if (answer === null) return;
    this.finish();
    this.#order.take(answer.value);
  }

  private get asked(): readonly Pieces[] {
    return [...this.pieces].map(([place, pieces]) => ({ place, pieces })).sort((a, b) => a.place - b.place);
  }

  private missing(): readonly Fault[] {
    const { kind, packaging, pictures } = this;
    return [
      ...(this.pieces.size === 0 ? (["lines"] as const) : []),
      ...(kind === null ? (["reason"] as const) : []),
      ...(kind === "short-dated" && this.reason === null ? (["expires"] as const) : []),
      ...(kind === "change-of-mind" && packaging === null ? (["packaging"] as const) : []),
      ...(kind === "change-of-mind" && packaging === "opened" ? (["opened"] as const) : []),
      ...(this.needsPictures && pictures.files.length === 0 ? (["pictures"] as const) : []),
      ...(pictures.isSending ? (["pictures-sending"] as const) : []),
      ...(this.needsPictures && pictures.files.length > 0 && !pictures.isSending && pictures.sent.length === 0
        ? (["pictures"] as const)
        : []),
    ];
  }

  private changed(): void {
    this.faults = [];
    this.#request.clear();
    this.askAgain();
  }

  /** What would go back for all this. */
  askAgain(): void {
    const { reason, asked } = this;
    const isWhole = reason !== null && asked.length > 0 && !(reason.kind === "change-of-mind" && reason.packaging === "opened");
    void this.refund.ask(isWhole ? { kind: "return", order: this.#order.id, lines: asked, reason } : null);
  }

  private complain(faults: readonly Fault[]): void {
    this.faults = faults;
    this.tries += 1;
  }

  private finish(): void {
    this.isDone = true;
  }
}

/** The reason with what belongs to it; null: something is missing. */
function reasonOf({ kind, expires, packaging }: Pick<ReturnModel, "kind" | "expires" | "packaging">): ReturnReason | null {
  switch (kind) {
    case null:
      return null;
    case "damaged":
    case "wrong":
    case "missing":
      return { kind };
    case "short-dated": {
      const day = dayIn(expires);
      return day === null ? null : { kind, expires: day };
    }
    case "change-of-mind":
      return packaging === null ? null : { kind, packaging };
  }
}
