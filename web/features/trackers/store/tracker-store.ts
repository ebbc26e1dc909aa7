import { computed, makeAutoObservable } from "mobx";
import { holderOf, patientKey } from "#core/account/patient.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { shownFigures } from "#core/trackers/body-figures.ts";
import { grouped } from "#core/shared/grouped.ts";
import { NO_NOTES } from "#core/trackers/device/device-trackers.port.ts";
import { areSame, shownEntries } from "#core/trackers/device/shown-entries.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { takeChanges, sendWaiting } from "./exchange.ts";
import type { PressesBeforeConsent } from "./before-consent.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import type { ListRecentEntries, RecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import type { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { PauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import type { SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import type { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import type { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import type { SetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import type { BodyFigures, ShownFigures } from "#core/trackers/body-figures.ts";
import type { Pause } from "#core/trackers/pause.ts";
import type { DailyTracker, DayGoal } from "#core/trackers/tracker-goal.ts";
import type { Begun, DeviceNotes, DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { ShownEntry } from "#core/trackers/device/shown-entries.ts";
import type { RefusedOp } from "#core/trackers/taken-ops.ts";
import type { StoredEntry } from "#core/trackers/trackers.port.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { OpChange, TrackerOp } from "#core/trackers/tracker-op.ts";

type Needs = {
  readonly device: DeviceTrackers;
  readonly beforeConsent: PressesBeforeConsent;
  readonly sync: SyncTrackers;
  readonly changes: ListTrackerChanges;
  readonly recent: ListRecentEntries;
  readonly allow: AllowHealthData;
  readonly pause: PauseTrackers;
  readonly setBodyFigures: SetBodyFigures;
  readonly setReminders: SetReminders;
  readonly setGoal: Readonly<Record<DailyTracker, SetGoal>>;
  readonly now: Clock;
};

/** A press that can still be taken back: the entry as it was before. */
type Undo = { readonly entry: string; readonly before: TrackedValue | null };

/** An entry that was not removed. */
export type NotedEntry = ShownEntry & { readonly value: TrackedValue };

/** What a patient notes on this device: drawn as soon as the device keeps it, sent in order as soon as there is a line. */
export class TrackerStore {
  state: "reading" | "read" = "reading";
  /** In India, as the clock was last looked at. */
  today: Day;
  /** Whether the server has answered since this was opened, and whether it could last be reached. */
  line: "unknown" | "there" | "lost" = "unknown";
  notes: DeviceNotes = NO_NOTES;
  /** The last days, which a new device is told while the years before are still on their way; null: it was not. */
  recent: RecentEntries | null = null;
  /** Presses that the device keeps, and that were not read from it yet. */
  pressing: readonly TrackerOp[] = [];
  /** Why the server did not take presses; those ahead of its clock wait. */
  refusals: readonly RefusedOp[] = [];
  undoing: Undo | null = null;
  hasFailed = false;
  #sending: Promise<void> | null = null;
  /** One follows the other: each keeps all that has begun. */
  #beginning: Promise<void> = Promise.resolve();
  #again = false;
  /** Presses that the device is just keeping: nothing shows them yet. */
  #storing: readonly TrackerOp[] = [];
  readonly patient: Patient;
  readonly #use: Needs;

  constructor(patient: Patient, use: Needs) {
    this.patient = patient;
    this.#use = use;
    this.today = indianDay(use.now());
    makeAutoObservable(this, { patient: false, entries: computed({ equals: areSame }) }, { autoBind: true, deep: false });
  }

  get entries(): readonly ShownEntry[] {
    const waiting = [...this.notes.waiting, ...this.pressing, ...this.unkept];
    return shownEntries({ entries: this.told, waiting });
  }

  /** Presses that nobody has allowed to keep. */
  get unkept(): readonly TrackerOp[] {
    return this.#use.beforeConsent.of(this.patient);
  }

  /** What the device keeps, and of the last days what it does not know yet. */
  private get told(): readonly StoredEntry[] {
    const { recent, notes } = this;
    if (recent === null) return notes.entries; // Each press comes by here: ten thousand entries are not copied for it.
    const known = new Set(notes.entries.map(({ entry }) => entry));
    return [...notes.entries, ...recent.entries.filter(({ entry }) => !known.has(entry))];
  }

  /** Those that were not removed, by their tracker. */
  get noted(): ReadonlyMap<TrackedValue["tracker"], readonly NotedEntry[]> {
    const noted = this.entries.filter((entry): entry is NotedEntry => entry.value !== null);
    return grouped(noted, ({ value }) => value.tracker);
  }

  /** A page stays open over midnight. */
  look(): void {
    this.today = indianDay(this.#use.now());
  }

  /** Whether calories and weight are shown. As long as a device was not told how old a member is, they may be a child. */
  get bodyFigures(): ShownFigures {
    const isTold = typeof this.patient === "string" || this.line === "there" || this.notes.place > 0;
    return isTold ? shownFigures(this.notes.settings, this.today) : "without-calories";
  }

  /** This device has not been told all of the customer's entries yet, and the server is still telling them. */
  get isFirstReading(): boolean {
    return this.state === "read" && this.line === "unknown" && !this.notes.isWhole;
  }

  /** Whether all is here that was noted of a day. */
  isKnown(day: Day): boolean {
    return !this.isFirstReading || (this.recent !== null && day >= this.recent.from);
  }

  /** The line went before all of the customer's entries were here. */
  get isCutShort(): boolean {
    return this.line === "lost" && !this.notes.isWhole;
  }

  /** What lies ahead of the server's clock waits on this device. */
  get isAhead(): boolean {
    return this.refusals.some(({ why }) => why === "ahead");
  }

  now(): number {
    return this.#use.now();
  }

  /** Whether to ask for the consent: only the server, or a device that it told, knows whether it was given. */
  get asksForConsent(): boolean {
    return !this.notes.settings.consent && (this.line === "there" || this.notes.place > 0);
  }

  /** Reads what the device keeps and follows its other windows; answers what ends that. */
  begin(): () => void {
    void this.open();
    return this.#use.device.followOtherWindows(() => void this.reread());
  }

  /** Sends what waits and asks what changed elsewhere. Asked again while that goes on, it is done once more afterwards. */
  async exchange(): Promise<void> {
    this.look();
    this.#again = true;
    this.#sending ??= this.exchangeAll();
    await this.#sending;
  }

  /** Notes something new. */
  async note(value: TrackedValue): Promise<void> {
    await this.press({ entry: newKey(), n: 1, before: null, change: { kind: "put", value } });
  }

  /** The same however often it is pressed: both ids are the press's own. What was removed since is brought back. */
  async noteOnce({ entry, op, value }: { readonly entry: string; readonly op: string; readonly value: TrackedValue }): Promise<void> {
    if (this.#storing.some((one) => one.op === op)) return;
    const shown = this.entries.find((one) => one.entry === entry);
    const change = { kind: "put", value } as const;
    if (shown === undefined) await this.press({ entry, n: 1, before: null, change }, op);
    else if (shown.value === null) await this.press({ entry, n: shown.n + 1, before: null, change });
  }

  async change({ entry, n, value }: ShownEntry, to: TrackedValue): Promise<void> {
    await this.press({ entry, n: n + 1, before: value, change: { kind: "put", value: to } });
  }

  async remove({ entry, n, value }: ShownEntry): Promise<void> {
    await this.press({ entry, n: n + 1, before: value, change: { kind: "remove" } });
  }

  /** Of what devices said differently, this one. */
  async choose({ entry, n, value }: ShownEntry, chosen: TrackedValue | null): Promise<void> {
    await this.press({ entry, n: n + 1, before: value, change: chosen === null ? { kind: "remove" } : { kind: "put", value: chosen } });
  }

  /** Takes the last press back, by a further one. */
  async undo(): Promise<void> {
    const { undoing } = this;
    const shown = this.entries.find(({ entry }) => entry === undoing?.entry);
    if (undoing === null || shown === undefined) return;
    const { before } = undoing;
    await this.press({
      entry: shown.entry,
      n: shown.n + 1,
      before: null,
      change: before === null ? { kind: "remove" } : { kind: "put", value: before },
    });
    this.forgetUndo();
  }

  /** What was pressed last is done with: another day is looked at. */
  forgetUndo(): void {
    this.undoing = null;
  }

  /** Begins a sleep or an exercise, or ends it (null): it outlives the page, and so is shown once it is kept. */
  begun(tracker: keyof Begun, at: number | null): Promise<void> {
    const keep = async () => {
      await this.#use.device.begin(this.patient, { ...this.notes.begun, [tracker]: at });
      this.enter({ ...this.notes, begun: { ...this.notes.begun, [tracker]: at } });
    };
    this.#beginning = this.#beginning.then(keep, keep);
    return this.#beginning;
  }

  /** What was held back is sent after all. */
  async sendHeld(): Promise<void> {
    await this.#use.device.release(this.patient);
    await this.exchange();
  }

  async dropHeld(): Promise<void> {
    const dropped = this.notes.held.map(({ op }) => op);
    await this.#use.device.settle(this.patient, this.notes.visit, { taken: [], dropped });
    await this.reread();
  }

  async allow(): Promise<void> {
    if ((await this.asked(this.#use.allow(this.patient, true))) === null) return;
    await this.keepUnkept();
    this.enterConsent();
    await this.exchange();
  }

  async setGoal(tracker: DailyTracker, goal: DayGoal): Promise<void> {
    await this.asked(this.#use.setGoal[tracker](this.patient, goal));
    await this.exchange();
  }

  async pause(pause: Pause | null): Promise<void> {
    await this.asked(this.#use.pause(this.patient, pause));
    await this.exchange();
  }

  async setBodyFigures(figures: BodyFigures): Promise<void> {
    await this.asked(this.#use.setBodyFigures(holderOf(this.patient), figures));
    await this.exchange();
  }

  /** Times in minutes since midnight in India. */
  async setReminders(tracker: OpenTracker, times: readonly number[]): Promise<void> {
    await this.asked(this.#use.setReminders(this.patient, { tracker, times }));
    await this.exchange();
  }

  /** Shown once it is kept: what somebody sees noted is there again, even where their tab ends in that moment. */
  private async press(
    { before, ...pressed }: Pick<TrackerOp, "entry" | "n"> & { readonly before: TrackedValue | null; readonly change: OpChange },
    id = newKey(),
  ) {
    this.look();
    const { entry } = pressed;
    const n = Math.max(pressed.n, ...this.#storing.flatMap((one) => (one.entry === entry ? [one.n + 1] : [])));
    const op: TrackerOp = { ...pressed, n, op: id, at: this.#use.now(), ...this.againOf(pressed) };
    const undo = { entry, before };
    if (!this.notes.settings.consent) return this.drawUnkept(op, undo);
    this.#storing = [...this.#storing, op];
    await this.#use.device.press(this.patient, op);
    this.#storing = this.#storing.filter((one) => one !== op);
    this.draw(op, undo);
    await this.exchange();
  }

  /** Of a removal: the server has told the entry, and what it may have lost by now stays removed all the same. */
  private againOf({ entry, change }: Pick<TrackerOp, "entry" | "change">): Pick<TrackerOp, "again"> {
    const pressed = change.kind === "remove" ? this.notes.entries.find((one) => one.entry === entry)?.pressed : undefined;
    return pressed === undefined ? {} : { again: pressed.tracker };
  }

  private async open(): Promise<void> {
    await this.reread();
    await this.exchange();
  }

  private async reread(): Promise<void> {
    const { pressing } = this; // The device keeps them, so that they are among what is read.
    this.enter(await this.#use.device.read(this.patient), pressing);
  }

  /** Keeps what was noted before it was known that it may be kept, unless they left meanwhile. It goes with the next exchange. */
  private async keepUnkept(): Promise<void> {
    const { unkept } = this;
    await this.reread();
    if (this.notes.visit === null) return;
    for (const op of unkept) await this.#use.device.press(this.patient, op);
    this.#again = true;
    await this.reread();
    this.#use.beforeConsent.end(this.patient, unkept);
  }

  private async exchangeAll(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        await this.#use.device.alone(async () => {
          const isThere = await this.sendAndTake();
          await this.reread();
          if (this.notes.settings.consent && this.unkept.length > 0) await this.keepUnkept(); // Without a line nobody knew that it was given.
          this.enterLine(isThere ? "there" : "lost");
        });
      }
    } finally {
      this.#sending = null;
    }
  }

  /**
   * After a time without a line it hears first: what was deleted for good meanwhile must not come back. False: the server could not be
   * reached.
   */
  private async sendAndTake(): Promise<boolean> {
    const hearsFirst = this.line !== "there";
    if (hearsFirst && (await takeChanges({ ...this.#use, onBegun: () => void this.readRecent() }, this.patient)) === "lost") return false;
    const sent = await sendWaiting(this.#use, this.patient);
    if (sent === null) return false;
    this.enterRefusals(sent.refused);
    for (const other of await this.#use.device.unsentOf(holderOf(this.patient)))
      if (patientKey(other) !== patientKey(this.patient)) await this.sendOfOther(other);
    if (hearsFirst && !sent.isAny) return true; // It has heard all.
    const heard = await takeChanges(this.#use, this.patient);
    if (heard === "resent") this.#again = true;
    return heard !== "lost";
  }

  /**
   * The last days, and the goals, which have come with the first of all. Entries of years ago are not shown before the others: the last
   * weight would be one of then. Where the last days can't be had, they come with the others.
   */
  private async readRecent(): Promise<void> {
    const recent = await answerOrNull(this.#use.recent(this.patient));
    const { pressing } = this;
    const outbox = await this.#use.device.readOutbox(this.patient);
    if (this.notes.isWhole) return;
    this.enter({ ...outbox, entries: this.notes.entries }, pressing);
    if (recent !== null) this.enterRecent(recent.value);
  }

  /** This page knows of no line to them: it hears first. */
  private async sendOfOther(other: Patient): Promise<void> {
    if ((await takeChanges(this.#use, other)) === "lost") return;
    await sendWaiting(this.#use, other);
    if ((await takeChanges(this.#use, other)) === "resent") this.#again = true;
  }

  /** Null: it could not be asked, and the page says so. */
  private async asked<Answer>(answer: Promise<Answer>): Promise<{ readonly value: Answer } | null> {
    this.fail(false);
    const come = await answerOrNull(answer);
    this.fail(come === null);
    return come;
  }

  private draw(op: TrackerOp, undo: Undo): void {
    this.pressing = [...this.pressing, op];
    this.undoing = undo;
  }

  private drawUnkept(op: TrackerOp, undo: Undo): void {
    this.#use.beforeConsent.add(this.patient, op);
    this.undoing = undo;
  }

  private enter(notes: DeviceNotes, read: readonly TrackerOp[] = []): void {
    const known = new Map([...this.notes.waiting, ...read].map((op) => [op.op, op]));
    this.notes = { ...notes, waiting: notes.waiting.map((op) => known.get(op.op) ?? op) }; // What was drawn as pressed is not drawn again as read.
    this.state = "read";
    if (notes.isWhole) this.recent = null;
    this.pressing = this.pressing.filter((op) => !read.includes(op));
  }

  private enterRecent(recent: RecentEntries): void {
    this.recent = recent;
  }

  private enterConsent(): void {
    this.notes = { ...this.notes, settings: { ...this.notes.settings, consent: true } };
  }

  private enterLine(line: "there" | "lost"): void {
    this.line = line;
  }

  private enterRefusals(refused: readonly RefusedOp[]): void {
    this.refusals = [...this.refusals.filter(({ why }) => why !== "ahead"), ...refused];
  }

  private fail(hasFailed: boolean): void {
    this.hasFailed = hasFailed;
  }
}
