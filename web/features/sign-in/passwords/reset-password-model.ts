import { makeAutoObservable } from "mobx";
import { CheckResetKey, ResetPassword } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { isRepeated, password, passwordProblem } from "#core/sign-in/passwords/password.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import type { PasswordProblem } from "#core/sign-in/passwords/password.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ResetProblem = PasswordProblem | "too-common" | "not-repeated";
type CheckRefusal = Extract<Awaited<ReturnType<CheckResetKey>>, { kind: "refused" }>["refusal"];
type Step = "checking" | "choosing" | "saving" | "done" | "useless" | "too-many" | "unavailable";

export const resetPasswordNeeds = { checkResetKey: CheckResetKey, resetPassword: ResetPassword };

/** Setting a password anew by the key of a letter. Source: specification/sign-in.md, Passwords. */
export class ResetPasswordModel {
  step: Step = "checking";
  chosen = "";
  repeated = "";
  problem: ResetProblem | null = null;
  faults = 0;
  readonly #check = new RefusableSubmission<null, CheckRefusal>();
  readonly #key: string;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof resetPasswordNeeds>;

  constructor(key: string, session: SessionStore, useCases: NeedsOf<typeof resetPasswordNeeds>) {
    this.#key = key;
    this.#session = session;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether the key still sets a password, before anybody thinks of one. Asked again before it answers nothing more is sent. */
  async check(): Promise<void> {
    if (this.#key === "") return this.go("useless");
    this.go("checking");
    const answer = await this.#check.send(() => this.#useCases.checkResetKey(this.#session.caller, this.#key));
    const { state } = this.#check;
    if (answer !== null) this.go("choosing");
    else if (state.kind === "refused") this.go(state.refusal.kind === "useless-key" ? "useless" : "too-many");
    else if (state.kind === "unavailable") this.go("unavailable");
  }

  choose(text: string): void {
    this.chosen = text;
    this.problem = null;
  }

  repeat(text: string): void {
    this.repeated = text;
    this.problem = null;
  }

  async save(): Promise<void> {
    if (this.step !== "choosing") return;
    const problem = passwordProblem(this.chosen) ?? (isRepeated(this.chosen, this.repeated) ? null : "not-repeated");
    if (problem !== null) return this.find(problem);
    this.go("saving");
    const answer = await this.#useCases
      .resetPassword(this.#session.caller, {
        key: this.#key,
        password: password(this.chosen),
      })
      .catch(serverMessageOrDefect);
    if (answer.kind === "ok") return this.go("done");
    if (answer.kind !== "refused") return this.go("unavailable");
    switch (answer.refusal.kind) {
      case "too-common":
        return this.find("too-common");
      case "useless-key":
        return this.go("useless");
      case "too-many":
        return this.go("too-many");
    }
  }

  private find(problem: ResetProblem): void {
    this.problem = problem;
    this.faults += 1;
    this.step = "choosing";
  }

  private go(step: Step): void {
    this.step = step;
  }
}
