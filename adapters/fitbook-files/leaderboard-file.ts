import { LARGEST_ENTRY } from "#core/fitbook/leaderboard/measure.ts";
import { Ids, idsOf } from "#adapters/input-file/ids.ts";
import { DAY, INSTANT, TEXT, TRUE_OR_FALSE, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { tellOutOfOrder } from "#adapters/input-file/tell-out-of-order.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { readChallenge } from "./challenge.ts";
import type { BoardFacts, Entry, EntryChange, Player } from "#core/fitbook/leaderboard/board-facts.ts";
import type { Pair } from "#core/fitbook/visibility/world.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Entries, Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** Reads what JSON.parse made of a file of `leaderboard check`. Source: specification/challenges.md, The command. */
export const readLeaderboardFile = (wire: unknown): Result<BoardFacts, readonly Fault[]> => readObject(wire, readBoard);

function readBoard(file: Part): Read<BoardFacts> {
  const challenge = readChallenge(file);
  const players = file.list("players", readPlayer);
  tellRepeatedPlayers(players);
  const entries = file.list("entries", readEntry);
  idsOf(entries);
  const facts: Reads<BoardFacts> = {
    challenge,
    at: file.required("at", INSTANT),
    viewer: file.optional("viewer", TEXT, null),
    players: wholeEntries(players),
    blocks: wholeEntries(file.list("blocks", readBlock)),
    entries: wholeEntries(entries),
  };
  return isWhole(facts) ? facts : FAULTY;
}

/** Nobody leaves or is removed before joining. */
function readPlayer(part: Part): Reads<Player> {
  const joinedAt = part.required("joined_at", INSTANT);
  const notBefore = (key: string): Read<number | null> => {
    const at = part.optional(key, INSTANT, null);
    if (typeof at === "number" && typeof joinedAt === "number" && at < joinedAt) part.fault(key, "an instant not before joined_at");
    return at;
  };
  return {
    person: part.required("person", TEXT),
    joinedAt,
    leftAt: notBefore("left_at"),
    removedAt: notBefore("removed_at"),
    isAnonymous: part.optional("anonymous", TRUE_OR_FALSE, false),
  };
}

function tellRepeatedPlayers({ entries }: Entries<Player>): void {
  const known = new Ids();
  for (const { part, reads } of entries) if (!known.add(reads.person)) part.fault("person", "somebody who stands nowhere else in the list");
}

/** Whoever plays nothing may be blocked too. */
const readBlock = (part: Part): Reads<Pair> => ({ from: part.required("from", TEXT), to: part.required("to", TEXT) });

const AMOUNT = whole(1, LARGEST_ENTRY);

function readEntry(part: Part): Reads<Entry> {
  const loggedAt = part.required("logged_at", INSTANT);
  const changes = part.list("changes", readChange);
  tellOutOfOrder(changes);
  for (const { part: change, reads } of changes.entries)
    if (reads.at !== FAULTY && loggedAt !== FAULTY && reads.at < loggedAt) change.fault("at", "an instant not before logged_at");
  return {
    id: part.required("_id", TEXT),
    person: part.required("person", TEXT),
    day: part.required("day", DAY),
    amount: part.required("amount", AMOUNT),
    loggedAt,
    changes: wholeEntries(changes),
  };
}

const readChange = (part: Part): Reads<EntryChange> => ({
  at: part.required("at", INSTANT),
  amount: part.optional("amount", AMOUNT, null),
});
