import { makeAutoObservable } from "mobx";
import { FormModel } from "./form-model.ts";
import type { Result } from "#core/shared/result.ts";
import type { Problems } from "./form-model.ts";

/** A form whose values the server may refuse as a whole. Why it did stays until they are sent again. */
export class RefusableFormModel<Field extends string, Problem, Refusal> {
  readonly form: FormModel<Field, Problem>;
  refusal: Refusal | null = null;

  constructor(values: Readonly<Record<Field, string>>) {
    this.form = new FormModel(values);
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /**
   * Sends what was read of the values, and keeps them once they are taken. The answer as `value`; null: there are problems, they were
   * refused, there was no answer, or a call is running already.
   */
  async send<Read, Answer>(
    read: Result<Read, Problems<Field, Problem>>,
    call: (read: Read) => Promise<Result<Answer, { readonly kind: Refusal }>>,
  ): Promise<{ readonly value: Answer } | null> {
    this.settle(null);
    const answer = await this.form.send(read, call);
    if (answer === null) return null;
    if (answer.value.kind === "refused") {
      this.form.refuse({});
      this.settle(answer.value.refusal.kind);
      return null;
    }
    this.form.keep();
    return { value: answer.value.value };
  }

  private settle(refusal: Refusal | null): void {
    this.refusal = refusal;
  }
}
