import { makeAutoObservable } from "mobx";
import { ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { ShowOwnDay } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import { dayIn, daysAfter } from "#core/shared/day.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { OwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import type { OwnDayEntry, OwnDayRequest } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** A day as it was asked for, and what each of its times is. */
export type ShownDay = { readonly asked: OwnDayRequest; readonly entries: readonly OwnDayEntry[] };

export const timesNeeds = { showOwnCalendar: ShowOwnCalendar, showOwnDay: ShowOwnDay };

/** The times of a day of a practitioner, for one of their lengths. */
export class TimesModel {
  /** Whether there was no answer when it was asked last: what is shown was read before. */
  isOutdated = false;
  private asked: OwnDayRequest | null = null;
  readonly #own: Resource<OwnCalendar | null>;
  readonly #day: Resource<ShownDay | null>;

  constructor(account: CustomerId, useCases: NeedsOf<typeof timesNeeds>) {
    this.#own = new Resource(async () => {
      const answer = await useCases.showOwnCalendar(account);
      return answer.kind === "ok" ? answer.value : null;
    });
    this.#day = new Resource(async () => {
      const { asked } = this;
      if (asked === null) return null;
      const answer = await useCases.showOwnDay(account, asked);
      return answer.kind === "ok" ? { asked, entries: answer.value } : null;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: this account is no practitioner's. */
  get own(): ResourceState<OwnCalendar | null> {
    return this.#own.state;
  }

  /** null: what was asked for is no longer there. */
  get day(): ResourceState<ShownDay | null> {
    return this.#day.state;
  }

  /** What is chosen; null: nothing is known yet. */
  get chosen(): OwnDayRequest | null {
    return this.asked;
  }

  /** The lengths that can be chosen, the shortest first. */
  get lengths(): readonly number[] {
    const own = this.own.kind === "read" ? this.own.value : null;
    return [...new Set(own?.fees.map(({ length }) => length))].sort((a, b) => a - b);
  }

  async ask(): Promise<void> {
    if ((await this.#own.ask()) !== "read" || this.own.kind !== "read" || this.own.value === null) return;
    const [length] = this.lengths;
    if (length !== undefined) await this.choose(this.asked ?? { date: this.own.value.today, length });
  }

  /** Shows another day or length. */
  async choose(changed: Partial<OwnDayRequest>): Promise<void> {
    this.take(changed);
    const heard = await this.#day.ask();
    if (heard !== "outdated") this.tell(heard);
  }

  /** Nothing is shown anew while a day is half typed. */
  async chooseDay(text: string): Promise<void> {
    const date = dayIn(text);
    if (date !== null) await this.choose({ date });
  }

  async goBy(days: number): Promise<void> {
    if (this.asked !== null) await this.choose({ date: daysAfter(this.asked.date, days) });
  }

  private tell(heard: "read" | "unavailable"): void {
    this.isOutdated = heard === "unavailable";
  }

  private take(changed: Partial<OwnDayRequest>): void {
    const query = { ...this.asked, ...changed };
    if (query.date !== undefined && query.length !== undefined) this.asked = { date: query.date, length: query.length };
  }
}
