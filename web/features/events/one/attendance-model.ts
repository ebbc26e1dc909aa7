import { makeAutoObservable } from "mobx";
import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { AttendanceRefusal } from "#core/events/attendance/attend-event.use-case.ts";
import type { MyAttendance } from "#core/events/attendance/show-own-seat.use-case.ts";
import type { OwnDeed } from "#core/events/events.port.ts";
import type { EventId } from "#core/events/listed-event.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** Why a press changed nothing. A place in the waiting list is no such reason. */
export type SeatRefusal = Exclude<AttendanceRefusal["kind"], "full">;

export const attendanceNeeds = { showOwnSeat: ShowOwnSeat, attendEvent: AttendEvent };

/** One's own seat in an event. */
export class AttendanceModel {
  /** `value` null: there is no such event any more. */
  readonly own: Resource<MyAttendance | null>;
  refusal: SeatRefusal | null = null;
  readonly #attend: (action: OwnDeed) => ReturnType<AttendEvent>;
  readonly #submission = new Submission();

  constructor(useCases: NeedsOf<typeof attendanceNeeds>, customer: CustomerId, event: EventId) {
    this.own = new Resource(async () => {
      const answer = await useCases.showOwnSeat(customer, event);
      return answer.kind === "ok" ? answer.value : null;
    });
    this.#attend = (action) => useCases.attendEvent(customer, { event, deed: action });
    makeAutoObservable(this, { own: false }, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  /** Takes a step and reads again how the seat stands. While one is sent, no other is. True: there was an answer. */
  async take(action: OwnDeed): Promise<boolean> {
    const answer = await this.#submission.send(() => this.#attend(action));
    if (answer === null) {
      if (this.own.state.kind === "reading") await this.own.ask();
      return false;
    }
    const { value } = answer;
    this.enter(value.kind === "refused" && value.refusal.kind !== "full" ? value.refusal.kind : null);
    await this.own.ask();
    return true;
  }

  private enter(refusal: SeatRefusal | null): void {
    this.refusal = refusal;
  }
}
