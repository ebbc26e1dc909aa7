import { makeAutoObservable } from "mobx";
import { BegunAnswers } from "#core/health/sitting/begun-answers.port.ts";
import { stress } from "#core/health/tools/stress.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { late } from "#web/platform/late/needs.ts";
import { KeptModel, keptNeeds } from "#web/features/health/tool/kept-model.ts";
import { stressAnswers } from "./stress-answers.ts";
import type { StressAnswer } from "#core/health/tools/stress.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { StressAnswers } from "./stress-answers.ts";
import type { StressData } from "./stress-data.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const stressNeeds = { begunAnswers: late(BegunAnswers), ...keptNeeds };

/** The stress test: ten answers and their score. A reload loses no answer. */
export class StressModel {
  answers: StressAnswers;
  isAsked: boolean;
  /** Grows whenever somebody asks with answers missing, so that the first takes the focus. */
  faults = 0;
  readonly kept: KeptModel;
  readonly #useCases: NeedsOf<typeof stressNeeds>;
  #isTouched = false;

  constructor({ answers, isAsked }: StressData, useCases: NeedsOf<typeof stressNeeds>, now: Clock) {
    this.answers = answers;
    this.isAsked = isAsked;
    this.kept = new KeptModel("stress", useCases, now);
    this.#useCases = useCases;
    makeAutoObservable(this, { kept: false }, { autoBind: true, deep: false });
  }

  get worked(): StressAnswer {
    return stress({ answers: this.answers });
  }

  /** Null: nobody has asked, or answers are missing. */
  get result(): StressAnswer | null {
    return this.isAsked && this.worked.figures !== null ? this.worked : null;
  }

  /** The numbers of questions that are not answered, once somebody has asked. */
  get missing(): readonly number[] {
    return this.isAsked ? this.worked.missing : [];
  }

  /** Goes on from what this tab had begun, or shows what this device kept. */
  async open(): Promise<void> {
    const begun = stressAnswers.of((await this.begun())?.read("stress")?.map((answer) => (answer === null ? null : Number(answer))));
    const result = begun === null ? await this.kept.open() : null;
    if (this.#isTouched || this.isAsked) return;
    if (begun !== null) this.enter(begun, false);
    if (result === null) return;
    const answers = stressAnswers.of(result.input["answers"]);
    if (answers === null || answers.includes(null)) await this.kept.drop();
    else this.enter(answers, true);
  }

  async answer(question: number, answer: number): Promise<void> {
    this.#isTouched = true;
    this.enter(stressAnswers.with(this.answers, question, answer), this.isAsked);
    const written = this.answers.map((one) => (one === null ? null : String(one)));
    (await this.begun())?.put("stress", written);
  }

  /** Whether there is a result. */
  async ask(): Promise<boolean> {
    this.#isTouched = true;
    this.isAsked = true;
    const { result } = this;
    if (result === null) {
      this.faults += 1;
      return false;
    }
    (await this.begun())?.forget("stress");
    await this.kept.keep({ tool: result.tool, formula: result.formula, input: { answers: this.answers }, answer: result });
    return true;
  }

  async again(): Promise<void> {
    this.enter(stressAnswers.none, false);
    (await this.begun())?.forget("stress");
  }

  async forget(): Promise<void> {
    await Promise.all([this.again(), this.kept.forget()]);
  }

  private async begun(): Promise<BegunAnswers | null> {
    return (await answerOrNull(this.#useCases.begunAnswers()))?.value ?? null;
  }

  private enter(answers: StressAnswers, isAsked: boolean): void {
    this.answers = answers;
    this.isAsked = isAsked;
  }
}
