import { makeAutoObservable, runInAction } from "mobx";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import { ANY_DEVICES, devicesThere, openDevices } from "./devices.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { DeviceChoice, DeviceKind, Devices, DevicesToUse } from "./devices.ts";

/** The camera, microphone and speaker of whoever sits here: which there are, which are used, and what goes out of them. */
export class OwnDevicesModel {
  state: Devices | "asking" | null = null;
  choices: readonly DeviceChoice[] = [];
  toUse: DevicesToUse = ANY_DEVICES;
  /** Of which kind the one that was chosen last did not open; null: it did. */
  notOpened: DeviceKind | null = null;
  /** They were given back while their owner is not in the room, and open again with the seat. */
  isGivenBack = false;
  isMuted = false;
  isPictureOff = false;
  /** What opens after they were given back is given back as well. */
  readonly #use = new LatestTurn();
  readonly #mode: Mode;
  readonly #onTracks: (own: MediaStream) => void;

  /** `onTracks` is called when other tracks are used from now on. */
  constructor(mode: Mode, onTracks: (own: MediaStream) => void) {
    this.#mode = mode;
    this.#onTracks = onTracks;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Answers what ends it. */
  begin(): () => void {
    const { mediaDevices } = navigator;
    const changed = () => void this.look();
    mediaDevices?.addEventListener("devicechange", changed);
    return () => {
      mediaDevices?.removeEventListener("devicechange", changed);
      this.giveBack();
    };
  }

  /** Camera and microphone are off from now on. */
  giveBack(): void {
    this.#use.begin();
    if (this.stream === null && this.state !== "asking") return;
    stopAll(this.stream);
    this.state = null;
    this.isGivenBack = true;
  }

  get stream(): MediaStream | null {
    return this.state !== null && this.state !== "asking" && this.state.kind === "on" ? this.state.stream : null;
  }

  /** The browser has answered once, whether or not it gives a microphone. */
  get isTried(): boolean {
    return this.isGivenBack || (this.state !== null && this.state !== "asking");
  }

  get hasMicrophone(): boolean {
    return this.stream?.getAudioTracks().some(({ readyState }) => readyState === "live") === true;
  }

  get hasCamera(): boolean {
    return this.stream?.getVideoTracks().some(({ readyState }) => readyState === "live") === true;
  }

  /** Whether the camera's picture may be seen by the other side. */
  get showsPicture(): boolean {
    return this.hasCamera && !this.isPictureOff;
  }

  of(kind: DeviceKind): readonly DeviceChoice[] {
    return this.choices.filter((one) => one.kind === kind);
  }

  /** The one of a kind that is used, as the browser tells it; an empty text: it does not. */
  used(kind: DeviceKind): string {
    if (kind === "speaker") return this.toUse.speaker ?? this.of("speaker")[0]?.id ?? "";
    const tracks = kind === "microphone" ? this.stream?.getAudioTracks() : this.stream?.getVideoTracks();
    return tracks?.[0]?.getSettings().deviceId ?? "";
  }

  async tryThem(): Promise<void> {
    if (this.state === "asking") return;
    this.state = "asking";
    await this.open();
  }

  /** Goes on with another device. Where it does not open, with the one before it. */
  async choose(kind: DeviceKind, id: string): Promise<void> {
    const before = this.toUse;
    this.toUse = { ...before, [kind]: id };
    this.notOpened = null;
    if (kind === "speaker") return;
    const opened = await this.openWanted();
    if (opened === null) return;
    const isChosen = opened.kind === "on" && (kind !== "camera" || opened.camera === "there");
    if (isChosen) return this.take(opened);
    if (opened.kind === "on") stopAll(opened.stream);
    runInAction(() => {
      this.toUse = before;
      this.notOpened = kind;
    });
  }

  mute(): void {
    this.isMuted = !this.isMuted;
    this.showTracks();
  }

  hidePicture(): void {
    this.isPictureOff = !this.isPictureOff;
    this.showTracks();
  }

  private async open(): Promise<void> {
    const opened = await this.openWanted();
    if (opened === null) return;
    runInAction(() => {
      this.isGivenBack = false;
    });
    if (opened.kind === "on") this.take(opened);
    else runInAction(() => (this.state = opened));
    await this.look();
  }

  /** null: they were given back meanwhile. */
  private async openWanted(): Promise<Devices | null> {
    const isInUse = this.#use.current();
    const opened = await openDevices(this.#mode, this.toUse);
    if (isInUse()) return opened;
    if (opened.kind === "on") stopAll(opened.stream);
    return null;
  }

  private take(opened: Extract<Devices, { kind: "on" }>): void {
    stopAll(this.stream);
    this.state = opened;
    for (const track of opened.stream.getTracks()) track.addEventListener("ended", () => void this.look()); // As when it is pulled out, or no longer allowed.
    this.showTracks();
    this.#onTracks(opened.stream);
  }

  private showTracks(): void {
    for (const track of this.stream?.getAudioTracks() ?? []) track.enabled = !this.isMuted;
    for (const track of this.stream?.getVideoTracks() ?? []) track.enabled = !this.isPictureOff;
  }

  /** Sees what was plugged in or pulled out; one that is used and gone is replaced by whichever the browser takes. */
  private async look(): Promise<void> {
    if (this.stream === null) return;
    const choices = await devicesThere().catch(() => []);
    const isGone = this.stream?.getTracks().some(({ readyState }) => readyState === "ended") === true;
    runInAction(() => {
      this.choices = choices;
      if (isGone) this.toUse = { ...ANY_DEVICES, speaker: this.toUse.speaker };
    });
    if (!isGone) return;
    const opened = await this.openWanted();
    if (opened?.kind === "on") this.take(opened);
  }
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
