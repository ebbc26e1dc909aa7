import { makeAutoObservable } from "mobx";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const startNeeds = { startQuiz: StartQuiz };

/** The press that begins a quiz. */
export class StartModel {
  readonly #useCases: NeedsOf<typeof startNeeds>;
  readonly #id: QuizId;
  readonly #submission = new Submission();

  constructor(useCases: NeedsOf<typeof startNeeds>, id: QuizId) {
    this.#useCases = useCases;
    this.#id = id;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  /** Where it leads: "rules" where it can't be begun at present; null: there was no answer. */
  async start(customer: CustomerId): Promise<"questionnaire" | "finish" | "rules" | null> {
    const answer = await this.#submission.send(() => this.#useCases.startQuiz(customer, this.#id));
    if (answer === null) return null;
    if (answer.value.kind === "ok") return "questionnaire";
    return answer.value.refusal.kind === "taken" ? "finish" : "rules";
  }
}
