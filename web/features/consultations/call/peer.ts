import type { RelayAccess } from "#core/consultations/call/call-relay.port.ts";
import type { LineSample } from "#core/consultations/call/line/line-samples.ts";
import { bringsVideo, LARGEST_SIGNAL } from "#core/consultations/call/signal.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { Signal } from "#core/consultations/call/signal.ts";

type SignalContent = Pick<Signal, "kind" | "data">;

/** A device of one side of which the other side is told whether it is off: without a word the last picture would stand still. */
export type CallDevice = "microphone" | "camera";

/**
 * `mode`: of the appointment; in one by sound what brings video is not taken. `isPolite`: the other side offers first, and of two offers at
 * once this side takes theirs. `own`: what is sent. `say` hands a signal to the other side, in the order of the calls.
 */
type PeerNeeds = {
  readonly mode: Mode;
  readonly isPolite: boolean;
  readonly relay: RelayAccess;
  readonly own: () => MediaStream;
  readonly say: (signalContent: SignalContent) => void;
  readonly onPicture: (theirs: MediaStream) => void;
  readonly onText: (text: string) => void;
  readonly onTurned: (device: CallDevice, isOff: boolean) => void;
};

/**
 * The browser's own connection to the other side: sound, picture and lines of text, with what its makers call perfect negotiation. Both
 * sides begin at the same moment, and two first offers would cross each time: Chromium ends a page whose picture is sent or held back while
 * it takes such an offer back. So the polite side only answers at first.
 */
export class Peer {
  readonly #connection: RTCPeerConnection;
  readonly #texts: RTCDataChannel;
  /** Each says whether that device of a side is off. */
  readonly #devices: Readonly<Record<CallDevice, RTCDataChannel>>;
  readonly #isOff: Record<CallDevice, boolean> = { microphone: false, camera: false };
  readonly #needs: PeerNeeds;
  readonly #theirs = new MediaStream();
  #isOffering = false;
  /** Ways to this side that are found meanwhile are told by the description itself: each signal of its own costs a turn of the server. */
  #isGathering = false;
  #ignoresOffer = false;
  #last = { lost: 0, got: 0, bytes: 0, at: 0 };
  /** Signals are taken one after the other. */
  #taking: Promise<void> = Promise.resolve();

