import { makeAutoObservable } from "mobx";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { dayIn, daysAfter } from "#core/shared/day.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { EmergencySigns, emergencySignsNeeds } from "./day/emergency-signs.ts";
import type { DeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Day } from "#core/shared/day.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** In milliseconds: whoever checks in is seen after so long without a press. */
const LOOKS_EACH = 5_000;

/** A year is typed digit by digit, and each of them makes it a day: no practitioner had one before this. */
const FIRST_TYPED = "2000-01-01";

export const deskNeeds = { showDeskDay: ShowDeskDay, ...emergencySignsNeeds };

/** A day of a practitioner, looked at again and again. */
export class DeskModel {
  /** null: today. */
  private day: Day | null;
  /** What stands in the field of the day while it is half typed; null: it says the day that is shown. */
  typedDay: string | null = null;
  readonly signs: EmergencySigns;
  readonly #read: Resource<DeskDay | null>;

  /** `first`: the day that is shown first; null: today. */
  constructor(customer: CustomerId, useCases: NeedsOf<typeof deskNeeds>, first: Day | null = null) {
    this.day = first;
    this.#read = new Resource(async () => {
      const answer = await useCases.showDeskDay(customer, this.day);
      return answer.kind === "ok" ? answer.value : null;
    });
    this.signs = new EmergencySigns(customer, useCases);
    makeAutoObservable(this, { signs: false }, { autoBind: true, deep: false });
  }

  /** null: this account is no practitioner's. */
  get state(): ResourceState<DeskDay | null> {
    return this.#read.state;
  }

  /** Answers what ends it. An account without a desk is not asked for it again. */
  begin(): () => void {
    void this.look();
    const looking = setInterval(() => {
      if (!this.isWithoutDesk) void this.look();
    }, LOOKS_EACH);
    return () => {
      clearInterval(looking);
      this.#read.drop();
    };
  }

  async look(): Promise<void> {
    if ((await this.#read.ask()) !== "read") return;
    const day = this.state.kind === "read" ? this.state.value : null;
    if (day !== null) void this.signs.look(day.entries, day.now);
  }

  /** From the day that was asked for, which may not be shown yet: two quick presses go two days. */
  goBy(days: number): void {
    const shown = this.state.kind === "read" ? (this.state.value?.day ?? null) : null;
    const from = this.day ?? shown;
    if (from !== null) this.show(daysAfter(from, days));
  }

  /** A day that is half typed, or whose year is, is shown once it is whole. */
  typeDay(text: string): void {
    const day = dayIn(text);
    if (day !== null && day >= FIRST_TYPED) this.show(day);
    else this.typedDay = text;
  }

  private get isWithoutDesk(): boolean {
    return this.state.kind === "read" && this.state.value === null;
  }

  today(): void {
    this.show(null);
  }

  show(day: Day | null): void {
    this.day = day;
    this.typedDay = null;
    void this.look();
  }
}
