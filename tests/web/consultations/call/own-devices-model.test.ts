import { afterEach, describe, expect, it, vi } from "vitest";
import { OwnDevicesModel } from "#web/features/consultations/call/own-devices-model.ts";
import { aCallBrowser } from "./a-call-browser.ts";
import type { Mode } from "#core/consultations/practitioner.ts";

afterEach(() => vi.unstubAllGlobals());

function devices(mode: Mode = "video") {
  const browser = aCallBrowser();
  const used: unknown[] = [];
  return { browser, used, own: new OwnDevicesModel(mode, (stream) => void used.push(stream)) };
}

const idsOf = ({ asked }: ReturnType<typeof aCallBrowser>) =>
  asked.map(({ audio, video }) => [audio?.deviceId?.exact ?? null, video?.deviceId?.exact ?? null]);

describe("devices of who sits in a call", () => {
  it("are none before they are tried", () => {
    const { own, browser } = devices();
    expect([own.state, own.stream, own.isTried, own.hasMicrophone, own.hasCamera, own.choices, own.notOpened]).toEqual([
      null,
      null,
      false,
      false,
      false,
      [],
      null,
    ]);
    expect([own.used("microphone"), own.used("camera"), own.used("speaker"), own.isMuted, own.isPictureOff]).toEqual([
      "",
      "",
      "",
      false,
      false,
    ]);
    own.begin()();
    expect(browser.asked).toEqual([]);
  });

  it("are asked for once, and told with what else there is", async () => {
    const { own, browser, used } = devices();
    const tried = own.tryThem();
    expect([own.state, own.isTried, own.stream]).toEqual(["asking", false, null]);
    await Promise.all([tried, own.tryThem()]);
    expect([browser.asked.length, own.isTried, own.hasMicrophone, own.hasCamera]).toEqual([1, true, true, true]);
    expect(used).toEqual(browser.opened);
    expect(own.of("speaker")).toEqual([
      { kind: "speaker", id: "out-1", name: "Built in" },
      { kind: "speaker", id: "out-2", name: "Headset" },
    ]);
    expect([own.used("microphone"), own.used("camera"), own.used("speaker")]).toEqual(["mic-1", "cam-1", "out-1"]);
  });

  it("are a microphone alone in a call by sound", async () => {
    const { own } = devices("audio");
    await own.tryThem();
    expect([own.hasMicrophone, own.hasCamera, own.used("camera")]).toEqual([true, false, ""]);
  });

  it("may be refused, which is tried as well", async () => {
    const { own, browser, used } = devices();
    browser.refuses = "NotAllowedError";
    await own.tryThem();
    expect([own.state, own.isTried, own.stream, own.choices, used]).toEqual([{ kind: "off", why: "refused" }, true, null, [], []]);
    browser.refuses = null;
    await own.tryThem();
    expect(own.hasMicrophone).toBe(true);
  });

  it.each([
    ["NotFoundError", "missing"],
    ["NotReadableError", "busy"],
    ["NotAllowedError", "refused"],
    ["AbortError", "busy"],
  ])("go on by sound where the camera is not to be had: %s", async (name, camera) => {
    const { own, browser } = devices();
    browser.refusesCamera = name;
    await own.tryThem();
    expect([own.state, own.hasMicrophone, own.hasCamera]).toEqual([{ kind: "on", stream: own.stream, camera }, true, false]);
  });

  it("go on by sound where the camera is lost in a call", async () => {
    const { own, browser, used } = devices();
    await own.tryThem();
    browser.refusesCamera = "NotReadableError";
    browser.opened[0]?.tracks[1]?.lose();
    await expect.poll(() => used.length).toBe(2);
    expect([own.hasMicrophone, own.hasCamera, own.state]).toEqual([true, false, { kind: "on", stream: own.stream, camera: "busy" }]);
  });

  it("are changed to others, which stay muted, and stay where another does not open", async () => {
    const { own, browser, used } = devices();
    await own.tryThem();
    own.mute();
    own.hidePicture();
    const enabled = () => own.stream?.getTracks().map((track) => track.enabled);
    expect([own.isMuted, own.isPictureOff, enabled()]).toEqual([true, true, [false, false]]);
    await own.choose("microphone", "mic-2");
    expect([own.used("microphone"), enabled(), used.length, own.toUse.microphone]).toEqual(["mic-2", [false, false], 2, "mic-2"]);
    expect(browser.opened[0]?.tracks.map(({ readyState }) => readyState)).toEqual(["ended", "ended"]);
    browser.refuses = "NotReadableError";
    await own.choose("camera", "cam-2");
    expect([own.notOpened, own.toUse, own.used("camera")]).toEqual([
      "camera",
      { microphone: "mic-2", camera: null, speaker: null },
      "cam-1",
    ]);
    browser.refuses = null;
    await own.choose("speaker", "out-2");
    expect([own.notOpened, own.used("speaker"), idsOf(browser)]).toEqual([
      null,
      "out-2",
      [
        [null, null],
        ["mic-2", null],
        ["mic-2", "cam-2"],
        ["mic-2", null],
      ],
    ]);
    own.mute();
    own.hidePicture();
    expect([own.isMuted, own.isPictureOff, enabled()]).toEqual([false, false, [true, true]]);
  });

  it("are replaced by whichever the browser takes, where one that is used is pulled out", async () => {
    const { own, browser, used } = devices();
    const end = own.begin();
    const changed = async () => {
      for (const tell of browser.listening) tell();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    };
    await changed();
    expect(own.choices).toEqual([]);
    await own.tryThem();
    await own.choose("microphone", "mic-2");
    await own.choose("speaker", "out-2");
    await changed();
    expect([browser.asked.length, own.toUse.microphone]).toEqual([2, "mic-2"]);
    browser.opened[1]?.tracks[0]?.stop();
    expect(own.hasMicrophone).toBe(false);
    browser.listsNone = true;
    await changed();
    expect([own.choices, own.toUse, own.used("microphone"), used.length]).toEqual([
      [],
      { microphone: null, camera: null, speaker: "out-2" },
      "mic-1",
      3,
    ]);
    browser.opened[2]?.tracks[0]?.stop();
    browser.refuses = "NotFoundError";
    await changed();
    expect([used.length, own.hasMicrophone]).toEqual([3, false]);
    const [audio, video] = browser.opened[2]?.tracks ?? [];
    end();
    expect([browser.listening.size, audio?.readyState, video?.readyState]).toEqual([0, "ended", "ended"]);
  });

  it("are none where the browser gives no page any", () => {
    const { own } = devices();
    vi.stubGlobal("navigator", {});
    own.begin()();
    expect(own.state).toBeNull();
  });
});
