import { makeAutoObservable } from "mobx";
import { BegunAnswers } from "#core/health/sitting/begun-answers.port.ts";
import { prakriti } from "#core/health/tools/prakriti.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { late } from "#web/platform/late/needs.ts";
import { KeptModel, keptNeeds } from "#web/features/health/tool/kept-model.ts";
import { prakritiAnswers } from "./prakriti-answers.ts";
import { afterQuestion } from "./prakriti-data.ts";
import type { Dosha, PrakritiAnswer } from "#core/health/tools/prakriti.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { PrakritiAnswers } from "./prakriti-answers.ts";
import type { PrakritiData } from "./prakriti-data.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const prakritiNeeds = { begunAnswers: late(BegunAnswers), ...keptNeeds };

/** The prakriti test from its first question to its result. A reload loses no answer. */
export class PrakritiModel {
  answers: PrakritiAnswers;
  question: number | null;
  readonly kept: KeptModel;
  readonly #useCases: NeedsOf<typeof prakritiNeeds>;
  #isTouched = false;

  constructor({ answers, question }: PrakritiData, useCases: NeedsOf<typeof prakritiNeeds>, now: Clock) {
    this.answers = answers;
    this.question = question;
    this.kept = new KeptModel("prakriti", useCases, now);
    this.#useCases = useCases;
    makeAutoObservable(this, { kept: false }, { autoBind: true, deep: false });
  }

  /** Null: a question is open. */
  get result(): PrakritiAnswer | null {
    return this.question === null ? prakriti({ kind: "answers", answers: this.answers }) : null;
  }

  /** Goes on from what this tab had begun, or shows what this device kept. */
  async open(): Promise<void> {
    const begun = prakritiAnswers.ofLetters((await this.begun())?.read("prakriti"));
    const result = begun === null ? await this.kept.open() : null;
    if (this.#isTouched || this.answers !== prakritiAnswers.none) return;
    if (begun !== null) this.enter({ answers: begun, question: prakritiAnswers.firstOpen(begun) });
    if (result === null) return;
    const answers = prakritiAnswers.ofLetters(result.input["answers"]);
    if (answers === null || prakritiAnswers.firstOpen(answers) !== null) await this.kept.drop();
    else this.enter({ answers, question: null });
  }

  async choose(dosha: Dosha): Promise<void> {
    this.#isTouched = true;
    const { question } = this;
    if (question === null) return;
    this.enter(afterQuestion(prakritiAnswers.with(this.answers, question, dosha), question));
    const begun = await this.begun();
    begun?.put("prakriti", prakritiAnswers.letters(this.answers));
    const { result } = this;
    if (result === null) return;
    begun?.forget("prakriti");
    const input = { answers: prakritiAnswers.letters(this.answers) };
    await this.kept.keep({ tool: result.tool, formula: result.formula, input, answer: result });
  }

  back(): void {
    if (this.question !== null && this.question > 1) this.enter({ answers: this.answers, question: this.question - 1 });
  }

  forward(): void {
    if (this.question !== null) this.enter(afterQuestion(this.answers, this.question));
  }

  async again(): Promise<void> {
    this.enter({ answers: prakritiAnswers.none, question: 1 });
    (await this.begun())?.forget("prakriti");
  }

  async forget(): Promise<void> {
    await Promise.all([this.again(), this.kept.forget()]);
  }

  private async begun(): Promise<BegunAnswers | null> {
    return (await answerOrNull(this.#useCases.begunAnswers()))?.value ?? null;
  }

  private enter({ answers, question }: PrakritiData): void {
    this.answers = answers;
    this.question = question;
  }
}
