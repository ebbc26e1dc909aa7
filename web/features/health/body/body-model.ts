import { makeAutoObservable } from "mobx";
import { CalculateBmi, CalculateBmiAndFat } from "#core/health/calculate-body.use-case.ts";
import { WorkOut } from "#core/health/work-out.port.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { late } from "#web/platform/late/needs.ts";
import { KeptModel, keptNeeds } from "#web/features/health/tool/kept-model.ts";
import { ToolModel } from "#web/features/health/tool/tool-model.ts";
import { bodyValues } from "./body-values.ts";
import { workOutBody } from "./work-out-body.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { ToolData } from "#web/features/health/tool/worked.ts";
import type { BodyField } from "./body-values.ts";
import type { BodyAnswers } from "./work-out-body.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const bodyNeeds = {
  workOut: late(WorkOut),
  calculateBmi: CalculateBmi,
  calculateBmiAndFat: CalculateBmiAndFat,
  ...keptNeeds,
};

/** A body's analysis: worked out while it is typed, kept on this device once somebody asks for it. */
export class BodyModel {
  readonly tool: ToolModel<BodyField, BodyAnswers>;
  readonly kept: KeptModel;
  readonly #tell: (input: HealthInput, calls: "bmi" | "bmi-and-fat") => Promise<unknown>;

  constructor(data: ToolData<BodyField, BodyAnswers>, useCases: NeedsOf<typeof bodyNeeds>, now: Clock) {
    this.tool = new ToolModel(data, (values) => workOutBody(async (input) => (await useCases.workOut())(input), values));
    this.kept = new KeptModel("body", useCases, now);
    this.#tell = (input, calls) => (calls === "bmi" ? useCases.calculateBmi(input) : useCases.calculateBmiAndFat(input));
    makeAutoObservable(this, { tool: false, kept: false }, { autoBind: true, deep: false });
  }

  /** Fills in what this device kept, where nobody has filled in anything yet. */
  async open(): Promise<void> {
    const result = await this.kept.open();
    if (result === null || this.tool.isTouched || this.tool.isAsked) return;
    const worked = await this.tool.fillAll(bodyValues.of(result.input));
    if (worked !== null && worked.answers.bmi === null) await this.kept.drop();
  }

  /** Whether there is an answer. */
  async ask(): Promise<boolean> {
    const worked = await this.tool.ask();
    if (worked === null) return false;
    const { answers } = worked;
    const { bmi } = answers;
    if (bmi === null) return false;
    const filled = Object.entries(bodyValues.input(this.tool.values)).filter(([, value]) => value !== null && value !== false);
    const input = Object.fromEntries(filled);
    await this.kept.keep({ tool: "body", formula: bmi.formula, input, answer: answers });
    const heard = this.#tell(input, answers.fat === null ? "bmi" : "bmi-and-fat");
    await answerOrNull(heard); // The server answers the same, and keeps nothing; without a line nobody misses it.
    return true;
  }
}
