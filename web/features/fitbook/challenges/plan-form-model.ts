import { makeAutoObservable } from "mobx";
import { planFaults } from "#core/fitbook/challenges/challenge-plan.ts";
import { EditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { MakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { MEASURE_CAPS, MEASURES } from "#core/fitbook/leaderboard/measure.ts";
import { dayIn, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { typedWhole } from "#core/shared/typed-number.ts";
import { RefusableFormModel } from "#web/platform/forms/refusable-form-model.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { ChallengePlan, PlanFault } from "#core/fitbook/challenges/challenge-plan.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { Measure } from "#core/fitbook/leaderboard/measure.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { FormModel } from "#web/platform/forms/form-model.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type PlanField = PlanFault["field"] | "measure" | "scoring" | "open";
type Refusal = "not-entered" | "impossible-plan" | "too-many" | "unknown-challenge" | "unknown-group" | "challenge-started";

/**
 * `like`: the settings that the form begins with; `edits`: what is changed; null: a new one is made. `group`: for whose members; null: for
 * all.
 */
type Given = { readonly like: ChallengePlan | null; readonly edits: ChallengeId | null; readonly group: NamedGroup | null };
export const planFormNeeds = { makeChallenge: MakeChallenge, editChallenge: EditChallenge };

type Needs = NeedsOf<typeof planFormNeeds> & { readonly customer: CustomerId; readonly clock: Clock };

/** The settings of a challenge while they are filled in. */
export class PlanFormModel {
  readonly today: Day;
  readonly #settings: RefusableFormModel<PlanField, "wrong", Refusal>;
  readonly #given: Given;
  readonly #needs: Needs;
  readonly #keyOf = keyPerRequest(newKey);

  constructor(given: Given, needs: Needs) {
    this.#given = given;
    this.#needs = needs;
    this.today = indianDay(needs.clock());
    this.#settings = new RefusableFormModel(valuesOf(given, this.today));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get form(): FormModel<PlanField, "wrong"> {
    return this.#settings.form;
  }

  get refusal(): Refusal | null {
    return this.#settings.refusal;
  }

  get isEditing(): boolean {
    return this.#given.edits !== null;
  }

  get group(): NamedGroup | null {
    return this.#given.group;
  }

  get measure(): Measure {
    return MEASURES.find((one) => one === this.form.values.measure) ?? "steps";
  }

  /** The most that a day counts goes with what is counted, unless somebody has set it. */
  count(measure: string): void {
    const isUnset = this.form.values.cap === String(MEASURE_CAPS[this.measure]);
    this.form.fill("measure", measure);
    if (isUnset) this.form.fill("cap", String(MEASURE_CAPS[this.measure]));
  }

  /** The challenge that was made or changed; null: it was not taken. */
  async save(): Promise<ChallengeId | null> {
    const answer = await this.#settings.send(this.read(), (plan) => this.send(plan));
    return answer?.value ?? null;
  }

  private async send(plan: ChallengePlan) {
    const { customer, ...useCases } = this.#needs;
    const { edits } = this.#given;
    if (edits === null) {
      const made = { plan, group: this.group?.id ?? null };
      return useCases.makeChallenge(customer, { ...made, key: this.#keyOf(made) });
    }
    const answer = await useCases.editChallenge(customer, { challenge: edits, plan });
    return answer.kind === "ok" ? ok(edits) : answer;
  }

  private read() {
    const plan = this.plan();
    const faults = planFaults(plan, this.today);
    return faults.length === 0 ? ok(plan) : refused(Object.fromEntries(faults.map(({ field }) => [field, "wrong" as const])));
  }

  private plan(): ChallengePlan {
    const { activity, about, scoring, dayGoal, cap, goal, start, end, open } = this.form.values;
    return {
      activity: activity.normalize("NFC").trim(),
      about: about.normalize("NFC").trim(),
      measure: this.measure,
      scoring:
        scoring === "goal_days" || scoring === "streak" ? { kind: scoring, dayGoal: typedWhole(dayGoal) ?? NO_FIGURE } : { kind: "total" },
      cap: typedWhole(cap) ?? NO_FIGURE,
      goal: goal.trim() === "" ? null : (typedWhole(goal) ?? NO_FIGURE),
      start: dayIn(start) ?? NO_DAY,
      end: dayIn(end) ?? NO_DAY,
      isOpen: open === "yes",
    };
  }
}

/** Of a figure that is none: no challenge has it, and it is said to be wrong. */
const NO_FIGURE = 0;

/** Of a day that was not filled in: it is too early, and said to be. */
const NO_DAY = "1970-01-01" as Day;

function valuesOf({ like, edits }: Pick<Given, "like" | "edits">, today: Day): Readonly<Record<PlanField, string>> {
  const tomorrow = daysAfter(today, 1);
  const days = { start: tomorrow, end: daysAfter(tomorrow, 6) };
  if (like === null)
    return {
      activity: "",
      about: "",
      measure: "steps",
      scoring: "total",
      dayGoal: "",
      cap: String(MEASURE_CAPS.steps),
      goal: "",
      open: "yes",
      ...days,
    };
  const { activity, about, measure, scoring, cap, goal, isOpen } = like;
  return {
    activity,
    about,
    measure,
    scoring: scoring.kind,
    cap: String(cap),
    goal: goal === null ? "" : String(goal),
    dayGoal: scoring.kind === "total" ? "" : String(scoring.dayGoal),
    open: isOpen ? "yes" : "",
    ...(edits === null ? days : { start: like.start, end: like.end }),
  };
}
