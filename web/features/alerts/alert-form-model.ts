import { makeAutoObservable } from "mobx";
import { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { AskForAlert } from "#core/alerts/ask-for-alert.use-case.ts";
import { wishedPriceIn } from "#core/alerts/wished-price.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { AlertWish } from "#core/alerts/alert.ts";
import type { WishRefusal } from "#core/alerts/fulfilment.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Caller } from "#core/identity/session.ts";
import type { Result } from "#core/shared/result.ts";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** "waits": a customer is told. "asked": a visitor has a letter to confirm. The others say why not. */
export type AlertFormState =
  | "open"
  | "sending"
  | "waits"
  | "asked"
  | "invalid-price"
  | "invalid-email"
  | "unavailable"
  | "too-many"
  | "too-many-alerts"
  | WishRefusal["kind"];

type Answer = Result<null, { readonly kind: WishRefusal["kind"] | "too-many" | "too-many-alerts" }>;
type Session = { readonly customer: CustomerId | null; readonly caller: Caller };

export const alertFormNeeds = { askForAlert: AskForAlert, askForAlertByLetter: AskForAlertByLetter };

/** What is filled in to wait for something. */
export class AlertFormModel {
  price = "";
  email = "";
  state: AlertFormState = "open";
  /** Grows with each sending that found something wrong. */
  faults = 0;
  readonly about: AlertAbout;
  readonly #session: Session;
  readonly #useCases: NeedsOf<typeof alertFormNeeds>;

  constructor(about: AlertAbout, session: Session, useCases: NeedsOf<typeof alertFormNeeds>) {
    this.about = about;
    this.#session = session;
    this.#useCases = useCases;
    makeAutoObservable(this, { about: false }, { autoBind: true, deep: false });
  }

  get isDone(): boolean {
    return this.state === "waits" || this.state === "asked";
  }

  /** The price is no amount, or one that would come about at once. */
  get isPriceWrong(): boolean {
    return this.state === "invalid-price" || (this.state === "already-so" && this.about.kind === "price-at-most");
  }

  writePrice(price: string): void {
    this.price = price;
    if (this.state !== "sending") this.state = "open";
  }

  writeEmail(email: string): void {
    this.email = email;
    if (this.state !== "sending") this.state = "open";
  }

  /**
   * Sent again while it is on its way, or once it is done, nothing happens. An answer to somebody else who was signed in counts no more.
   */
  async send(): Promise<void> {
    if (this.state === "sending" || this.isDone) return;
    const { customer } = this.#session;
    const change = this.wish();
    if (change === null) return this.refuse("invalid-price");
    const sending = customer === null ? this.byLetter(change) : this.asCustomer(customer, change);
    if (sending === null) return this.refuse("invalid-email");
    this.enter("sending");
    const answer = await answerOrNull(sending);
    if (this.#session.customer !== customer) return this.enter("open");
    if (answer === null) return this.refuse("unavailable");
    if (answer.value.kind === "refused") return this.refuse(answer.value.refusal.kind);
    this.enter(customer === null ? "asked" : "waits");
  }

  private asCustomer(customer: CustomerId, alert: AlertWish): Promise<Answer> {
    return this.#useCases.askForAlert({ customer, language: null }, alert);
  }

  /** Null: what is written is no e-mail address. */
  private byLetter(alert: AlertWish): Promise<Answer> | null {
    const email = emailIn(this.email);
    return email === null ? null : this.#useCases.askForAlertByLetter(this.#session.caller, { email, wish: alert });
  }

  /** Null: the price is no amount. */
  private wish(): AlertWish | null {
    const { about } = this;
    if (about.kind === "opening") return about;
    if (about.kind === "quiz-opens") return { kind: about.kind, quiz: about.quiz };
    if (about.kind === "back-in-stock") return { kind: about.kind, product: about.id };
    const price = wishedPriceIn(this.price);
    return price === null ? null : { kind: about.kind, product: about.id, price };
  }

  private refuse(state: AlertFormState): void {
    this.faults += 1;
    this.state = state;
  }

  private enter(state: AlertFormState): void {
    this.state = state;
  }
}
