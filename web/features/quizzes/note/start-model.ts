import { makeAutoObservable } from "mobx";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** The press that begins a quiz. */
export class StartModel {
  readonly #allDependencies: AllDependencies;
  readonly #id: QuizId;
  readonly #submission = new Submission();

  constructor(allDependencies: AllDependencies, id: QuizId) {
    this.#allDependencies = allDependencies;
    this.#id = id;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  /** Where it leads: "rules" where it can't be begun at present; null: there was no answer. */
  async start(customer: CustomerId): Promise<"questionnaire" | "finish" | "rules" | null> {
    const answer = await this.#submission.send(() => lateUseCase(this.#allDependencies, StartQuiz)(customer, this.#id));
    if (answer === null) return null;
    if (answer.value.kind === "ok") return "questionnaire";
    return answer.value.refusal.kind === "taken" ? "finish" : "rules";
  }
}
