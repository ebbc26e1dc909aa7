import { makeAutoObservable } from "mobx";
import { sessionId } from "#core/identity/session.ts";
import { RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { nextSignIn } from "#core/sign-in/session/sign-in-flow.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import type { SignInEvent, SignInState } from "#core/sign-in/session/sign-in-flow.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

const HERE = sessionId("this device");

export const recoveryNeeds = { restoreAccount: RestoreAccount };

/** Having an account back that was to be erased. Source: specification/account.md, Having an account back. */
export class RecoveryModel {
  flow: SignInState = { kind: "recovering", trouble: null };
  isUnreachable = false;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof recoveryNeeds>;

  constructor(session: SessionStore, useCases: NeedsOf<typeof recoveryNeeds>) {
    this.#session = session;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async restore(): Promise<void> {
    const { recovery } = this.#session;
    if (recovery === null || this.flow.kind !== "recovering") return;
    this.isUnreachable = false;
    this.on({ kind: "restore" });
    const answer = await this.#useCases.restoreAccount({ recovery: HERE, leaver: recovery.leaver }).catch(serverMessageOrDefect);
    switch (answer.kind) {
      case "ok":
        this.on({ kind: "restored" });
        return this.#session.restored(answer.value);
      case "refused":
        return this.on({ kind: "restore-refused" });
      case "said":
      case "silent":
        return this.fail();
    }
  }

  private fail(): void {
    this.isUnreachable = true;
    this.on({ kind: "no-usable-answer" });
  }

  private on(event: SignInEvent): void {
    this.flow = nextSignIn(this.flow, event);
  }
}
