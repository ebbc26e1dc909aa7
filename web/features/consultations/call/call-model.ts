import { makeAutoObservable, runInAction } from "mobx";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { LeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { SEAT_RENEWED_EVERY } from "#core/consultations/call/room.ts";
import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { TakeAudioSeat, TakeVideoSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { SwitchLine } from "#core/consultations/call/line/switch-line.use-case.ts";
import { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { sessionId } from "#core/identity/session.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { CallLineModel, callLineNeeds } from "./call-line-model.ts";
import { isOver } from "./call-seat.ts";
import { OwnDevicesModel } from "./own-devices-model.ts";
import { late } from "#web/platform/late/needs.ts";
import type { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import type { CheckInRefusal } from "#core/consultations/call/check-in.use-case.ts";
import type { RoomRefusal } from "#core/consultations/call/in-room.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { StepAtDesk } from "#core/consultations/call/step-at-desk.ts";
import type { TakenSeat } from "#core/consultations/call/take-seat.use-case.ts";
import type { CallEnd, CallNews } from "#core/consultations/call/watch-call.use-case.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Session } from "#core/identity/session.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Language } from "#core/shared/language.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { CallSeat, CallSides } from "./call-seat.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** How this window stands to the room. "left": by a press; "ended": the seat is lost. */
export type Sitting = { readonly kind: "outside" | "entering" | "inside" | "left" } | { readonly kind: "ended"; readonly end: CallEnd };

export const callNeeds = {
  checkIn: CheckIn,
  leaveCall: LeaveCall,
  switchLine: SwitchLine,
  takeAudioSeat: TakeAudioSeat,
  takeVideoSeat: TakeVideoSeat,
  watchCall: late(WatchCall),
  ...callLineNeeds,
};

type Needs = NeedsOf<typeof callNeeds> & { readonly now: Clock; readonly newKey: () => string; readonly language: Language };

/** What the page is about: `asked` null is the next call. */
type CallToEnter = {
  readonly customer: CustomerId;
  readonly asked: string | null;
  readonly mode: Mode;
  readonly seat: Pick<CallSeat, "checkedInText"> & { readonly read: ReturnType<CallSeat["useRead"]> };
};

/** Whoever is not in the room is told so soon that it opens, or that the consultation is over. */
const LOOKED = 15_000;
/** The same of whoever was in it or is checked in, who may be let in at any time. */
const LOOKED_SOON = 5_000;
const BACK_AFTER = 1_000;

/** One side of a call: its seat in the room. */
export class CallModel {
  readonly own: OwnDevicesModel;
  readonly line: CallLineModel;
  sitting: Sitting = { kind: "outside" };
  room: RoomView | null = null;
  /** How many the practitioner has before whoever waits here; null: nobody waits. */
  ahead: number | null = null;
  readonly #read: Resource<CallSides | null>;
  readonly #entering = new RefusableSubmission<RoomView, CheckInRefusal>();
  readonly #stepping = new RefusableSubmission<RoomView, UnknownBooking | RoomRefusal>();
  readonly #needs: Needs;
  readonly #session: Session;
  readonly #mode: Mode;
  readonly #checkedInText: CallSeat["checkedInText"];
  #seat: TakenSeat | null = null;
  #connection = "";
  #after: number | null = null;
  #stops: (() => void)[] = [];
  #isListening = false;
  #stopListening: () => void = () => {};
  #sitsAgain: ReturnType<typeof setTimeout> | undefined;

  constructor({ customer, asked, mode, seat }: CallToEnter, needs: Needs) {
    this.#needs = needs;
    this.#mode = mode;
    this.#checkedInText = seat.checkedInText;
    this.own = new OwnDevicesModel(mode, (stream) => void this.bring(stream));
    this.#session = { id: sessionId("this device"), customer };
    this.line = new CallLineModel(this.own, this.#session, needs);
    this.#read = new Resource(() => seat.read(customer, asked, needs.now));
    makeAutoObservable(this, { own: false, line: false }, { autoBind: true, deep: false });
  }

  /** null: there is no such appointment. */
  get state(): ResourceState<CallSides | null> {
    return this.#read.state;
  }

  /** What is said to whoever was checked in before this page was opened; null: they were not, or it has gone on since. */
  get checkedInText(): string | null {
    const { sides, sitting } = this;
    return sides === null || sitting.kind !== "outside" ? null : (this.#checkedInText?.(sides.state) ?? null);
  }

  get customer(): CustomerId {
    return this.#session.customer;
  }

  get entering() {
    return this.#entering.state;
  }

  get stepping() {
    return this.#stepping.state;
  }

  /** Answers what ends it. */
  begin(): () => void {
    void this.#read.ask();
    const looking = setInterval(() => this.look(), LOOKED);
    const soon = setInterval(() => this.lookSoon(), LOOKED_SOON);
    this.#stops = [() => clearInterval(looking), () => clearInterval(soon), this.own.begin(), this.line.begin()];
    return () => {
      for (const stop of this.#stops) stop();
      this.rise();
      this.#read.drop();
    };
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  /** Checks in, as a patient who allows it, and takes the seat. `given` null: they were let in before, and allowed it then. */
  async checkIn(given: { readonly callBack: boolean; readonly guardian: boolean } | null): Promise<void> {
    const { booking } = this;
    if (booking === null) return;
    const consent = given === null ? { consent: null, callBack: false, guardian: false } : { consent: CONSENT_VERSION, ...given };
    const request = { booking, language: this.#needs.language, ...consent };
    const answer = await this.#entering.send(() => this.#needs.checkIn(this.#session.customer, request));
    if (answer !== null) await this.enter();
  }

  /** Takes the seat anew: after checking in, coming back, or where another window had it. */
  async enter(): Promise<void> {
    this.sitting = { kind: "entering" };
    this.#stopListening();
    this.#connection = this.#needs.newKey();
    this.#after = null;
    const connection = this.#connection;
    if (this.own.isGivenBack) await this.own.tryThem();
    if (connection === this.#connection) await this.sit();
  }

  /** Takes a step that is the practitioner's alone. */
  async step(take: StepAtDesk): Promise<void> {
    const { booking } = this;
    if (booking !== null) await this.stepAs(() => take(this.customer, booking));
  }

  /**
   * Lets the patient in, and says at once what this side of the line says first: after the answer it would come a turn of the server later.
   */
  async admit(admit: AdmitPatient): Promise<void> {
    const { booking } = this;
    if (booking === null) return;
    const admission = { booking, opening: this.line.opening(this.#connection) };
    await this.stepAs(() => admit(this.customer, admission));
  }

  private async stepAs(act: () => ReturnType<StepAtDesk>): Promise<void> {
    const answer = await this.#stepping.send(act);
    if (answer !== null) this.take(answer.value);
  }

  async leave(): Promise<void> {
    const token = this.#seat?.token ?? null;
    this.rise();
    this.sitting = { kind: "left" };
    if (token !== null) await this.#needs.leaveCall(this.#session, token).catch(() => {});
  }

  /** Down to sound for both sides, or the wish for the picture again. */
  async switchTo(to: Mode): Promise<void> {
    if (this.#seat === null) return;
    const wanted = { token: this.#seat.token, to };
    const answer = await this.#stepping.send(() => this.#needs.switchLine(this.#session, wanted));
    if (answer !== null) this.take(answer.value);
  }

  /** Whether nothing tells this page of the room, which is still open or to come. */
  private get isOutside(): boolean {
    const { sides, sitting } = this;
    return sides !== null && !isOver(sides) && sitting.kind !== "inside" && sitting.kind !== "entering";
  }

  private look(): void {
    if (this.isOutside) void this.#read.ask();
  }

  private lookSoon(): void {
    if (this.isOutside && (this.sitting.kind !== "outside" || this.checkedInText !== null)) void this.#read.ask();
  }

  /** null: nothing is known yet, or there is no such appointment. */
  private get sides(): CallSides | null {
    return this.state.kind === "read" ? this.state.value : null;
  }

  private get booking(): PayableId | null {
    return this.sides?.id ?? null;
  }

  /** Takes the seat, or says that it still has it. A line to the shop that lasts is kept. */
  private async sit(): Promise<void> {
    const { booking } = this;
    if (booking === null || this.#connection === "") return;
    const connection = this.#connection;
    const answer = await (this.#mode === "audio" ? this.#needs.takeAudioSeat : this.#needs.takeVideoSeat)(this.#session, {
      booking,
      connection,
    }).catch(() => null);
    if (connection !== this.#connection) return;
    if (answer === null) return this.sitAgain(BACK_AFTER);
    if (answer.kind === "refused") return this.lost(answer.refusal.kind === "not-admitted" ? "removed" : "over");
    this.#seat = answer.value;
    this.line.sit(answer.value);
    runInAction(() => {
      this.sitting = { kind: "inside" };
    });
    this.take(answer.value.room);
    this.sitAgain(SEAT_RENEWED_EVERY);
    if (!this.#isListening) await this.listen(answer.value);
  }

  private sitAgain(after: number): void {
    clearTimeout(this.#sitsAgain);
    this.#sitsAgain = setTimeout(() => void this.sit(), after);
  }

  private async listen({ token }: TakenSeat): Promise<void> {
    const connection = this.#connection;
    const watch = await this.#needs.watchCall();
    if (connection !== this.#connection || this.#isListening) return;
    this.#isListening = true;
    const listening = watch(this.#session, { token, after: this.#after }).subscribe({
      next: (news) => this.heard(news),
      error: () => this.lost("over"),
      complete: () => {
        if (connection !== this.#connection) return;
        this.#isListening = false;
        this.sitAgain(BACK_AFTER);
      },
    });
    this.#stopListening = () => {
      this.#isListening = false;
      listening.unsubscribe();
    };
  }

  private heard(news: CallNews): void {
    if (news.kind === "end") {
      this.lost(news.end);
      return;
    }
    this.ahead = news.ahead;
    this.take(news.room);
    for (const { number, kind, data } of news.signals) {
      this.#after = number;
      this.line.take({ kind, data });
    }
  }

  private take(room: RoomView): void {
    this.room = room;
    if (!OPEN_STATES.includes(room.state)) {
      this.lost("over");
      return;
    }
    this.line.follow(room);
  }

  /** Other devices are used. Whoever had none begins a line of their own. */
  private async bring(stream: MediaStream): Promise<void> {
    if (this.line.isWithoutDevices) return this.enter();
    await this.line.send(stream);
  }

  private lost(end: CallEnd): void {
    if (this.sitting.kind === "left") return;
    this.rise();
    this.sitting = { kind: "ended", end };
    if (end === "over") void this.#read.ask();
  }

  /** Gives up the seat in this window, and with it camera and microphone. */
  private rise(): void {
    this.#connection = "";
    clearTimeout(this.#sitsAgain);
    this.#stopListening();
    this.#seat = null;
    this.line.giveUp();
    this.own.giveBack();
  }
}
