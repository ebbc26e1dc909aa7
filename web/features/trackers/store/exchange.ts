import { MOST_OPS } from "#core/trackers/tracker-op.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { Patient } from "#core/account/patient.ts";
import type { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import type { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import type { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { RefusedOp } from "#core/trackers/taken-ops.ts";

type Sending = { readonly device: DeviceTrackers; readonly sync: SyncTrackers };
type Hearing = {
  readonly device: DeviceTrackers;
  readonly changes: ListTrackerChanges;
  /** A device that was not told all there is yet keeps the first answer, and more are to follow. */
  readonly onBegun?: () => void;
};

/** `refused`: what the server did not take; `isAny`: something was sent. */
type Sent = { readonly refused: readonly RefusedOp[]; readonly isAny: boolean };

/**
 * Sends what waits, in its order. Null: the server could not be reached. What is ahead of its clock waits with the later presses of its
 * entry, and holds up no other.
 */
export async function sendWaiting({ device, sync }: Sending, patient: Patient): Promise<Sent | null> {
  const { waiting, visit } = await device.readOutbox(patient);
  const entryOf = new Map(waiting.map(({ op, entry }) => [op, entry]));
  const heldUp = new Set<string | undefined>(); // Entries of which a press waits: the server does not know them yet.
  const waits = ({ op, why }: RefusedOp) => why === "ahead" || (why === "unknown-entry" && heldUp.has(entryOf.get(op)));
  const all: RefusedOp[] = [];
  const isAny = waiting.length > 0;
  for (let sent = 0; sent < waiting.length; sent += MOST_OPS) {
    const answer = await answerOrNull(sync(patient, waiting.slice(sent, sent + MOST_OPS)));
    if (answer === null) return null;
    if (answer.value.kind === "refused") return { refused: all, isAny }; // The consent was withdrawn elsewhere: what waits stays until it is given again.
    const { accepted, repeated, refused } = answer.value.value;
    for (const { op, why } of refused) if (why === "ahead") heldUp.add(entryOf.get(op));
    const ended = refused.filter((one) => !waits(one));
    await device.settle(patient, visit, { taken: [...accepted, ...repeated], dropped: ended.map(({ op }) => op) });
    all.push(...refused.filter(({ why }) => why === "ahead"), ...ended);
  }
  return { refused: all, isAny };
}

/**
 * `lost`: the server could not be reached, or they left before its answer came, of which nothing is kept. `resent`: it has lost something,
 * so that what this device knew waits to be sent.
 */
export type Heard = "lost" | "heard" | "resent";

/**
 * Takes what changed elsewhere. A device that knows too little, or more than the server, reads all anew: also one of which the server took
 * a press and does not tell it. Source: specification/trackers.md, Offline entries.
 */
export async function takeChanges({ device, changes, onBegun }: Hearing, patient: Patient): Promise<Heard> {
  const { visit, ...known } = await device.readOutbox(patient);
  if (visit === null) return "lost";
  let { place, history } = known;
  let unheard = new Set(known.unheard);
  let heard: Heard = "heard";
  let isBegun = known.isWhole;
  let readFrom = 0; // What is being read anew is not dropped again for the same reason.
  const ask = (after: number) => answerOrNull(changes(patient, after));
  let answer = await ask(place);
  while (answer !== null) {
    const { entries, isLast, anewFrom, isAhead, history: presses } = answer.value;
    for (const { entry } of entries) unheard.delete(entry);
    const isDeleted = place < anewFrom && anewFrom !== readFrom;
    const isMissing = isLast && unheard.size > 0 && !(isDeleted && place > 0);
    const hasLost = (place > 0 && isAhead) || (history !== null && presses !== null && presses !== history) || isMissing;
    const isBehind = isDeleted && (place > 0 || isMissing); // Who has never heard of any change has nothing of before.
    if (hasLost || isBehind) {
      if (!(await device.readAnew(patient, visit, !hasLost ? "dropped" : isBehind ? "held" : "resent"))) return "lost";
      if (hasLost) heard = "resent";
    }
    // What a former build kept lacks what it takes to tell it again: it is read once more, and stands until then.
    const isOfFormerBuild = place > 0 && history === null && presses !== null;
    history = presses ?? history;
    if (hasLost || isBehind || isOfFormerBuild) {
      if (hasLost || isBehind) unheard = new Set();
      place = 0;
      readFrom = anewFrom;
      answer = await ask(place);
      continue;
    }
    if (place === 0) readFrom = anewFrom;
    place = entries.at(-1)?.change ?? place;
    // What follows is on its way while this is being kept.
    const [isTaken, following] = await Promise.all([device.take(patient, visit, answer.value), isLast ? null : ask(place)]);
    if (!isTaken) return "lost";
    if (isLast) return heard;
    if (!isBegun) onBegun?.();
    isBegun = true;
    answer = following;
  }
  return "lost";
}
