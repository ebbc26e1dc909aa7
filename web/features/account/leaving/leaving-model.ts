import { makeAutoObservable } from "mobx";
import { emailIn } from "#core/identity/email-address.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { AskToLeave } from "#core/sign-in/session/leave.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const leavingNeeds = { askToLeave: AskToLeave };

/** A customer on the way out: they enter what they sign in with, are asked once more, and are gone. */
export class LeavingModel {
  readonly form = new FormModel<"own", "invalid" | "not-yours">({ own: "" });
  state: "entering" | "asked" | "sending" = "entering";
  readonly #customer: Customer;
  readonly #session: Pick<SessionStore, "customer" | "forget">;
  readonly #useCases: NeedsOf<typeof leavingNeeds>;
  readonly #toasts: Pick<ToastStore, "show">;

  constructor(
    customer: Customer,
    session: Pick<SessionStore, "customer" | "forget">,
    useCases: NeedsOf<typeof leavingNeeds>,
    toasts: Pick<ToastStore, "show">,
  ) {
    this.#customer = customer;
    this.#session = session;
    this.#useCases = useCases;
    this.#toasts = toasts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** What the customer has to enter to confirm that they mean their own account: the mobile or, if they have none, the e-mail address. */
  get proof(): "mobile" | "email" {
    return this.#customer.mobile === null ? "email" : "mobile";
  }

  /** Asks for confirmation, if what was entered is the customer's own. */
  ask(): void {
    const entered = this.proof === "mobile" ? mobileIn(this.form.values.own) : emailIn(this.form.values.own);
    if (entered === null) this.form.refuse({ own: "invalid" });
    else if (entered !== this.#customer[this.proof]) this.form.refuse({ own: "not-yours" });
    else {
      this.form.keep(this.form.values);
      this.state = "asked";
    }
  }

  stay(): void {
    if (this.state === "asked") this.state = "entering";
  }

  /**
   * Does nothing while the request is being sent. If it fails, the question stays open and no message appears. Source:
   * specification/account.md, Leaving.
   */
  async leave(): Promise<void> {
    if (this.state !== "asked") return;
    this.enter("sending");
    const answer = await answerOrNull(this.#useCases.askToLeave(this.#customer.id));
    const here = this.#session.customer;
    if (here !== null && here !== this.#customer.id) return; // Somebody else signed in meanwhile: their session goes on.
    if (answer?.value.kind !== "ok") return this.enter("asked");
    this.#session.forget();
    this.#toasts.show({ kind: "account-leaves" });
  }

  private enter(state: LeavingModel["state"]): void {
    this.state = state;
  }
}
