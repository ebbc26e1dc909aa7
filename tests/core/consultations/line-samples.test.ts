import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBad, lineAfter, newReading, noLine, raisedByHand } from "#core/consultations/call/line/line-samples.ts";
import type { LineReading, LineSample } from "#core/consultations/call/line/line-samples.ts";

const good: LineSample = { at: 0, isConnected: true, hasPackets: true, quiet: 0, loss: 0, roundTrip: 40, outgoing: 800, sendsVideo: true };
const bad = { loss: 0.2 } as const;
const silent = { hasPackets: false } as const;

/** The readings of looks two seconds apart, as long as each kind of look lasts in seconds. */
function readings(
  mode: "audio" | "video",
  ...looks: readonly (readonly [seconds: number, look: Partial<LineSample>])[]
): readonly LineReading[] {
  const all = [newReading(mode, 0)];
  let at = 0;
  for (const [seconds, look] of looks)
    for (let passed = 0; passed < seconds; passed += 2) {
      at += 2_000;
      all.push(lineAfter(all.at(-1) ?? newReading(mode, 0), { ...good, ...look, at }, mode));
    }
  return all;
}
const last = (...given: Parameters<typeof readings>) => readings(...given).at(-1)?.line;
/** After how many seconds the line was this for the first time; -1: never. */
const firstAs = (line: LineReading["line"], ...given: Parameters<typeof readings>) =>
  2 * readings(...given).findIndex((one) => one.line === line);

describe("a look at a line", () => {
  it("is bad above 8 % of loss, above a second there and back, and below 150 kbit/s of a picture that is sent", () => {
    expect([isBad({ ...good, loss: 0.08 }), isBad({ ...good, loss: 0.081 })]).toEqual([false, true]);
    expect([isBad({ ...good, roundTrip: 1_000 }), isBad({ ...good, roundTrip: 1_001 })]).toEqual([false, true]);
    expect([isBad({ ...good, outgoing: 150 }), isBad({ ...good, outgoing: 149 })]).toEqual([false, true]);
    expect(isBad({ ...good, outgoing: 20, sendsVideo: false })).toBe(false);
  });
});

describe("what a side says of its line", () => {
  it("goes from video to sound after three bad looks in a row, and not after fewer", () => {
    expect([last("video", [4, bad]), last("video", [6, bad])]).toEqual(["video", "audio"]);
    expect(last("video", [4, bad], [2, {}], [4, bad])).toBe("video");
  });

  it("is lost after five seconds without a packet and within seven, whenever they stopped, and given up twenty later", () => {
    for (const stopped of [8.1, 9, 9.9]) {
      const looks = Array.from({ length: 30 }, (_, nth) => [2, { ...silent, quiet: 1_000 * (12 + 2 * nth - stopped) }] as const);
      const lost = firstAs("reconnecting", "video", [10, {}], ...looks);
      expect(lost - stopped).toBeGreaterThanOrEqual(5);
      expect(lost - stopped).toBeLessThanOrEqual(7);
      expect(firstAs("call_back", "video", [10, {}], ...looks) - lost).toBe(20);
    }
  });

  it("is lost at the first look that finds no connection, and given up twenty seconds later", () => {
    const gone = [60, { isConnected: false }] as const;
    expect(firstAs("reconnecting", "video", [10, {}], gone)).toBe(12);
    expect(firstAs("call_back", "video", [10, {}], gone)).toBe(32);
  });

  it("is given up twenty seconds after it began where none comes about, and where there is no microphone", () => {
    expect(firstAs("reconnecting", "audio", [60, silent])).toBe(6);
    expect(firstAs("call_back", "audio", [60, silent])).toBe(20);
    expect(firstAs("call_back", "video", [60, noLine(0)])).toBe(20);
    expect(firstAs("call_back", "video", [10, {}], [60, noLine(0)])).toBe(32); // One that was pulled out.
    expect(firstAs("call_back", "audio", [18, silent], [4, {}], [60, silent])).toBe(50); // One that came about late is lost like any other.
  });

  it("is video again where both ask for it, though its own raises are used up, and goes down again by what it is", () => {
    const down = readings("video", [6, bad]).at(-1) ?? newReading("video", 0);
    const up = raisedByHand(down);
    expect([down.line, up.line, up.raisedAt]).toEqual(["audio", "video", []]);
    expect(lineAfter(up, { ...good, ...bad, at: 8_000 }, "video").line).toBe("video");
    const lost = readings("video", [40, silent]).at(-1) ?? newReading("video", 0);
    expect(raisedByHand(lost)).toBe(lost);
  });

  it("is sound with the first packet that comes again, and video after twenty good seconds, three times at most and a minute apart", () => {
    expect(last("video", [40, silent], [2, {}])).toBe("audio");
    expect([last("video", [6, bad], [20, {}]), last("video", [6, bad], [22, {}])]).toEqual(["audio", "video"]);
    expect(firstAs("video", "audio", [6, bad], [200, {}])).toBe(-2);
    const again = [
      [6, bad],
      [90, {}],
    ] as const;
    const raised = readings("video", ...again, ...again, ...again, ...again, ...again).at(-1);
    expect([raised?.raisedAt.length, raised?.line]).toEqual([3, "audio"]);
    const moments = raised?.raisedAt ?? [];
    for (const [nth, at] of moments.entries()) if (nth > 0) expect(at - (moments[nth - 1] ?? 0)).toBeGreaterThanOrEqual(60_000);
  });

  it("never goes to video in an appointment by sound, whatever the line does", () => {
    const anyLook = fc.record({ isConnected: fc.boolean(), hasPackets: fc.boolean(), loss: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(anyLook, { maxLength: 60 }), (looks) => {
        const said = readings("audio", ...looks.map((look) => [2, look] as const));
        expect(said.some(({ line }) => line === "video")).toBe(false);
      }),
    );
  });
});
