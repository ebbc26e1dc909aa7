import { codePointOrder } from "../../../shared/code-point-order.ts";
import { keptReading } from "../../../shared/readings/kept-reading.ts";
import { token } from "../../../shared/token.ts";
import { FixedSets } from "./fixed-sets.ts";
import { timedPractitioner } from "./free-times.ts";
import { practitionerFacts, shortestLengths } from "./practitioner-facts.ts";
import { PractitionerIndex } from "./practitioner-index.ts";
import { maker } from "../../../shared/use-case.ts";
import { Practitioners } from "../../practitioner/practitioners.port.ts";
import { Clock } from "../../../shared/clock.port.ts";
import type { PractitionerId } from "../../practitioner.ts";
import type { ListedPractitioner } from "../../practitioner/practitioners.port.ts";
import type { TimedPractitioner } from "./free-times.ts";
import type { PractitionerFacts } from "./practitioner-facts.ts";

/** Answers about free times are at most so old, in milliseconds. */
const KEPT_FOR = 60_000;

/** Changes are told for so long, in milliseconds. A server that has not asked since reads everybody anew. */
const CHANGES_TOLD_FOR = 60 * 60_000;

/** So many calendars are worked out before others get their turn. */
const AT_ONCE = 50;

/** Gives practitioners as they were at most 60 seconds ago. */
export type KeptDirectory = () => Promise<PractitionerIndex>;
export const KeptDirectory = token<KeptDirectory>("KeptDirectory");

type Member = { readonly facts: PractitionerFacts; readonly timed: TimedPractitioner };
type Kept = { readonly mark: string; readonly index: PractitionerIndex; readonly members: ReadonlyMap<PractitionerId, Member> };
type Needs = { readonly practitioners: Pick<Practitioners, "changed" | "listed">; readonly now: Clock };

/**
 * Reads who has changed since the last reading, and works out only their free times and those that hold no longer; who asks meanwhile waits
 * for the same reading. A reading that fails is not kept. Source: specification/consultations.md, Directory.
 */
export const keptDirectory = maker(KeptDirectory, { practitioners: Practitioners, now: Clock }, ({ practitioners, now }: Needs) => {
  let last: Kept | null = null;
  return keptReading(
    async (at) => {
      last = await readAgain(practitioners, last, at);
      return last.index;
    },
    { now, keptFor: KEPT_FOR },
  );
});

async function readAgain(practitioners: Needs["practitioners"], last: Kept | null, at: number): Promise<Kept> {
  const goesOn = last !== null && at >= last.index.at && at - last.index.at < CHANGES_TOLD_FOR ? last : null;
  const { mark, ids, isAll } = await practitioners.changed(goesOn?.mark ?? null);
  const before = goesOn === null || isAll ? new Map<PractitionerId, Member>() : goesOn.members;
  const over = [...before].flatMap(([id, { timed }]) => (timed.until <= at ? [id] : []));
  const members = new Map(before);
  const requested = [...new Set([...ids, ...over])];
  for (const some of chunksOf(requested)) {
    for (const id of some) members.delete(id);
    for (const listed of await practitioners.listed(some, at)) members.set(listed.practitioner.id, memberOf(listed, at));
  }
  const changed = requested.filter((id) => !isSame(before.get(id), members.get(id)));
  const fixed = goesOn !== null && !isAll && changed.length === 0 ? goesOn.index.fixed : fixedSets(members);
  const times = fixed.facts.map(({ id }) => members.get(id)?.timed.times ?? []);
  return { mark, members, index: new PractitionerIndex(at, fixed, times) };
}

function* chunksOf(ids: readonly PractitionerId[]): Generator<readonly PractitionerId[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
}

function memberOf(listed: ListedPractitioner, now: number): Member {
  const facts = practitionerFacts(listed);
  return { facts, timed: timedPractitioner(listed, { now, lengths: shortestLengths(facts), stagger: staggerOf(facts.id) }) };
}

const isSame = (one: Member | undefined, other: Member | undefined): boolean => JSON.stringify(one?.facts) === JSON.stringify(other?.facts);

const fixedSets = (members: ReadonlyMap<PractitionerId, Member>): FixedSets =>
  new FixedSets([...members.values()].map(({ facts }) => facts).sort((a, b) => codePointOrder(a.id, b.id)));

/** Not everybody's times end in the same minute. */
function staggerOf(id: PractitionerId): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_440;
  return sum / 1_440;
}
