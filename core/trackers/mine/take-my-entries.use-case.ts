import { day } from "../../shared/day.ts";
import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { OpenTracker } from "../entries/tracked-value.ts";
import type { TrackerOp } from "../entries/tracker-op.ts";
import type { StoredEntry, Trackers } from "../trackers.port.ts";
import type { EntriesFile } from "./entries-file.port.ts";

/** All presses, a line each; or the entries of one tracker as a table. */
export type TakenForm = "presses" | OpenTracker;

/** The caller's own entries as a file, piece by piece. Source: specification/trackers.md, Taking entries along. */
export type TakeMyEntries = (customer: CustomerId, form: TakenForm) => Promise<AsyncIterable<Uint8Array>>;
export const TakeMyEntries = token<TakeMyEntries>("TakeMyEntries");

/** How many presses are read at once. */
const AT_ONCE = 1_000;
const EVER = { from: day("1999-01-01"), to: day("9999-12-31") };

type Needs = { readonly trackers: Pick<Trackers, "entriesOf" | "pressesAfter" | "settingsOf">; readonly file: EntriesFile };

export const makeTakeMyEntries =
  ({ trackers, file }: Needs): TakeMyEntries =>
  async (customer, form) =>
    form === "presses"
      ? file.presses(pressesOf(customer, trackers))
      : file.table(form, entriesOf(customer, form, trackers), (await trackers.settingsOf(customer)).bodyFigures);

async function* pressesOf(customer: CustomerId, trackers: Needs["trackers"]): AsyncGenerator<TrackerOp> {
  for (let after = ""; ; ) {
    const ops = await trackers.pressesAfter(customer, after, AT_ONCE);
    yield* ops;
    const last = ops.at(-1);
    if (last === undefined || ops.length < AT_ONCE) return;
    after = last.op;
  }
}

async function* entriesOf(customer: CustomerId, tracker: OpenTracker, trackers: Needs["trackers"]): AsyncGenerator<StoredEntry> {
  yield* await trackers.entriesOf(customer, tracker, EVER);
}
