import { day } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { shownFigures } from "../body-figures.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { EntriesFile } from "./entries-file.port.ts";
import type { Patient } from "../../account/patient.ts";
import type { OpenTracker } from "../tracked-value.ts";
import type { TrackerOp } from "../tracker-op.ts";
import type { StoredEntry } from "../trackers.port.ts";

/** All presses, a line each; or the entries of one tracker as a table. */
export type TakenForm = "presses" | OpenTracker;

/** The caller's own entries as a file, piece by piece. Source: specification/trackers.md, Taking entries along. */
export type TakeMyEntries = (patient: Patient, form: TakenForm) => Promise<AsyncIterable<Uint8Array>>;
export const TakeMyEntries = useCase<TakeMyEntries>("trackers", "TakeMyEntries");

/** How many presses are read at once. */
const AT_ONCE = 1_000;
const EVER = { from: day("1999-01-01"), to: day("9999-12-31") };

type Needs = {
  readonly trackers: Pick<Trackers, "entriesOf" | "pressesAfter" | "settingsOf">;
  readonly file: EntriesFile;
  readonly now: Clock;
};

export const makeTakeMyEntries = maker(
  TakeMyEntries,
  { trackers: Trackers, now: Clock, file: EntriesFile },
  ({ trackers, file, now }: Needs) =>
    async (patient, form) =>
      form === "presses"
        ? file.presses(pressesOf(patient, trackers))
        : file.table(form, entriesOf(patient, form, trackers), shownFigures(await trackers.settingsOf(patient), indianDay(now()))),
);

async function* pressesOf(patient: Patient, trackers: Needs["trackers"]): AsyncGenerator<TrackerOp> {
  for (let after = ""; ; ) {
    const ops = await trackers.pressesAfter(patient, after, AT_ONCE);
    yield* ops;
    const last = ops.at(-1);
    if (last === undefined || ops.length < AT_ONCE) return;
    after = last.op;
  }
}

async function* entriesOf(patient: Patient, tracker: OpenTracker, trackers: Needs["trackers"]): AsyncGenerator<StoredEntry> {
  yield* await trackers.entriesOf(patient, tracker, EVER);
}
