import { makeAutoObservable } from "mobx";
import { WorkOut } from "#core/health/work-out.port.ts";
import { late } from "#web/platform/late/needs.ts";
import { KeptModel, keptNeeds } from "#web/features/health/tool/kept-model.ts";
import { ToolModel } from "#web/features/health/tool/tool-model.ts";
import { needsValues } from "./needs-values.ts";
import { workOutNeeds } from "./work-out-needs.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { ToolData } from "#web/features/health/tool/worked.ts";
import type { NeedsField } from "./needs-values.ts";
import type { NeedsAnswers } from "./work-out-needs.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const needsNeeds = { workOut: late(WorkOut), ...keptNeeds };

/** A day's needs, worked out while they are typed. Nothing of them is kept. */
export class NeedsModel {
  readonly tool: ToolModel<NeedsField, NeedsAnswers>;
  readonly #body: KeptModel;

  constructor(data: ToolData<NeedsField, NeedsAnswers>, useCases: NeedsOf<typeof needsNeeds>, now: Clock) {
    this.tool = new ToolModel(data, (values) => workOutNeeds(async (input) => (await useCases.workOut())(input), values));
    this.#body = new KeptModel("body", useCases, now);
    makeAutoObservable(this, { tool: false }, { autoBind: true, deep: false });
  }

  /** Fills in the measures that this device keeps of a body's analysis. */
  async open(): Promise<void> {
    const result = await this.#body.open();
    if (result !== null && !this.tool.isTouched && !this.tool.isAsked) await this.tool.suggest(needsValues.of(result.input));
  }

  /** Whether there is an answer. */
  async ask(): Promise<boolean> {
    return (await this.tool.ask()) !== null;
  }
}
