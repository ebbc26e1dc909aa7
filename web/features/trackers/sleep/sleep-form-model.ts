import { makeAutoObservable } from "mobx";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { sleepOverlap } from "#core/trackers/sleep-overlap.ts";
import { valueRefusal } from "#core/trackers/value-refusal.ts";
import { momentOf } from "#web/features/trackers/store/clock-moment.ts";
import type { SleepOverlap } from "#core/trackers/sleep-overlap.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

type Sleep = Extract<TrackedValue, { readonly start: number }>;

/** Both times of a sleep as they are filled in. */
export class SleepFormModel {
  start: { readonly day: string; readonly time: string };
  end: { readonly day: string; readonly time: string };
  quality = "";
  problem: "length" | "time" | "ahead" | "too-old" | null = null;
  overlap: SleepOverlap | null = null;
  faults = 0;
  readonly #view: DayView;
  readonly #entry: NotedEntry | null;

  constructor(view: DayView, entry: NotedEntry | null) {
    this.#view = view;
    this.#entry = entry;
    const value = entry?.value;
    const isSleep = value !== undefined && "start" in value;
    this.start = isSleep ? written(value.start) : { day: daysAfter(view.day, -1), time: "22:30" };
    this.end = isSleep ? written(value.end) : { day: view.day, time: "06:30" };
    if (isSleep && value.quality !== null) this.quality = String(value.quality);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  enterStart(part: Partial<SleepFormModel["start"]>): void {
    this.start = { ...this.start, ...part };
  }

  enterEnd(part: Partial<SleepFormModel["end"]>): void {
    this.end = { ...this.end, ...part };
  }

  rate(quality: string): void {
    this.quality = quality;
  }

  /** Whether it was noted. */
  submit(): boolean {
    const [start, end] = [momentOf(this.start.day, this.start.time), momentOf(this.end.day, this.end.time)];
    if (start === null || end === null) return this.refuse("time", null);
    const value: Sleep = { tracker: "sleep", start, end, quality: this.quality === "" ? null : Number(this.quality) };
    const refusal = valueRefusal(value, this.#view.store.now());
    if (refusal !== null) return this.refuse(refusal.kind === "out-of-range" ? "length" : refusal.kind, null);
    const overlap = sleepOverlap(this.#entry?.entry ?? "", value, this.#view.entries);
    if (overlap !== null) return this.refuse(null, overlap);
    this.refuse(null, null);
    void (this.#entry === null ? this.#view.store.note(value) : this.#view.store.change(this.#entry, value));
    return true;
  }

  /** The sleep that is met reaches over both. */
  join(): void {
    const { overlap } = this;
    const met = this.#view.entries.find(({ entry }) => entry === overlap?.entry);
    const [start, end] = [momentOf(this.start.day, this.start.time), momentOf(this.end.day, this.end.time)];
    if (met === undefined || overlap === null || start === null || end === null || !("start" in met.value)) return;
    const value: Sleep = { ...met.value, start: Math.min(start, overlap.start), end: Math.max(end, overlap.end) };
    if (valueRefusal(value, this.#view.store.now()) !== null) {
      this.refuse("length", null);
      return;
    }
    this.refuse(null, null);
    void this.#view.store.change(met, value);
  }

  private refuse(problem: SleepFormModel["problem"], overlap: SleepOverlap | null): false {
    this.problem = problem;
    this.overlap = overlap;
    this.faults += 1;
    return false;
  }
}

const written = (at: number) => ({ day: indianDay(at), time: indianTime(at) });
