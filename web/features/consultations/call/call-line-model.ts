import { makeAutoObservable, runInAction } from "mobx";
import { lowerLine } from "#core/consultations/call/line/line.ts";
import { lineAfter, newReading, noLine, raisedByHand } from "#core/consultations/call/line/line-samples.ts";
import { ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { isCalling } from "#core/consultations/call/room-view.ts";
import { SendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { Peer } from "./peer.ts";
import type { Line } from "#core/consultations/call/line/line.ts";
import type { LineReading } from "#core/consultations/call/line/line-samples.ts";
import type { Opening } from "#core/consultations/call/admit-patient.use-case.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { Signal } from "#core/consultations/call/signal.ts";
import type { TakenSeat } from "#core/consultations/call/take-seat.use-case.ts";
import type { Session } from "#core/identity/session.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { OwnDevicesModel } from "./own-devices-model.ts";
import type { CallDevice } from "./peer.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type TextLine = { readonly whose: "mine" | "theirs"; readonly text: string };

export const callLineNeeds = { sendSignal: SendSignal, reportLine: ReportLine };

type Needs = NeedsOf<typeof callLineNeeds> & { readonly now: Clock };

/** To whose connection a line leads; `pair`: to that one in this stretch of the call. */
type Way = { readonly pair: string; readonly to: string };

const NOTHING_OFF: Readonly<Record<CallDevice, boolean>> = { microphone: false, camera: false };
const SAMPLED = 2_000;
const RESTARTED = 5_000;
const SAID_AGAIN = 1_000;

/**
 * The line from the devices of one side of a call to the other side: begun, measured, begun again, and told to the shop as it gets worse or
 * better.
 */
export class CallLineModel {
  theirs: MediaStream | null = null;
  /** What of the other side is off: they turned it off, or have none. */
  isTheirsOff: Readonly<Record<CallDevice, boolean>> = NOTHING_OFF;
  texts: readonly TextLine[] = [];
  readonly #own: OwnDevicesModel;
  readonly #session: Session;
  readonly #needs: Needs;
  #room: RoomView | null = null;
  #seat: TakenSeat | null = null;
  #peer: Peer | null = null;
  #pair = "";
  /** What this side would say as soon as the patient is let in; null: they are. */
  #held: readonly Pick<Signal, "kind" | "data">[] | null = null;
  /** The first of these went with the word that lets the patient in. */
  #isOpened = false;
  #seq = 0;
  #saying: Promise<void> = Promise.resolve();
  #reading: LineReading | null = null;
  /** What the shop last took of that; null: nothing yet. */
  #reported: Line | null = null;
  #raises = 0;
  #restartedAt = 0;

  constructor(own: OwnDevicesModel, session: Session, needs: Needs) {
    this.#own = own;
    this.#session = session;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Answers what ends it. */
  begin(): () => void {
    const sampling = setInterval(() => void this.sampled(), SAMPLED);
    return () => clearInterval(sampling);
  }

  /** Goes by this seat from now on. */
  sit(seat: TakenSeat): void {
    this.#seat = seat;
    if (this.#held === null) this.#peer?.takeRelay(seat.relay);
    else this.#pair = ""; // What the relay gave with the former token may be over before the patient is let in.
  }

  /** Goes with the room: whoever comes to it gets a line of their own. */
  follow(room: RoomView): void {
    this.#room = room;
    const to = room.place === "inside" || room.place === "waiting" ? (room.other?.connection ?? null) : null;
    const pair = `${to} ${room.generation}`;
    if (to !== null && pair !== this.#pair) this.connect(room, { pair, to });
    if (to !== null && room.place === "inside" && this.#held !== null) {
      this.begun(room, { pair, to });
      return;
    }
    if (room.raises > this.#raises && this.#reading !== null) this.#reading = raisedByHand(this.#reading);
    this.#raises = room.raises;
    void this.showPicture();
  }

  /** Takes what the other side says. */
  take(signal: Pick<Signal, "kind" | "data">): void {
    this.#peer?.take(signal);
  }

  /** What this side would say first, at its own connection, to go with the word that lets the patient in; null: nothing yet. */
  opening(from: string): Opening | null {
    const to = this.#room?.other?.connection ?? null;
    this.gather();
    const [first] = this.#held ?? [];
    if (to === null || first?.kind !== "offer") return null;
    this.#isOpened = true;
    return { from, to, signal: { ...first, seq: 1 } };
  }

  write(text: string): boolean {
    if (text.trim() === "" || this.#peer?.write(text) !== true) return false;
    this.texts = [...this.texts, { whose: "mine", text }];
    return true;
  }

  /** Whether the other side is there and was let in, while there was no device to begin a line from. */
  get isWithoutDevices(): boolean {
    return this.#peer === null && this.#held === null && this.#pair !== "";
  }

  /** What other devices bring goes by the same line. */
  async send(stream: MediaStream): Promise<void> {
    if (this.#peer === null && this.#held !== null && this.#room !== null) {
      this.#pair = "";
      this.follow(this.#room);
      return;
    }
    await this.#peer?.send("audio", stream.getAudioTracks()[0] ?? null);
    await this.showPicture();
  }

  mute(): void {
    this.#own.mute();
    this.tellDevices();
  }

  hidePicture(): void {
    this.#own.hidePicture();
    void this.showPicture();
  }

  giveUp(): void {
    this.#peer?.close();
    this.#peer = null;
    this.#pair = "";
    this.#held = null;
    this.#reading = null;
    this.#seat = null;
    this.theirs = null;
    this.isTheirsOff = NOTHING_OFF;
  }

  /** Makes this side of a line, also while the patient still waits: until they are let in nothing is said to the other side. */
  private connect(room: RoomView, { pair, to }: Way): void {
    this.#peer?.close();
    this.#pair = pair;
    this.#held = [];
    this.#isOpened = false;
    this.#seq = 0;
    this.#reading = null;
    this.#peer = null;
    if (this.#own.stream === null) return;
    this.theirs = null;
    this.isTheirsOff = NOTHING_OFF;
    const peer = new Peer({
      mode: room.mode,
      isPolite: room.seat === "patient",
      relay: this.#seat?.relay ?? { servers: [], isOnly: false },
      own: () => this.#own.stream ?? new MediaStream(),
      say: (signalContent) => {
        if (peer !== this.#peer) return; // It was given up while it found its ways.
        if (this.#held === null) this.say({ pair, to }, signalContent);
        else this.#held = [...this.#held, signalContent];
      },
      onPicture: (theirs) => runInAction(() => (this.theirs = theirs)),
      onText: (text) => runInAction(() => (this.texts = [...this.texts, { whose: "theirs", text }])),
      onTurned: (device, isOff) => runInAction(() => (this.isTheirsOff = { ...this.isTheirsOff, [device]: isOff })),
    });
    this.#peer = peer;
    this.tellDevices();
  }

  /** An offer that is still held takes in the ways that were found since: each of them would be a signal of its own. */
  private gather(): void {
    const offer = this.#isOpened ? null : (this.#peer?.offer ?? null);
    if (this.#held !== null && offer !== null) this.#held = [offer];
  }

  /** The patient is let in. What went with that word is said again, for that may have been lost: it counts once. */
  private begun(room: RoomView, way: Way): void {
    this.gather();
    const held = this.#held ?? [];
    this.#held = null;
    this.#reading = newReading(room.mode, this.#needs.now());
    this.#reported = null;
    this.#raises = room.raises;
    for (const signal of held) this.say(way, signal);
  }

  /** Signals go one after the other, each until the server has it. */
  private say({ pair, to }: Way, content: Pick<Signal, "kind" | "data">): void {
    this.#seq += 1;
    const signal = { ...content, seq: this.#seq };
    this.#saying = this.#saying.then(async () => {
      while (pair === this.#pair && this.#seat !== null) {
        const { token } = this.#seat;
        const answer = await this.#needs.sendSignal(this.#session, { token, to, signal }).catch(() => null);
        if (answer !== null && (answer.kind === "ok" || answer.refusal.kind !== "too-many-signals")) return;
        await new Promise((resolve) => setTimeout(resolve, SAID_AGAIN));
      }
    });
  }

  private async sampled(): Promise<void> {
    const [peer, before] = [this.#peer, this.#reading];
    if (before === null || this.#room === null || !isCalling(this.#room)) return;
    const at = this.#needs.now();
    const sample = peer === null || !this.#own.hasMicrophone ? noLine(at) : await peer.sample(at, this.sendsPicture);
    const [now, room] = [this.#reading, this.#room];
    if (peer !== this.#peer || now === null) return;
    const reading = lineAfter(now, sample, room.mode);
    this.#reading = reading;
    if ((reading.line === "reconnecting" || reading.line === "call_back") && at - this.#restartedAt >= RESTARTED) {
      this.#restartedAt = at;
      peer?.restart();
    }
    // A seat that is taken anew begins with the best line, and a word to the shop may be lost.
    const isTold = reading.line === (this.#reported ?? now.line) && lowerLine(room.line, reading.line) === room.line;
    if (isTold || this.#seat === null) return;
    const report = { token: this.#seat.token, line: reading.line };
    const answer = await this.#needs.reportLine(this.#session, report).catch(() => null); // Without a server the call goes on as it is.
    if (answer?.kind === "ok" && peer === this.#peer) this.#reported = reading.line;
  }

  /** Tells the other side what of this side is off. */
  private tellDevices(): void {
    this.#peer?.turn("microphone", this.#own.isMuted);
    this.#peer?.turn("camera", !this.#own.showsPicture);
  }

  private async showPicture(): Promise<void> {
    this.tellDevices();
    const [track] = this.#own.stream?.getVideoTracks() ?? [];
    await this.#peer?.send("video", track !== undefined && this.sendsPicture ? track : null); // A camera that is gone sends nothing any more.
  }

  private get sendsPicture(): boolean {
    return this.#own.showsPicture && this.#room?.line === "video";
  }
}
