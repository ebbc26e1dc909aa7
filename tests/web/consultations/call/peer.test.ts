import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Peer } from "#web/features/consultations/call/peer.ts";
import type { Mode } from "#core/consultations/practitioner.ts";

type Description = { readonly type: string; readonly sdp: string };

let taken: readonly Description[] = [];

/** What a peer asks of the browser's connection: this one keeps what it is told of the other side. */
class KeepingConnection {
  signalingState = "stable";
  iceGatheringState = "complete";
  localDescription: Description | null = null;
  async setRemoteDescription(description: Description) {
    taken = [...taken, description];
  }
  async setLocalDescription() {
    this.localDescription = { type: "answer", sdp: "v=0" };
  }
  createDataChannel = () => ({});
  addTrack() {}
  close() {}
}

class NoStream {
  getTracks = () => [];
  addTrack() {}
}

beforeEach(() => {
  taken = [];
  vi.stubGlobal("RTCPeerConnection", KeepingConnection);
  vi.stubGlobal("MediaStream", NoStream);
});
afterEach(() => vi.unstubAllGlobals());

const aPeer = (mode: Mode, said: string[]) =>
  new Peer({
    mode,
    isPolite: true,
    relay: { servers: [], isOnly: false },
    own: () => new MediaStream(),
    say: ({ kind }) => void said.push(kind),
    onPicture: () => {},
    onText: () => {},
    onTurned: () => {},
  });

describe("a side of a call", () => {
  it("takes no picture in an appointment by sound, whoever let it pass, and goes on with what follows", async () => {
    const said: string[] = [];
    const peer = aPeer("audio", said);
    peer.take({ kind: "offer", data: "v=0\r\nm=audio 9 UDP\r\nm=video 9 UDP\r\n" });
    peer.take({ kind: "offer", data: "v=0\r\nm=audio 9 UDP\r\n" });
    await expect.poll(() => said).toEqual(["answer"]);
    expect(taken.map(({ sdp }) => sdp.includes("m=video"))).toEqual([false]);
  });

  it("takes one in an appointment by video", async () => {
    const said: string[] = [];
    aPeer("video", said).take({ kind: "offer", data: "v=0\r\nm=video 9 UDP\r\n" });
    await expect.poll(() => said).toEqual(["answer"]);
    expect(taken).toHaveLength(1);
  });
});
