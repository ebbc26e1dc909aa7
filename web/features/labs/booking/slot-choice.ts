import { makeAutoObservable } from "mobx";
import { indianDay } from "#core/shared/indian-time.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { LabSlot } from "#core/labs/slots/lab-slots.ts";
import type { LabSlotsRequest, ListLabSlots } from "#core/labs/slots/list-lab-slots.use-case.ts";
import type { Day } from "#core/shared/day.ts";

type Answer = Awaited<ReturnType<ListLabSlots>>;
export type DayOfSlots = { readonly day: Day; readonly slots: readonly LabSlot[] };

/** The slots of one laboratory at one place, and which of them is chosen. */
export class SlotChoice {
  /** In milliseconds since 1970; null: none is chosen. */
  start: number | null = null;
  private chosenDay: Day | null = null;
  private found: Resource<Answer> | null = null;
  readonly #list: (asked: LabSlotsRequest) => Promise<Answer>;

  constructor(list: (asked: LabSlotsRequest) => Promise<Answer>) {
    this.#list = list;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** "none": nothing was looked for, or nobody takes samples there. */
  get kind(): "none" | "reading" | "unavailable" | "read" {
    return this.found?.state.kind ?? "none";
  }

  /** Days with a free slot, in order. */
  get days(): readonly DayOfSlots[] {
    const state = this.found?.state;
    if (state?.kind !== "read" || state.value.kind === "refused") return [];
    const days = new Map<Day, LabSlot[]>();
    for (const slot of state.value.value) {
      const day = indianDay(slot.start);
      days.set(day, [...(days.get(day) ?? []), slot]);
    }
    return [...days].flatMap(([day, slots]) => (slots.some(({ reason }) => reason === "offered") ? [{ day, slots }] : []));
  }

  /** The day whose slots are shown: the chosen one, and else the first. */
  get day(): DayOfSlots | null {
    return this.days.find(({ day }) => day === this.chosenDay) ?? this.days[0] ?? null;
  }

  async find(asked: LabSlotsRequest): Promise<void> {
    const found = new Resource(() => this.#list(asked));
    this.begin(found);
    await found.ask();
  }

  forget(): void {
    this.begin(null);
  }

  chooseDay(day: string): void {
    this.chosenDay = this.days.find((one) => one.day === day)?.day ?? null;
    this.start = null;
  }

  choose(start: number): void {
    this.start = start;
  }

  private begin(found: Resource<Answer> | null): void {
    this.found = found;
    this.start = null;
  }
}
