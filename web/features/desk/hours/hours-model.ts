import { makeAutoObservable } from "mobx";
import { overlapsIn } from "#core/consultations/calendar/overlaps.ts";
import { ChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { PreviewOwnCalendar } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import { ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { isSame } from "#core/shared/equality/is-same.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { calendarIn } from "./calendar-in.ts";
import { EditedHours } from "./edited-hours.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { Overlap } from "#core/consultations/calendar/overlaps.ts";
import type { NoPractitioner } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { EditRefusal } from "#core/consultations/own-calendar/edited-calendar.ts";
import type { CalendarPreview } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import type { OwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { HoursProblem, HoursProblems } from "./calendar-in.ts";
import type { HoursForm } from "./hours-form.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** What a change would do, as it was looked at. */
export type HoursPreview = CalendarPreview & { readonly calendar: Calendar; readonly overlaps: readonly Overlap[] };

/** What was done last, and what brings it back. */
export type HoursDone =
  | { readonly kind: "saved"; readonly former: Calendar }
  | { readonly kind: "undone" }
  | { readonly kind: "taken" | "forgotten"; readonly entered: HoursForm };

type Refusal = NoPractitioner | EditRefusal;

export const hoursNeeds = {
  showOwnCalendar: ShowOwnCalendar,
  previewOwnCalendar: PreviewOwnCalendar,
  changeOwnCalendar: ChangeOwnCalendar,
};

/** A practitioner's own hours: changed, looked at, and saved. Whatever goes wrong, what was entered stays. */
export class HoursModel {
  readonly edited = new EditedHours();
  /** null: nothing is looked at. */
  preview: HoursPreview | null = null;
  /** null: nothing was done. */
  done: HoursDone | null = null;
  /** How often something was found wrong: then the first wrong field takes the focus. */
  faults = 0;
  private problems: HoursProblems = new Map();
  readonly #account: CustomerId;
  readonly #useCases: NeedsOf<typeof hoursNeeds>;
  readonly #read: Resource<OwnCalendar | null>;
  readonly #looking = new RefusableSubmission<CalendarPreview, Refusal>();
  readonly #saving = new RefusableSubmission<Calendar, Refusal>();

  constructor(account: CustomerId, useCases: NeedsOf<typeof hoursNeeds>) {
    this.#account = account;
    this.#useCases = useCases;
    this.#read = new Resource(async () => {
      const answer = await useCases.showOwnCalendar(account);
      return answer.kind === "ok" ? answer.value : null;
    });
    makeAutoObservable(this, { edited: false }, { autoBind: true, deep: false });
  }

  /** null: this account is no practitioner's. */
  get state(): ResourceState<OwnCalendar | null> {
    return this.#read.state;
  }

  /** What is shown; null: nothing is, yet or ever. */
  get own(): OwnCalendar | null {
    return this.state.kind === "read" ? this.state.value : null;
  }

  get sending(): SubmissionState<Refusal> {
    return this.#saving.state.kind === "ready" ? this.#looking.state : this.#saving.state;
  }

  /** What the calendar says now, where it was changed meanwhile; null: it was not. */
  get changed(): Calendar | null {
    return this.sending.kind === "refused" && this.sending.refusal.kind === "changed-meanwhile" ? this.sending.refusal.calendar : null;
  }

  get isFaulty(): boolean {
    return this.problems.size > 0;
  }

  problemOf(field: string): HoursProblem | null {
    return this.problems.get(field) ?? null;
  }

  async ask(): Promise<void> {
    if ((await this.#read.ask()) === "read" && this.own !== null) this.edited.begin(this.own.calendar);
  }

  /** Something is entered: what was found wrong before is looked for again at the next press. */
  change(enter: (edited: EditedHours) => void): void {
    enter(this.edited);
    this.problems = new Map();
    this.done = null;
    this.#looking.clear();
    this.#saving.clear();
  }

  /** What a change would leave outside. */
  async look(): Promise<void> {
    const { own } = this;
    if (own === null) return;
    const { calendar, problems } = calendarIn(this.edited.form, own.today);
    this.tell(problems);
    if (problems.size > 0) return;
    this.#saving.clear();
    const answer = await this.#looking.send(() =>
      this.#useCases.previewOwnCalendar(this.#account, { before: own.calendar, after: calendar }),
    );
    if (answer !== null) this.show({ ...answer.value, calendar, overlaps: overlapsIn(calendar) });
  }

  /** Back to the fields. */
  goBack(): void {
    this.preview = null;
    this.#saving.clear();
  }

  async save(): Promise<void> {
    const { preview, own } = this;
    if (preview !== null && own !== null) await this.send(preview.calendar, { kind: "saved", former: own.calendar });
    if (this.changed !== null) this.show(null);
  }

  /** Saves again what was there before. */
  async undo(): Promise<void> {
    if (this.done?.kind === "saved") await this.send(this.done.former, { kind: "undone" });
  }

  /** Shows what the calendar says now, in the place of what was entered. */
  takeTheirs(): void {
    const { changed, edited } = this;
    if (changed === null) return;
    const entered = edited.form;
    this.change(() => this.begin(changed));
    this.done = { kind: "taken", entered };
  }

  /** Looks at what was entered as a change of what the calendar says now. */
  async keepMine(): Promise<void> {
    const { changed } = this;
    if (changed === null) return;
    this.know(changed);
    await this.look();
  }

  /** Enters again what was there before it was dropped. */
  putBack(): void {
    const { done } = this;
    if (done?.kind === "taken" || done?.kind === "forgotten") this.change((edited) => edited.enter(done.entered));
  }

  /** Drops what was entered. */
  forget(): void {
    const { own, edited } = this;
    if (own === null) return;
    const entered = edited.form;
    this.change(() => edited.begin(own.calendar));
    this.done = { kind: "forgotten", entered };
  }

  private async send(after: Calendar, done: HoursDone): Promise<void> {
    const { own } = this;
    if (own === null) return;
    const answer = await this.#saving.send(() => this.#useCases.changeOwnCalendar(this.#account, { before: own.calendar, after }));
    if (answer !== null) this.finish(answer.value, done);
  }

  private finish(calendar: Calendar, done: HoursDone): void {
    this.begin(calendar);
    this.preview = null;
    this.done = done;
  }

  private begin(calendar: Calendar): void {
    this.know(calendar);
    this.edited.begin(calendar);
  }

  private know(calendar: Calendar): void {
    if (this.own !== null && !isSame(this.own.calendar, calendar)) this.#read.take({ ...this.own, calendar });
  }

  private show(preview: HoursPreview | null): void {
    this.preview = preview;
    this.done = null;
  }

  private tell(problems: HoursProblems): void {
    this.problems = problems;
    if (problems.size > 0) this.faults += 1;
  }
}
