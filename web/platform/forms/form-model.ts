import { makeAutoObservable } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";

type Values<Field extends string> = Readonly<Record<Field, string>>;
type Problems<Field extends string, Problem> = { readonly [Name in Field]?: Problem };

/** What somebody enters into a form, what is wrong with it, and where its sending stands. */
export class FormModel<Field extends string, Problem> {
  values: Values<Field>;
  state: "open" | "sending" | "unavailable" = "open";
  /** Grows with every sending that found something wrong, so that the first wrong field can be gone to. */
  faults = 0;
  private problems: ReadonlyMap<Field, Problem> = new Map();
  private kept: Values<Field>;
  /** As it was when it was last sent. */
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

  /** What is wrong with a field; null: nothing. */
  problemOf(field: Field): Problem | null {
    return this.problems.get(field) ?? null;
  }

  /** A field that is filled anew is no longer wrong. */
  fill(field: Field, value: string): void {
    this.values = { ...this.values, [field]: value };
    this.clear(field);
    if (this.state === "unavailable") this.state = "open";
  }

  /** Sends what is filled in. The answer as `value`, for the caller to keep or refuse; null: something is wrong, it is being sent already, or none came. */
  async send<Answer>(problems: Problems<Field, Problem>, call: () => Promise<Answer>): Promise<{ readonly value: Answer } | null> {
    if (!this.begin(problems)) return null;
    const answer = await answerOrNull(call());
    if (answer === null) this.fail();
    return answer;
  }

  /** Begins to send; false: something is wrong, or it is being sent already. */
  private begin(problems: Problems<Field, Problem>): boolean {
    if (this.state === "sending") return false;
    if (this.fields.some((field) => problems[field] !== undefined)) {
      this.refuse(problems);
      return false;
    }
    this.problems = new Map();
    this.sent = this.values;
    this.state = "sending";
    return true;
  }

  refuse(problems: Problems<Field, Problem>): void {
    this.problems = new Map(
      this.fields.flatMap((field) => {
        const problem = problems[field];
        return problem === undefined ? [] : [[field, problem] as const];
      }),
    );
    this.state = "open";
    this.faults += 1;
  }

  private fail(): void {
    this.state = "unavailable";
  }

  /** What was sent is kept from now on; what was filled in meanwhile was not sent, and can be lost. With `values`, those stand there, and nothing is left to lose. */
  keep(values?: Values<Field>): void {
    this.kept = values ?? this.sent;
    if (values !== undefined) this.values = values;
    this.problems = new Map();
    this.state = "open";
  }

  /** What is kept is known better by now; what was filled in meanwhile stays. */
  renew(kept: Values<Field>): void {
    const [filled, before] = [this.values, this.kept];
    const changed = this.fields.filter((field) => filled[field] !== before[field]);
    this.kept = kept;
    this.values = { ...kept, ...Object.fromEntries(changed.map((field) => [field, filled[field]])) };
  }

  private get fields(): readonly Field[] {
    return Object.keys(this.values) as Field[]; // Its type names every key.
  }

  private clear(field: Field): void {
    this.problems = new Map([...this.problems].filter(([one]) => one !== field));
  }
}
