import { makeAutoObservable } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { Result } from "#core/shared/result.ts";

type Values<Field extends string> = Readonly<Record<Field, string>>;
export type Problems<Field extends string, Problem> = { readonly [Name in Field]?: Problem };

/** The values of a form, its problems, and the state of its sending. */
export class FormModel<Field extends string, Problem> {
  values: Values<Field>;
  state: "open" | "sending" | "unavailable" = "open";
  /** The number of tries that found problems. After each one the first wrong field gets the focus. */
  faults = 0;
  private problems: Problems<Field, Problem> = {};
  private kept: Values<Field>;
  /** The values when the form was last sent. */
  private sent: Values<Field>;

  constructor(values: Values<Field>) {
    this.values = values;
    this.kept = values;
    this.sent = values;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isChanged(): boolean {
    return this.fields.some((field) => this.values[field] !== this.kept[field]);
  }

  /** The problem of a field; null: none. */
  problemOf(field: Field): Problem | null {
    return this.problems[field] ?? null;
  }

  /** Changes a field and clears its problem. */
  fill(field: Field, value: string): void {
    this.values = { ...this.values, [field]: value };
    this.problems = { ...this.problems, [field]: undefined };
    if (this.state === "unavailable") this.state = "open";
  }

  /**
   * Sends what was read of the values. The answer as `value`, which the caller accepts or refuses; null: there are problems, a call is
   * running already, or there was no answer.
   */
  async send<Read, Answer>(
    read: Result<Read, Problems<Field, Problem>>,
    call: (read: Read) => Promise<Answer>,
  ): Promise<{ readonly value: Answer } | null> {
    if (this.state === "sending") return null;
    if (read.kind === "refused") {
      this.refuse(read.refusal);
      return null;
    }
    this.begin();
    const answer = await answerOrNull(call(read.value));
    if (answer === null) this.fail();
    return answer;
  }

  private begin(): void {
    this.problems = {};
    this.sent = this.values;
    this.state = "sending";
  }

  refuse(problems: Problems<Field, Problem>): void {
    this.problems = problems;
    this.state = "open";
    this.faults += 1;
  }

  private fail(): void {
    this.state = "unavailable";
  }

  /**
   * Marks the sent values as saved. Values that were changed meanwhile are still unsaved. With `values`, the form shows these, and nothing
   * is unsaved.
   */
  keep(values?: Values<Field>): void {
    this.kept = values ?? this.sent;
    if (values !== undefined) this.values = values;
    this.problems = {};
    this.state = "open";
  }

  /** Updates the saved values. Values that were changed meanwhile stay. */
  renew(stored: Values<Field>): void {
    const [filled, before] = [this.values, this.kept];
    const changed = this.fields.filter((field) => filled[field] !== before[field]);
    this.kept = stored;
    this.values = { ...stored, ...Object.fromEntries(changed.map((field) => [field, filled[field]])) };
  }

  private get fields(): readonly Field[] {
    return Object.keys(this.values) as Field[]; // Its type names every key.
  }
}
