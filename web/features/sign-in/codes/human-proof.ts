import { AskHumanTask } from "#core/sign-in/human-check/check-human.use-case.ts";
import type { Caller } from "#core/identity/session.ts";
import type { HumanCheckNeeded } from "#core/sign-in/human-check/human-guard.ts";
import type { HumanTask } from "#core/sign-in/human-check/human-check.port.ts";
import type { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Sent<Value, Refusal> = Result<Value, Refusal | HumanCheckNeeded>;

export const humanProofNeeds = { askHumanTask: AskHumanTask };

/** Proofs that a person's device worked, made ahead where it is likely that one will be needed. */
export class HumanProof {
  #ahead: Promise<string | null> | null = null;
  readonly #useCases: NeedsOf<typeof humanProofNeeds>;
  readonly #work: HumanWork;

  constructor(useCases: NeedsOf<typeof humanProofNeeds>, work: HumanWork) {
    this.#useCases = useCases;
    this.#work = work;
  }

  /** Begins with a proof that is soon needed. */
  prepare(caller: Caller): void {
    this.#ahead ??= this.proof(caller);
  }

  /** Sends with a proof, once more with that of a harder task where one is asked for. Without any the server is left to answer. */
  async sent<Value, Refusal>(caller: Caller, send: (proof: string | null) => Promise<Sent<Value, Refusal>>): Promise<Sent<Value, Refusal>> {
    const proof = this.#ahead ?? this.proof(caller);
    this.#ahead = null; // Each serves once.
    const answer = await send(await proof);
    if (answer.kind === "ok" || !isTask(answer.refusal)) return answer;
    const harder = await this.done(answer.refusal.task);
    return harder === null ? answer : send(harder);
  }

  private async proof(caller: Caller): Promise<string | null> {
    const task = await this.#useCases.askHumanTask(caller, undefined).catch(logged);
    return task === null || task.kind === "refused" ? null : this.done(task.value);
  }

  private done(task: HumanTask): Promise<string | null> {
    return this.#work(task).catch(logged);
  }
}

const isTask = (refusal: unknown): refusal is HumanCheckNeeded =>
  typeof refusal === "object" && refusal !== null && "kind" in refusal && refusal.kind === "human-check-needed";

/** Source: specification/sign-in.md, The human check. */
function logged(error: unknown): null {
  console.info(`the human check could not be done: ${error instanceof Error ? error.message : String(error)}`);
  return null;
}
