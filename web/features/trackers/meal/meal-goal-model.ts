import { makeAutoObservable, reaction } from "mobx";
import { ACTIVITY_FACTORS } from "#core/health/activity-factors.ts";
import { lastWeighed } from "#core/trackers/last-weighed.ts";
import { GOAL_RANGES } from "#core/trackers/tracker-goal.ts";
import { needsValues } from "#web/features/health/needs/needs-values.ts";
import { workOutNeeds } from "#web/features/health/needs/work-out-needs.ts";
import { ToolModel } from "#web/features/health/tool/tool-model.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { WorkOut } from "#core/health/work-out.port.ts";
import type { WayOfLiving } from "#core/trackers/tracker-goal.ts";
import type { ListResults } from "#core/trackers/results/list-results.use-case.ts";
import type { NeedsField, NeedsValues } from "#web/features/health/needs/needs-values.ts";
import type { NeedsAnswers } from "#web/features/health/needs/work-out-needs.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

type Needs = { readonly workOut: WorkOut; readonly list: ListResults };

/** A goal of meals by the tool of daily needs, and whether exercise is added to it. */
export class MealGoalModel {
  readonly tool: ToolModel<NeedsField, NeedsAnswers>;
  addsExercise = false;
  private measured: HealthInput | null = null;
  readonly #view: DayView;
  readonly #list: ListResults;

  constructor(view: DayView, { workOut, list }: Needs) {
    this.#view = view;
    this.#list = list;
    this.tool = new ToolModel({ values: needsValues.none, worked: null }, (values) => workOutNeeds(workOut, values));
    makeAutoObservable(this, { tool: false }, { autoBind: true, deep: false });
  }

  /** In kcal; null: something is missing, or there is no goal for them. */
  get goal(): number | null {
    const figure = this.tool.worked?.answers.energy?.figures?.["goal_kcal"] ?? null;
    const { from, to } = GOAL_RANGES.meal;
    return figure === null || Number(figure) < from || Number(figure) > to ? null : Number(figure);
  }

  /** Whether exercise may be added: whoever counts it in how they live has it in their goal already. */
  get mayAddExercise(): boolean {
    return this.tool.values.activity === "sedentary";
  }

  /**
   * Fills in what is known of them, as it comes, until they fill something in: the newest result of the calculator, and the newest weight.
   * Answers what ends that.
   */
  open(): () => void {
    void this.ask();
    return reaction(
      () => ({ ...(this.measured === null ? needsValues.none : needsValues.of(this.measured)), ...this.lastWeight }),
      (values) => void (this.tool.isTouched ? null : this.tool.suggest(values)),
      { fireImmediately: true },
    );
  }

  addExercise(isAdded: boolean): void {
    this.addsExercise = isAdded;
  }

  /** From today on. */
  async take(): Promise<void> {
    const { goal, mayAddExercise, addsExercise } = this;
    const { activity } = this.tool.values;
    if (goal === null || !isActivity(activity)) return;
    const { store } = this.#view;
    await store.setGoal("meal", { from: store.today, value: goal, activity, addsExercise: mayAddExercise && addsExercise });
  }

  /** Results are the customer's own alone. */
  private async ask(): Promise<void> {
    const { patient } = this.#view.store;
    const results = typeof patient === "string" ? await answerOrNull(this.#list(patient)) : null;
    this.measure(results?.value[0]?.input ?? null);
  }

  private measure(input: HealthInput | null): void {
    this.measured = input;
  }

  private get lastWeight(): Partial<Pick<NeedsValues, "weight" | "weight_unit">> {
    const { entries, today } = this.#view.store;
    const last = lastWeighed(entries, today);
    return last === null ? {} : { weight: String(last.typed.amount), weight_unit: last.typed.unit };
  }
}

const isActivity = (activity: string): activity is WayOfLiving => Object.hasOwn(ACTIVITY_FACTORS, activity);