  constructor(needs: PeerNeeds) {
    this.#needs = needs;
    this.#connection = new RTCPeerConnection(configurationOf(needs.relay));
    this.#connection.onnegotiationneeded = () => {
      if (this.#mayOffer) void this.#offer();
    };
    this.#texts = this.#connection.createDataChannel("texts", { negotiated: true, id: 0 });
    this.#devices = {
      microphone: this.#connection.createDataChannel("microphone", { negotiated: true, id: 1 }),
      camera: this.#connection.createDataChannel("camera", { negotiated: true, id: 2 }),
    };
    this.#connection.onicecandidate = ({ candidate }) => {
      if (candidate !== null && !this.#isGathering) needs.say({ kind: "candidate", data: JSON.stringify(candidate) });
    };
    this.#connection.ontrack = ({ track }) => {
      this.#theirs.addTrack(track);
      needs.onPicture(this.#theirs);
    };
    this.#begin();
  }

  /** The first offer is the other side's. */
  get #mayOffer(): boolean {
    return !this.#needs.isPolite || this.#connection.remoteDescription !== null;
  }

  take(signalContent: SignalContent): void {
    this.#taking = this.#taking.then(() => this.#take(signalContent)).catch(() => {}); // What the other side says wrongly is its own fault: a new line begins anew.
  }

  /** The relay's names last some minutes. Ways that are looked for from now on, as after a restart by either side, ask with these. */
  takeRelay(relay: RelayAccess): void {
    this.#connection.setConfiguration(configurationOf(relay));
  }

  restart(): void {
    if (this.#mayOffer) this.#connection.restartIce();
  }

  /** Its first offer as long as nobody has answered, with the ways to this side that were found until now; null: there is none. */
  get offer(): SignalContent | null {
    const { signalingState, localDescription } = this.#connection;
    if (signalingState !== "have-local-offer" || this.#isGathering || localDescription === null) return null;
    return localDescription.sdp.length > LARGEST_SIGNAL ? null : { kind: "offer", data: localDescription.sdp };
  }

  /** False: nobody is there to read it. */
  write(text: string): boolean {
    if (this.#texts.readyState !== "open") return false;
    this.#texts.send(text.slice(0, LONGEST_TEXT));
    return true;
  }

  /** Tells the other side whether a device of this side is off, at once or as soon as it is there. */
  turn(device: CallDevice, isOff: boolean): void {
    if (this.#isOff[device] === isOff) return;
    this.#isOff[device] = isOff;
    this.#tell(device);
  }

  /** Sends this sound or picture from now on, or none; the connection stays as it is. */
  async send(kind: "audio" | "video", track: MediaStreamTrack | null): Promise<void> {
    const sender = this.#connection
      .getTransceivers()
      .find(({ sender: { track: sent }, receiver }) => (sent ?? receiver.track).kind === kind)?.sender;
    if (sender !== undefined && sender.track !== track) await sender.replaceTrack(track); // Chromium begins anew with the same one too.
  }

  async sample(at: number, sendsVideo: boolean): Promise<LineSample> {
    const now = { lost: 0, got: 0, bytes: 0, at };
    let roundTrip = 0;
    let quiet = Number.POSITIVE_INFINITY;
    for (const one of (await this.#connection.getStats()).values()) {
      if (one.type === "inbound-rtp") {
        now.lost += one.packetsLost ?? 0;
        now.got += one.packetsReceived ?? 0;
        if (one.lastPacketReceivedTimestamp !== undefined) quiet = Math.min(quiet, one.timestamp - one.lastPacketReceivedTimestamp);
      }
      if (one.type === "outbound-rtp") now.bytes += one.bytesSent ?? 0;
      if (one.type === "candidate-pair" && one.nominated) roundTrip = Math.max(roundTrip, 1_000 * (one.currentRoundTripTime ?? 0));
    }
    const { lost, got, bytes, at: before } = this.#last;
    this.#last = now;
    const [newlyLost, newlyGot] = [Math.max(0, now.lost - lost), now.got - got];
    return {
      at,
      isConnected: !["failed", "disconnected", "closed"].includes(this.#connection.iceConnectionState),
      hasPackets: newlyGot > 0,
      quiet: Number.isFinite(quiet) ? Math.max(0, quiet) : 0,
      loss: newlyLost + newlyGot === 0 ? 0 : newlyLost / (newlyLost + newlyGot),
      roundTrip,
      outgoing: before === 0 ? Number.POSITIVE_INFINITY : (8 * (now.bytes - bytes)) / Math.max(1, at - before),
      sendsVideo,
    };
  }

  close(): void {
    this.#connection.close();
  }

  #tell(device: CallDevice): void {
    const channel = this.#devices[device];
    if (channel.readyState === "open") channel.send(this.#isOff[device] ? DEVICE_OFF : DEVICE_ON);
  }

  /** Adds what this side sends: to its own offer, or to its answer to the first one. */
  #begin(): void {
    const own = this.#needs.own();
    this.#texts.onmessage = ({ data }) => this.#needs.onText(String(data).slice(0, LONGEST_TEXT));
    for (const device of ["microphone", "camera"] as const) {
      this.#devices[device].onopen = () => this.#tell(device);
      this.#devices[device].onmessage = ({ data }) => this.#needs.onTurned(device, data === DEVICE_OFF);
    }
    for (const track of own.getTracks()) this.#connection.addTrack(track, own);
  }

  async #offer(): Promise<void> {
    this.#isOffering = true;
    try {
      await this.#sayDescription();
    } catch {
      // The connection was closed meanwhile.
    } finally {
      this.#isOffering = false;
    }
  }

  async #take({ kind, data }: SignalContent): Promise<void> {
    const connection = this.#connection;
    if (kind === "bye" || bringsVideo({ kind, data }, this.#needs.mode)) return;
    if (kind === "candidate") {
      await connection.addIceCandidate(JSON.parse(data)).catch((error: unknown) => {
        if (!this.#ignoresOffer) throw error;
      });
      return;
    }
    const collides = kind === "offer" && (this.#isOffering || connection.signalingState !== "stable");
    this.#ignoresOffer = !this.#needs.isPolite && collides;
    if (this.#ignoresOffer) return;
    await connection.setRemoteDescription({ type: kind, sdp: data });
    if (kind !== "offer") return;
    await this.#sayDescription();
  }

  /** Describes this side anew, with the ways to it that are found at once; those of a relay come later. */
  async #sayDescription(): Promise<void> {
    const connection = this.#connection;
    this.#isGathering = true;
    try {
      await connection.setLocalDescription();
      const made = connection.localDescription?.type;
      await gathered(connection);
      const said = connection.localDescription;
      if (said !== null && said.type === made && (made === "offer" || made === "answer")) this.#needs.say({ kind: made, data: said.sdp });
    } finally {
      this.#isGathering = false;
    }
  }
}

const DEVICE_OFF = "off";
const DEVICE_ON = "on";

/** One way in is looked for at once: a side is made while the patient still waits. */
const configurationOf = ({ servers, isOnly }: RelayAccess): RTCConfiguration => ({
  iceServers: servers.map(({ urls, username, credential }) => ({ urls: [...urls], username, credential })),
  iceTransportPolicy: isOnly ? "relay" : "all",
  iceCandidatePoolSize: 1,
});

/** A line of text, in characters. */
export const LONGEST_TEXT = 1_000;
/** For so many milliseconds at most a description waits for the ways to its side. */
const GATHERING = 50;

async function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === "complete") return;
  const { promise, resolve } = Promise.withResolvers<void>();
  connection.onicegatheringstatechange = () => {
    if (connection.iceGatheringState === "complete") resolve();
  };
  const late = setTimeout(resolve, GATHERING);
  await promise;
  clearTimeout(late);
}
