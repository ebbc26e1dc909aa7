import { makeAutoObservable } from "mobx";
import { indianDay } from "#core/shared/indian-time.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { LabSlot } from "#core/labs/slots/lab-slots.ts";
import type { LabSlotsRequest, ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import type { Day } from "#core/shared/day.ts";

type Answer = Awaited<ReturnType<ListLabSlots>>;
export type DayOfSlots = { readonly day: Day; readonly slots: readonly LabSlot[] };

/** The slots of one laboratory at one place, and which of them is chosen. */
export class SlotChoice {
  /** Whether they say that nobody has eaten since the fast of the chosen slot began. */
  hasFasted = false;
  /** When the booking that is moved has its slot, in milliseconds since 1970; null: nothing is moved. */
  booked: number | null = null;
  private chosen: number | null = null;
  private chosenDay: Day | null = null;
  private isFasting = false;
  private found: Resource<Answer> | null = null;
  readonly #list: (request: LabSlotsRequest) => Promise<Answer>;

  constructor(list: (request: LabSlotsRequest) => Promise<Answer>) {
    this.#list = list;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /**
   * In milliseconds since 1970: the chosen slot, else the booked one of the day, else the first of the day whose fast can still be kept;
   * null: none is.
   */
  get start(): number | null {
    return this.chosen ?? this.bookedOf(this.day) ?? (this.isFasting ? (this.day?.slots.find(canStillFast)?.start ?? null) : null);
  }

  /** Whether somebody chose a slot, not only a day. */
  get isChosen(): boolean {
    return this.chosen !== null;
  }

  /** Whether the slot is the one that the booking has already. */
  get isStaying(): boolean {
    return this.booked !== null && this.start === this.booked;
  }

  /** Slots of the day that can be chosen: the free ones, and the one that the booking has. */
  get free(): readonly LabSlot[] {
    return this.day?.slots.filter((slot) => this.isFree(slot)) ?? [];
  }

  /** The other slots of the day. */
  get taken(): readonly LabSlot[] {
    return this.day?.slots.filter((slot) => !this.isFree(slot)) ?? [];
  }

  /**
   * Since when nobody may have eaten for the slot; null: the fast can still begin in time, there is none, or the slot is theirs already.
   */
  get fastFrom(): number | null {
    if (this.isStaying) return null;
    return this.day?.slots.find(({ start }) => start === this.start)?.fastFrom ?? null;
  }

  /** What is sent with the slot: since when nobody has eaten, as they say; null: nothing needs to be said. */
  get fastedFrom(): number | null {
    return this.hasFasted ? this.fastFrom : null;
  }

  /** Whether the slot can be taken as it stands. */
  get isReady(): boolean {
    return this.start !== null && (this.fastFrom === null || this.hasFasted);
  }

  /** "none": nothing was looked for, or nobody takes samples there. */
  get kind(): "none" | "reading" | "unavailable" | "read" {
    return this.found?.state.kind ?? "none";
  }

  /** Days with a slot to choose, in order. */
  get days(): readonly DayOfSlots[] {
    const state = this.found?.state;
    if (state?.kind !== "read" || state.value.kind === "refused") return [];
    const days = new Map<Day, LabSlot[]>();
    for (const slot of state.value.value) {
      const day = indianDay(slot.start);
      days.set(day, [...(days.get(day) ?? []), slot]);
    }
    return [...days].flatMap(([day, slots]) => (slots.some((slot) => this.isFree(slot)) ? [{ day, slots }] : []));
  }

  /**
   * The day whose slots are shown: the chosen one, else that of the booking, else the first on which a fast can still be kept, else the
   * first.
   */
  get day(): DayOfSlots | null {
    const { days } = this;
    return (
      days.find(({ day }) => day === this.chosenDay) ??
      days.find((one) => this.bookedOf(one) !== null) ??
      days.find(({ slots }) => slots.some(canStillFast)) ??
      days[0] ??
      null
    );
  }

  /** Slots to which a booking can be moved, or stay where it is. `booked` as the property. */
  async findOthers(request: LabSlotsRequest, booked: number | null): Promise<void> {
    this.moveFrom(booked);
    await this.find(request);
  }

  async find(request: LabSlotsRequest): Promise<void> {
    this.isFasting = request.fastingHours > 0;
    const found = new Resource(() => this.#list(request));
    this.begin(found);
    await found.ask();
  }

  forget(): void {
    this.begin(null);
  }

  chooseDay(day: string): void {
    this.chosenDay = this.days.find((one) => one.day === day)?.day ?? null;
    this.take(null);
  }

  choose(start: number): void {
    this.take(start);
  }

  sayFasted(hasFasted: boolean): void {
    this.hasFasted = hasFasted;
  }

  private moveFrom(booked: number | null): void {
    this.booked = booked;
    this.chosenDay = null;
  }

  private isFree({ reason, start }: LabSlot): boolean {
    return reason === "offered" || start === this.booked;
  }

  private bookedOf(day: DayOfSlots | null): number | null {
    return day?.slots.find(({ start }) => start === this.booked)?.start ?? null;
  }

  private begin(found: Resource<Answer> | null): void {
    this.found = found;
    this.take(null);
  }

  /** What was said of one slot's fast is not said of another's. */
  private take(start: number | null): void {
    this.chosen = start;
    this.hasFasted = false;
  }
}

const canStillFast = ({ reason, fastFrom }: LabSlot): boolean => reason === "offered" && fastFrom === null;
