import { makeAutoObservable } from "mobx";
import { MET } from "#core/trackers/value-refusal.ts";
import { ownNameIn } from "#core/trackers/own-value.ts";
import { allRead, readOr } from "#web/platform/forms/all-read.ts";
import { typedIn } from "#web/features/trackers/store/typed-amount.ts";
import type { OwnActivity } from "#core/trackers/own-value.ts";
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
    const { faults, read } = this;
    const wrong = faults > 0 && read.kind === "refused" ? read.refusal : {};
    return { name: wrong.name === "wrong", met: wrong.met === "wrong" };
  }

  enter(part: Partial<Pick<ActivityFormModel, "name" | "met">>): void {
    Object.assign(this, part);
  }

  /** Whether it was saved. */
  submit(): boolean {
    const { read } = this;
    this.faults += 1;
    if (read.kind === "refused") return false;
    const value: OwnActivity = { tracker: "activity", at: this.#store.now(), ...read.value };
    void (this.#entry === null ? this.#store.note(value) : this.#store.change(this.#entry, value));
    return true;
  }

  private get read() {
    return allRead({ name: readOr(ownNameIn(this.name), "wrong"), met: readOr(typedIn(MET, this.met), "wrong") });
  }
}
