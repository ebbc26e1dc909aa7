import { makeAutoObservable } from "mobx";
import { AddPassword, ChangePassword } from "#core/sign-in/passwords/choose-password.use-case.ts";
import { AskPasswordReset } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { isRepeated, password, passwordProblem } from "#core/sign-in/passwords/password.ts";
import { ok, refused } from "#core/shared/result.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { allRead } from "#web/platform/forms/all-read.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Password, PasswordProblem } from "#core/sign-in/passwords/password.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type PasswordField = "former" | "chosen" | "repeated";
export type PasswordTrouble = PasswordProblem | "needed" | "not-repeated" | "too-common" | "wrong-password" | "too-many";

type Choice = Awaited<ReturnType<AddPassword> | ReturnType<ChangePassword>>;

const EMPTY = { former: "", chosen: "", repeated: "" };

export const passwordNeeds = { askPasswordReset: AskPasswordReset, addPassword: AddPassword, changePassword: ChangePassword };

/** A customer's first password, or another one in the place of the former. */
export class PasswordModel {
  readonly form = new FormModel<PasswordField, PasswordTrouble>(EMPTY);
  /** "add": they have none yet. */
  mode: "change" | "add" = "change";
  done: "changed" | "added" | null = null;
  /** They said that they have none, and have one. */
  hasOne = false;
  reset: "unasked" | "asking" | "sent" | "no-mobile" | "too-many" | "unavailable" = "unasked";
  readonly #customer: CustomerId;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof passwordNeeds>;

  constructor(customer: CustomerId, session: SessionStore, useCases: NeedsOf<typeof passwordNeeds>) {
    this.#customer = customer;
    this.#session = session;
    this.#useCases = useCases;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** Of the new password, while it is typed. */
  get strength() {
    const { chosen, repeated } = this.form.values;
    return { isLongEnough: passwordProblem(chosen) === null, isRepeated: chosen !== "" && isRepeated(chosen, repeated) };
  }

  fill(field: PasswordField, value: string): void {
    this.done = null;
    this.form.fill(field, value);
  }

  turnTo(mode: PasswordModel["mode"]): void {
    this.mode = mode;
    this.hasOne = false;
    this.done = null;
    this.form.keep(EMPTY);
  }

  async save(): Promise<void> {
    const answer = await this.form.send(
      this.read(),
      ({ former, chosen }): Promise<Choice> => (this.mode === "add" ? this.add(chosen) : this.change(former, chosen)),
    );
    if (answer === null) return;
    if (answer.value.kind === "ok") return this.enter(this.mode === "add" ? "added" : "changed");
    const { kind } = answer.value.refusal;
    if (kind === "has-one") return this.enterHasOne();
    this.form.refuse(kind === "too-common" ? { chosen: kind } : { former: kind });
  }

  /** A link that sets a new password, to the mobile of the profile. Asked again before it answers nothing more is sent. */
  async forgot(): Promise<void> {
    if (this.reset === "asking") return;
    const mobile = this.#session.user?.customer.mobile ?? null;
    if (mobile === null) return this.show("no-mobile");
    this.show("asking");
    const answer = await answerOrNull(this.#useCases.askPasswordReset(this.#session.caller, mobile));
    if (answer === null) this.show("unavailable");
    else this.show(answer.value.kind === "ok" ? "sent" : "too-many");
  }

  private async add(chosen: Password) {
    return this.#useCases.addPassword(this.#customer, chosen);
  }

  private async change(from: string, to: Password) {
    const { asked } = this.#session;
    if (asked === null) throw new TypeError("nobody is signed in whose password could change");
    return this.#useCases.changePassword(asked, { from, to });
  }

  private read() {
    const { former, chosen, repeated } = this.form.values;
    const problem = passwordProblem(chosen);
    return allRead({
      former: this.mode === "change" && former === "" ? refused("needed") : ok(former),
      chosen: problem === null ? ok(password(chosen)) : refused(problem),
      repeated: isRepeated(chosen, repeated) ? ok(repeated) : refused("not-repeated"),
    });
  }

  private enter(done: "changed" | "added"): void {
    this.form.keep(EMPTY);
    this.mode = "change";
    this.hasOne = false;
    this.done = done;
  }

  private enterHasOne(): void {
    this.turnTo("change");
    this.hasOne = true;
  }

  private show(reset: PasswordModel["reset"]): void {
    this.reset = reset;
  }
}
