import { makeAutoObservable } from "mobx";
import { AskPasswordReset } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Caller } from "#core/identity/session.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `said`: the server's own sentence where it has one that is not the usual; null: the usual. */
export type ForgottenPasswordState =
  | { readonly kind: "idle" | "asking" | "unknown-mobile" | "too-many" | "unavailable" }
  | { readonly kind: "on-its-way" | "refused"; readonly said: string | null };

/** As a server says it that tells. Ours never does. Source: specification/sign-in.md, Passwords. */
const UNKNOWN = "mobile number does not exists";

export const forgottenPasswordNeeds = { askPasswordReset: AskPasswordReset };

/** Asking for a link by which a forgotten password is set anew. */
export class ForgottenPasswordModel {
  state: ForgottenPasswordState = { kind: "idle" };
  readonly #useCases: NeedsOf<typeof forgottenPasswordNeeds>;

  constructor(useCases: NeedsOf<typeof forgottenPasswordNeeds>) {
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async ask(caller: Caller, mobile: Mobile): Promise<void> {
    if (this.state.kind === "asking") return;
    this.enter({ kind: "asking" });
    const answer = await this.#useCases.askPasswordReset(caller, mobile).catch(serverMessageOrDefect);
    switch (answer.kind) {
      case "ok":
        return this.enter(answer.value === UNKNOWN ? { kind: "unknown-mobile" } : { kind: "on-its-way", said: answer.value });
      case "refused":
        return this.enter({ kind: "too-many" });
      case "said":
        return this.enter({ kind: "refused", said: answer.sentence });
      case "silent":
        return this.enter({ kind: "unavailable" });
    }
  }

  forget(): void {
    this.state = { kind: "idle" };
  }

  private enter(state: ForgottenPasswordState): void {
    this.state = state;
  }
}
