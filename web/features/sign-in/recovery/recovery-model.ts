import { makeAutoObservable } from "mobx";
import { sessionId } from "#core/identity/session.ts";
import { RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { nextSignIn } from "#core/sign-in/session/sign-in-flow.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import type { SignInEvent, SignInState } from "#core/sign-in/session/sign-in-flow.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";

const HERE = sessionId("this device");

/** Having an account back that was to be erased. Source: specification/account.md, Having an account back. */
export class RecoveryModel {
  flow: SignInState = { kind: "recovering", trouble: null };
  isUnreachable = false;
  readonly #session: SessionStore;
  readonly #allDependencies: AllDependencies;

  constructor(session: SessionStore, allDependencies: AllDependencies) {
    this.#session = session;
    this.#allDependencies = allDependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async restore(): Promise<void> {
    const { recovery } = this.#session;
    if (recovery === null || this.flow.kind !== "recovering") return;
    this.isUnreachable = false;
    this.on({ kind: "restore" });
    const answer = await lateUseCase(
      this.#allDependencies,
      RestoreAccount,
    )({ recovery: HERE, leaver: recovery.leaver }).catch(serverMessageOrDefect);
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
