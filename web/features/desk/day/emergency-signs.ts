import { makeAutoObservable } from "mobx";
import { ShowEmergencySign } from "#core/assessments/sharing/show-emergency-sign.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { EmergencySign } from "#core/consultations/safety/person-health.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** In milliseconds: a patient who answers while the page is open is seen after so long. */
const ASKS_EACH = 60_000;

export const emergencySignsNeeds = { showEmergencySign: ShowEmergencySign };

/**
 * Of which appointments something that was answered can be a sign of an emergency. One that is known is not asked for again, as each answer
 * stands in the patient's log.
 */
export class EmergencySigns {
  private known: ReadonlyMap<string, EmergencySign> = new Map();
  readonly #askedAt = new Map<string, number>();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof emergencySignsNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof emergencySignsNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: none is known. */
  of(booking: string): EmergencySign | null {
    return this.known.get(booking) ?? null;
  }

  /**
   * Asks for those that are still to come or under way, at a moment in milliseconds since 1970. What can't be asked now is asked the next
   * time.
   */
  async look(entries: readonly Pick<DeskEntry, "id" | "state">[], now: number): Promise<void> {
    for (const { id, state } of entries) {
      if (!OPEN_STATES.includes(state) || this.known.has(id) || now - (this.#askedAt.get(id) ?? -ASKS_EACH) < ASKS_EACH) continue;
      this.#askedAt.set(id, now);
      const answer = await answerOrNull(this.#useCases.showEmergencySign(this.#customer, id));
      if (answer === null) this.#askedAt.delete(id);
      const sign = answer?.value.kind === "ok" ? answer.value.value : null;
      if (sign !== null) this.take(id, sign);
    }
  }

  private take(booking: string, sign: EmergencySign): void {
    this.known = new Map([...this.known, [booking, sign]]);
  }
}
