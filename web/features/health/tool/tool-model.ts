import { makeAutoObservable } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import type { FieldProblem, ToolData, Values, Worked } from "./worked.ts";

type Work<Field extends string, Answers> = (values: Values<Field>) => Promise<Worked<Field, Answers>>;

/** A tool's form: its answers follow what is typed, and what is wrong is told once somebody has asked. */
export class ToolModel<Field extends string, Answers> {
  values: Values<Field>;
  worked: Worked<Field, Answers> | null;
  isAsked: boolean;
  isTouched = false;
  /** The tool's code did not come. */
  isUnavailable = false;
  /** Grows whenever somebody asks with something wrong, so that the first wrong field takes the focus. */
  faults = 0;
  readonly #work: Work<Field, Answers>;
  readonly #turns = new LatestTurn();

  constructor({ values, worked }: ToolData<Field, Answers>, work: Work<Field, Answers>) {
    this.values = values;
    this.worked = worked;
    this.isAsked = worked !== null;
    this.#work = work;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  problemOf(field: Field): FieldProblem | null {
    return (this.isAsked && this.worked?.problems[field]) || null;
  }

  fill(field: Field, value: string): void {
    this.isTouched = true;
    this.values = { ...this.values, [field]: value };
    void this.renew();
  }

  /** What was filled in at another time. */
  async fillAll(values: Values<Field>): Promise<Worked<Field, Answers> | null> {
    this.values = values;
    this.isAsked = true;
    return this.renew();
  }

  /** What may be filled in; nobody has asked yet. */
  async suggest(values: Values<Field>): Promise<void> {
    this.values = values;
    await this.renew();
  }

  /** What came of it; null: something is wrong with it, or nothing came. */
  async ask(): Promise<Worked<Field, Answers> | null> {
    this.isAsked = true;
    const worked = await this.renew();
    if (worked === null || Object.keys(worked.problems).length === 0) return worked;
    this.refuse();
    return null;
  }

  private async renew(): Promise<Worked<Field, Answers> | null> {
    const isCurrent = this.#turns.begin();
    const answer = await answerOrNull(this.#work(this.values));
    if (!isCurrent()) return null;
    this.enter(answer?.value ?? null);
    return answer?.value ?? null;
  }

  private enter(worked: Worked<Field, Answers> | null): void {
    this.isUnavailable = worked === null;
    if (worked !== null) this.worked = worked;
  }

  private refuse(): void {
    this.faults += 1;
  }
}
