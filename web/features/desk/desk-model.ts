import { makeAutoObservable } from "mobx";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { EmergencySigns, emergencySignsNeeds } from "./day/emergency-signs.ts";
import type { DeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Day } from "#core/shared/day.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** In milliseconds: whoever checks in is seen after so long without a press. */
const LOOKS_EACH = 5_000;

export const deskNeeds = { showDeskDay: ShowDeskDay, ...emergencySignsNeeds };

/** A day of a practitioner, looked at again and again. */
export class DeskModel {
  /** null: today. */
  private day: Day | null = null;
  readonly signs: EmergencySigns;
  readonly #read: Resource<DeskDay | null>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof deskNeeds>) {
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

  /** Answers what ends it. */
  begin(): () => void {
    void this.look();
    const looking = setInterval(() => void this.look(), LOOKS_EACH);
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

  today(): void {
    this.show(null);
  }

  show(day: Day | null): void {
    this.day = day;
    void this.look();
  }
}
