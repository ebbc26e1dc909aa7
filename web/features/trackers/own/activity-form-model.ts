import { makeAutoObservable } from "mobx";
import { MET, valueRefusal } from "#core/trackers/entries/value-refusal.ts";
import { ownNameIn } from "#core/trackers/own/own-value.ts";
import { typedNumber } from "#web/features/trackers/store/typed-number.ts";
import type { OwnActivity } from "#core/trackers/own/own-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { OwnEntry } from "./own-entry.ts";

/** An activity of one's own as it is written down. */
export class ActivityFormModel {
  name: string;
  met: string;
  faults = 0;
  readonly #store: TrackerStore;
  readonly #entry: OwnEntry<OwnActivity> | null;

  constructor(store: TrackerStore, entry: OwnEntry<OwnActivity> | null) {
    this.#store = store;
    this.#entry = entry;
    this.name = entry?.value.name ?? "";
    this.met = entry === null ? "" : String(entry.value.met);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Nothing is wrong before somebody has tried. */
  get problems(): { readonly name: boolean; readonly met: boolean } {
    const hasTried = this.faults > 0;
    const met = typedNumber(this.met);
    return { name: hasTried && ownNameIn(this.name) === null, met: hasTried && (met === null || met < MET.from || met > MET.to) };
  }

  enter(part: Partial<Pick<ActivityFormModel, "name" | "met">>): void {
    Object.assign(this, part);
  }

  /** Whether it was saved. */
  submit(): boolean {
    const { value } = this;
    this.faults += 1;
    if (value === null) return false;
    void (this.#entry === null ? this.#store.note(value) : this.#store.change(this.#entry, value));
    return true;
  }

  /** Null: something is missing or wrong. */
  private get value(): OwnActivity | null {
    const [name, met, at] = [ownNameIn(this.name), typedNumber(this.met), this.#store.now()];
    if (name === null || met === null) return null;
    const value: OwnActivity = { tracker: "activity", at, name, met };
    return valueRefusal(value, at) === null ? value : null;
  }
}
