import { bestLine } from "./line.ts";
import type { Mode } from "../../practitioner.ts";
import type { Line } from "./line.ts";

/**
 * How a line has been since the last look, two seconds before. `loss`: the share that was lost, from 0 to 1; `roundTrip` in milliseconds;
 * `outgoing` in kbit/s.
 */
export type LineSample = {
  readonly at: number;
  readonly isConnected: boolean;
  /** Something came from the other side. */
  readonly hasPackets: boolean;
  /** For so many milliseconds nothing came from there; 0 where the browser does not tell. */
  readonly quiet: number;
  readonly loss: number;
  readonly roundTrip: number;
  readonly outgoing: number;
  readonly sendsVideo: boolean;
};

/** What one side says of its line. `null`: it is not so at present. Times in milliseconds since 1970. */
export type LineReading = {
  readonly line: Line;
  readonly badInRow: number;
  readonly goodSince: number | null;
  readonly silentSince: number | null;
  /** Since when one waits for it to come, at first or again. */
  readonly reconnectingSince: number | null;
  /** When it went up to video again. */
  readonly raisedAt: readonly number[];
};

const SECOND = 1_000;
const BAD = { loss: 0.08, roundTrip: SECOND, outgoing: 150, inRow: 3 } as const;
const SILENT = 5 * SECOND;
/** A line that is not there is tried for so many milliseconds before it is given up. */
export const GIVEN_UP = 20 * SECOND;
const RAISED_AFTER = 20 * SECOND;
const RAISES = { most: 3, apart: 60 * SECOND } as const;

/** A line before anything is known of it; `at`: since when one waits for it. Source: specification/consultation-calls.md, A bad line. */
export const newReading = (mode: Mode, at: number): LineReading => ({
  line: bestLine(mode),
  badInRow: 0,
  goodSince: null,
  silentSince: at,
  reconnectingSince: at,
  raisedAt: [],
});

/**
 * A look at a line that there is not: of whoever has no microphone. `at` in milliseconds since 1970. Source:
 * specification/consultation-calls.md, A bad line.
 */
export const noLine = (at: number): LineSample => ({
  at,
  isConnected: false,
  hasPackets: false,
  quiet: 0,
  loss: 0,
  roundTrip: 0,
  outgoing: Number.POSITIVE_INFINITY,
  sendsVideo: false,
});

/**
 * What a side says of its line once both asked for the picture, however often it came by itself. Source:
 * specification/consultation-calls.md, A bad line.
 */
export const raisedByHand = (before: LineReading): LineReading =>
  before.line === "audio" ? { ...before, line: "video", badInRow: 0 } : before;

/** Whether a look at the line was bad. Source: specification/consultation-calls.md, A bad line. */
export const isBad = ({ loss, roundTrip, outgoing, sendsVideo }: LineSample): boolean =>
  loss > BAD.loss || roundTrip > BAD.roundTrip || (sendsVideo && outgoing < BAD.outgoing);

/**
 * What one side says of its line after another look: down from video after three bad ones in a row, at once when the connection is lost,
 * from sound after five seconds without a packet, and to a call by phone twenty seconds later, or twenty after it began where it never came
 * about; up to sound with the first packet, to video after twenty good seconds, at most three times and a minute apart. Source:
 * specification/consultation-calls.md, A bad line.
 */
export function lineAfter(before: LineReading, sample: LineSample, mode: Mode): LineReading {
  const { at } = sample;
  if (!sample.hasPackets || !sample.isConnected) return silent(before, sample);
  const bad = isBad(sample);
  const heard: LineReading = {
    ...before,
    silentSince: null,
    reconnectingSince: null,
    badInRow: bad ? before.badInRow + 1 : 0,
    goodSince: bad ? null : (before.goodSince ?? at),
  };
  if (before.line === "reconnecting" || before.line === "call_back")
    return { ...heard, line: "audio", badInRow: 0, goodSince: bad ? null : at };
  if (before.line === "video") return heard.badInRow >= BAD.inRow ? { ...heard, line: "audio", badInRow: 0 } : heard;
  return mode === "video" && mayRise(heard, at) ? { ...heard, line: "video", raisedAt: [...heard.raisedAt, at] } : heard;
}

function mayRise({ goodSince, raisedAt }: LineReading, at: number): boolean {
  const last = raisedAt.at(-1);
  const isLongGood = goodSince !== null && at - goodSince >= RAISED_AFTER;
  return isLongGood && raisedAt.length < RAISES.most && (last === undefined || at - last >= RAISES.apart);
}

function silent(before: LineReading, { at, isConnected, quiet }: LineSample): LineReading {
  const since = before.silentSince ?? at - quiet;
  const reading = { ...before, silentSince: since, goodSince: null, badInRow: 0 };
  if (before.line === "call_back") return reading;
  if (before.line === "reconnecting")
    return at - (before.reconnectingSince ?? at) >= GIVEN_UP ? { ...reading, line: "call_back" } : reading;
  return !isConnected || at - since >= SILENT
    ? { ...reading, line: "reconnecting", reconnectingSince: before.reconnectingSince ?? at }
    : reading;
}
