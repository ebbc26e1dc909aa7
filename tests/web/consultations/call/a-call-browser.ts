import { vi } from "vitest";

/** What a camera or a microphone brings. */
export class FakeTrack {
  readyState: "live" | "ended" = "live";
  enabled = true;
  readonly kind: "audio" | "video";
  readonly #id: string;
  readonly #hears: (() => void)[] = [];

  constructor(kind: "audio" | "video", id: string) {
    this.kind = kind;
    this.#id = id;
  }
  stop(): void {
    this.readyState = "ended";
  }
  /** Pulled out, or no longer allowed. */
  lose(): void {
    this.stop();
    for (const hear of this.#hears) hear();
  }
  addEventListener(_: "ended", hear: () => void): void {
    this.#hears.push(hear);
  }
  getSettings = () => ({ deviceId: this.#id });
}

export class FakeStream {
  readonly tracks: FakeTrack[];

  constructor(tracks: readonly FakeTrack[] = []) {
    this.tracks = [...tracks];
  }
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === "audio");
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === "video");
  addTrack(track: FakeTrack): void {
    this.tracks.push(track);
  }
}

type Wanted = { readonly deviceId?: { readonly exact: string } };
type Constraints = { readonly audio?: Wanted; readonly video?: Wanted };

/** A browser with a camera, microphones and speakers that opens them, or says why it does not. */
export function aCallBrowser() {
  const requested: Constraints[] = [];
  const opened: FakeStream[] = [];
  const listening = new Set<() => void>();
  const there = [
    { kind: "audioinput", deviceId: "mic-1", label: "Built in" },
    { kind: "audioinput", deviceId: "mic-2", label: "Headset" },
    { kind: "videoinput", deviceId: "cam-1", label: "Front" },
    { kind: "audiooutput", deviceId: "out-1", label: "Built in" },
    { kind: "audiooutput", deviceId: "out-2", label: "Headset" },
  ];
  const browser = {
    refuses: null as string | null,
    refusesCamera: null as string | null,
    listsNone: false,
    asked: requested,
    opened,
    listening,
    connections: FakeConnection.made,
  };
  const mediaDevices = {
    async getUserMedia(constraints: Constraints) {
      requested.push(constraints);
      await Promise.resolve();
      if (browser.refuses !== null) throw Object.assign(new Error("no"), { name: browser.refuses });
      const { audio, video } = constraints;
      if (browser.refusesCamera !== null && video !== undefined)
        throw Object.assign(new Error("no camera"), { name: browser.refusesCamera });
      const stream = new FakeStream([
        new FakeTrack("audio", audio?.deviceId?.exact ?? "mic-1"),
        ...(video === undefined ? [] : [new FakeTrack("video", video.deviceId?.exact ?? "cam-1")]),
      ]);
      opened.push(stream);
      return stream;
    },
    async enumerateDevices() {
      if (browser.listsNone) throw new Error("not allowed");
      return there;
    },
    addEventListener: (_: "devicechange", changed: () => void) => void listening.add(changed),
    removeEventListener: (_: "devicechange", changed: () => void) => void listening.delete(changed),
  };
  FakeConnection.made.splice(0);
  vi.stubGlobal("navigator", { mediaDevices });
  vi.stubGlobal("MediaStream", FakeStream);
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  return browser;
}

type Description = { readonly type: string; readonly sdp: string };
type Channel = {
  readyState: string;
  readonly sent: string[];
  send(text: string): void;
  onmessage: (given: { data: string }) => void;
  onopen: () => void;
};

const aChannel = (): Channel => ({
  readyState: "connecting",
  sent: [],
  send(text) {
    this.sent.push(text);
  },
  onmessage: () => {},
  onopen: () => {},
});

/** The browser's connection to the other side: it keeps what it is told, and what is sent by it. */
export class FakeConnection {
  static readonly made: FakeConnection[] = [];
  signalingState = "stable";
  iceGatheringState = "complete";
  iceConnectionState = "connected";
  localDescription: Description | null = null;
  remoteDescription: Description | null = null;
  isClosed = false;
  restarts = 0;
  stats: readonly object[] = [];
  onnegotiationneeded = () => {};
  onicecandidate = (_: { candidate: object | null }) => {};
  ontrack = (_: { track: FakeTrack }) => {};
  servers: unknown;
  readonly sends: { readonly kind: string; track: FakeTrack | null }[] = [];
  readonly channel = aChannel();
  readonly microphone = aChannel();
  readonly camera = aChannel();

  constructor(given: { readonly iceServers: unknown }) {
    this.servers = given.iceServers;
    FakeConnection.made.push(this);
  }
  createDataChannel = (name: string) => ({ texts: this.channel, microphone: this.microphone, camera: this.camera })[name];
  setConfiguration(given: { readonly iceServers: unknown }): void {
    this.servers = given.iceServers;
  }
  addTrack(track: FakeTrack): void {
    this.sends.push({ kind: track.kind, track });
  }
  getTransceivers = () =>
    this.sends.map((one) => ({
      sender: {
        track: one.track,
        async replaceTrack(track: FakeTrack | null) {
          one.track = track;
        },
      },
      receiver: { track: { kind: one.kind } },
    }));
  async setLocalDescription(): Promise<void> {
    const isAnswer = this.signalingState === "have-remote-offer";
    this.signalingState = isAnswer ? "stable" : "have-local-offer";
    this.localDescription = { type: isAnswer ? "answer" : "offer", sdp: `of ${FakeConnection.made.indexOf(this)}` };
  }
  async setRemoteDescription(description: Description): Promise<void> {
    this.remoteDescription = description;
    this.signalingState = description.type === "offer" ? "have-remote-offer" : "stable";
  }
  async addIceCandidate(): Promise<void> {}
  getStats = async () => new Map(this.stats.map((one, at) => [String(at), one]));
  restartIce(): void {
    this.restarts += 1;
  }
  close(): void {
    this.isClosed = true;
  }
}
