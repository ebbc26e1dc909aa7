import { jobOfRemoval, jobsOfChallenge, jobsOfResult } from "#core/fitbook/acts/act-job.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { boardChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import { resultOf } from "#core/fitbook/challenges/freezing.ts";
import { challengeTimes, plays } from "#core/fitbook/leaderboard/challenge-times.ts";
import { namedGroup } from "#core/fitbook/group.ts";
import { isIn } from "#core/fitbook/visibility/member-role.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { isGroupSeenInMemory } from "./groups/groups.ts";
import { isActiveInMemory } from "./people.ts";
import { pairKey } from "./relations.ts";
import { countTrackedDays } from "./tracked-days.ts";
import type { ActJob } from "#core/fitbook/acts/act-job.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type {
  ChallengeChange,
  ChallengeFacts,
  ChallengePlace,
  Challenges,
  ChallengeSearch,
  KeptBoard,
  OwnPart,
  ResultRow,
  FrozenResult,
} from "#core/fitbook/challenges/challenges.port.ts";
import type { QueuedJob } from "#core/jobs/job.ts";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { Entry } from "#core/fitbook/leaderboard/board-facts.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { KeptPlayer } from "./relations.ts";

export function memoryChallenges(memory: Memory): Challenges {
  const { ties } = memory;
  const challenges: Challenges = {
    facts: async (viewer, ids) => ids.flatMap((id) => factsOf(viewer, id) ?? []),
    async candidates(viewer, search) {
      const found = [...ties.challenges.values()]
        .filter((one) => isListed(viewer, one, search))
        .map((one) => placeIn(search, one))
        .toSorted(orderOf(search));
      const { after } = search;
      return found.filter((one) => after === null || orderOf(search)(after, one) < 0).slice(0, search.limit);
    },
    entries: async (customer, challenge) => entriesOf(customer, challenge),
    async standings(challenge, { from, limit }) {
      const rows = board(challenge).slice(from, from + limit);
      const first = rows[0]?.score ?? 0;
      return { rows, higher: board(challenge).filter(({ score }) => score > first).length };
    },
    results: async (challenge, { from, limit }) => resultRows(challenge).slice(from, from + limit),
    async change({ customer, challenge, group, at, decide }) {
      const running = [...ties.challenges.values()].filter(
        ({ maker, end, cancelledAt }) => maker === customer && end >= indianDay(at) && cancelledAt === null,
      ).length;
      const isGroupSeen = isGroupSeenInMemory(memory, customer, group);
      const entries = entriesOf(customer, challenge);
      const { change, answer } = decide({ facts: factsOf(customer, challenge), entries, running, isGroupSeen });
      if (change !== null) keep(change, { customer, challenge, at });
      if (change !== null) putJobs(jobsOfChallenge(change, { challenge, customer, at }));
      if (change?.kind === "tracked") await countTrackedDays(memory, challenges, { customer, at });
      return answer;
    },
    async freeze(id, decide) {
      const challenge = ties.challenges.get(id);
      if (challenge === undefined) return;
      const playing = playingAt(challenge, challengeTimes(challenge).frozen);
      const freezing = decide({
        version: challenge.version,
        challenge: boardChallenge(challenge),
        playedAtClose: playedAtClose(challenge),
        scored: playing.filter(({ score }) => score > 0).length,
      });
      if (freezing === null) return;
      const standings = playing
        .map(({ customer, isAnonymous, score, days }) => ({ customer, isAnonymous, score, days }))
        .toSorted(fromTheHighest);
      putResult(challenge, { ...freezing, rows: resultOf(standings, freezing.badges) });
    },
    async remove({ challenge: id, player, at, decide }) {
      const facts = factsOf(player, id);
      const { change, answer } = decide(facts);
      const part = playerOf(player, id);
      if (change === null || facts === null || part === undefined) return answer;
      const removed = { leftAt: at, removedAt: at, removedFor: change.reason, sharesTracker: false };
      ties.players.set(pairKey(id, player), { ...part, ...removed });
      if (change.result !== null) putResult(facts.challenge, change.result(resultRows(id)));
      if (change.audit !== null) putAuditInMemory(memory, change.audit);
      putJobs([jobOfRemoval(id, player, at)]);
      return answer;
    },
    async cancelByStaff(id, decide) {
      const challenge = ties.challenges.get(id) ?? null;
      const { audit, answer } = decide(challenge);
      if (audit === null || challenge === null) return answer;
      ties.challenges.set(id, { ...challenge, cancelledAt: audit.at });
      putAuditInMemory(memory, audit);
      putJobs(jobsOfChallenge({ kind: "cancelled" }, { challenge: id, customer: null, at: audit.at }));
      return answer;
    },
    async players(id, { after, limit }) {
      const all = board(id).map(({ customer }) => customer);
      return all
        .filter((customer) => after === null || customer > after)
        .sort(codePointOrder)
        .slice(0, limit);
    },
    keptBoard: async (id) => keptBoard(id),
    async rebuild(id, decide) {
      const { change, answer } = decide(keptBoard(id));
      if (change === null) return answer;
      for (const { customer, score, days } of change.standings) {
        const player = playerOf(customer, id);
        if (player !== undefined) ties.players.set(pairKey(id, customer), { ...player, score, days });
      }
      putAuditInMemory(memory, change.audit);
      return answer;
    },
    won: async (customer, limit) =>
      wonBy(customer)
        .toSorted((a, b) => codePointOrder(b.end, a.end) || codePointOrder(b.challenge, a.challenge))
        .slice(0, limit)
        .map(({ challenge, isShown }) => ({ challenge, isShown })),
    async badgeTally(customer) {
      const named = wonBy(customer).flatMap(({ badges, isAnonymous }) => (isAnonymous ? [] : badges));
      return Object.fromEntries([...new Set(named)].map((badge) => [badge, named.filter((one) => one === badge).length]));
    },
    async markShown(customer, challenges) {
      for (const id of challenges) {
        const player = playerOf(customer, id);
        if (player !== undefined) ties.players.set(pairKey(id, customer), { ...player, hasSeenBadges: true });
      }
    },
    unfrozen: async (last, limit) =>
      [...ties.challenges.values()]
        .filter((one) => one.end <= last && one.version === 0 && one.cancelledAt === null && playedAtClose(one) > 1)
        .slice(0, limit)
        .map(({ id }) => id),
  };
  return challenges;

  function putJobs(jobs: readonly QueuedJob<ActJob>[]): void {
    for (const { job, terms } of jobs) putJobInMemory<ActJob>(memory, job, terms);
  }

  function putResult(challenge: KeptChallenge, result: FrozenResult): void {
    ties.results.set(challenge.id, result.rows);
    ties.challenges.set(challenge.id, { ...challenge, version: result.version });
    putJobs(jobsOfResult(challenge.id, result));
  }

  function wonBy(customer: CustomerId) {
    return [...ties.challenges.values()].flatMap(({ id, end }) => {
      const player = playerOf(customer, id);
      const badges = keptResult(id).find((row) => row.customer === customer)?.badges ?? [];
      if (player === undefined || badges.length === 0) return [];
      return [{ challenge: id, end, badges, isAnonymous: player.isAnonymous, isShown: player.hasSeenBadges }];
    });
  }

  function keptBoard(id: ChallengeId): KeptBoard | null {
    const challenge = ties.challenges.get(id);
    if (challenge === undefined) return null;
    const standings = board(id).map(({ customer, score, days }) => ({ customer, score, days }));
    return { challenge, board: boardFacts(challenge), standings, result: resultRows(id) };
  }

  function boardFacts(challenge: KeptChallenge): KeptBoard["board"] {
    const players = playersOf(challenge.id).map(({ customer: person, joinedAt, leftAt, removedAt, isAnonymous }) => {
      return { person, joinedAt, leftAt, removedAt, isAnonymous };
    });
    const entries = [...ties.entries.values()].filter((entry) => entry.challenge === challenge.id);
    return { challenge: boardChallenge(challenge), viewer: null, blocks: [], players, entries };
  }

  function resultRows(challenge: ChallengeId): readonly ResultRow[] {
    return keptResult(challenge).map((row) => ({
      ...row,
      isAnonymous: row.customer !== null && playerOf(row.customer, challenge)?.isAnonymous === true,
    }));
  }

  function factsOf(viewer: CustomerId, id: ChallengeId): ChallengeFacts | null {
    const challenge = ties.challenges.get(id);
    if (challenge === undefined) return null;
    const { maker, isOpen } = challenge;
    const group = challenge.group === null ? undefined : ties.groups.get(challenge.group);
    return {
      challenge,
      group: group === undefined ? null : namedGroup(group),
      ties: {
        isOpen,
        isThere: isActiveInMemory(memory, viewer),
        membership: ties.member(id, viewer),
        isMaker: maker === viewer,
        isMakerThere: isMakerThere(memory, viewer, maker),
        isGroupSeen: isGroupSeenInMemory(memory, viewer, challenge.group),
      },
      part: partOf(viewer, id),
      players: challenge.version > 0 ? keptResult(id).length : board(id).length,
      playedAtClose: playedAtClose(challenge),
    };
  }

  function partOf(viewer: CustomerId, id: ChallengeId): OwnPart | null {
    const player = playerOf(viewer, id);
    if (player === undefined) return null;
    const result = keptResult(id);
    const rows = result.length > 0 ? result : board(id);
    const mine = rows.find(({ customer }) => customer === viewer) ?? player;
    const place = Math.max(
      0,
      rows.findIndex(({ customer }) => customer === viewer),
    );
    const above = rows.filter(({ score }) => score > mine.score);
    const nearest = above.at(-1)?.score;
    const next = nearest === undefined ? null : { score: nearest, rank: 1 + above.filter(({ score }) => score > nearest).length };
    return {
      score: mine.score,
      days: mine.days,
      place,
      higher: above.length,
      next,
      isPlaying: player.leftAt === null,
      isAnonymous: player.isAnonymous,
      sharesTracker: player.sharesTracker,
      removedFor: player.removedFor,
      badges: result.find(({ customer }) => customer === viewer)?.badges ?? [],
    };
  }

  function isListed(viewer: CustomerId, one: KeptChallenge, { list, today }: ChallengeSearch): boolean {
    if (typeof list !== "string") return one.group === list.group;
    const isOwn = one.maker === viewer || ["invited", "member"].includes(ties.member(one.id, viewer));
    if (list === "mine") return isOwn;
    const yesterday = daysAfter(today, -1);
    const isThen = { upcoming: one.start > today, running: one.start <= today && one.end >= yesterday, final: one.end < yesterday }[list];
    return isThen && ((one.isOpen && isInGroup(viewer, one.group)) || isOwn);
  }

  function isInGroup(viewer: CustomerId, group: GroupId | null): boolean {
    return group === null || isIn(ties.groupTies.get(pairKey(group, viewer))?.state ?? null);
  }

  function keep(change: ChallengeChange, { customer, challenge, at }: Kept): void {
    const stored = ties.challenges.get(challenge);
    const player = playerOf(customer, challenge);
    switch (change.kind) {
      case "made":
        ties.challenges.set(challenge, {
          id: challenge,
          maker: customer,
          group: change.group,
          hindi: null,
          cancelledAt: null,
          version: 0,
          ...change.plan,
        });
        return;
      case "planned":
        if (stored !== undefined) ties.challenges.set(challenge, { ...stored, ...change.plan, hindi: change.hindi });
        return;
      case "cancelled":
        if (stored !== undefined) ties.challenges.set(challenge, { ...stored, cancelledAt: at });
        return;
      case "entered":
        for (const entry of change.entries) ties.entries.set(entry.id, { ...entry, challenge });
        if (player !== undefined) ties.players.set(pairKey(challenge, customer), { ...player, ...change.standing });
        return;
      case "left":
        if (player !== undefined) ties.players.set(pairKey(challenge, customer), { ...player, leftAt: at, sharesTracker: false });
        ties.members.set(pairKey(challenge, customer), "invited");
        return;
      case "named":
        if (player !== undefined) ties.players.set(pairKey(challenge, customer), { ...player, isAnonymous: change.isAnonymous });
        return;
      case "tracked":
        if (player !== undefined) ties.players.set(pairKey(challenge, customer), { ...player, sharesTracker: change.sharesTracker });
    }
  }

  function entriesOf(customer: CustomerId, challenge: ChallengeId): readonly Entry[] {
    const own = [...ties.entries.values()].filter((entry) => entry.challenge === challenge && entry.person === customer);
    return own.toSorted((a, b) => codePointOrder(a.day, b.day));
  }

  function playerOf(customer: CustomerId, challenge: ChallengeId): KeptPlayer | undefined {
    return ties.players.get(pairKey(challenge, customer));
  }

  function playersOf(challenge: ChallengeId): readonly KeptPlayer[] {
    return [...ties.players.values()].filter((player) => player.challenge === challenge);
  }

  function keptResult(challenge: ChallengeId) {
    return ties.results.get(challenge) ?? [];
  }

  function board(challenge: ChallengeId): readonly KeptPlayer[] {
    const playing = playersOf(challenge).filter(({ leftAt }) => leftAt === null);
    return playing.toSorted(fromTheHighest);
  }

  function playedAtClose(challenge: KeptChallenge): number {
    return playingAt(challenge, challengeTimes(challenge).joiningCloses).length;
  }

  function playingAt(challenge: KeptChallenge, instant: number): readonly KeptPlayer[] {
    const times = challengeTimes(challenge);
    return playersOf(challenge.id).filter(({ customer: person, joinedAt, leftAt, removedAt, isAnonymous }) =>
      plays({ person, joinedAt, leftAt, removedAt, isAnonymous }, instant, times),
    );
  }
}

const fromTheHighest = (a: Pick<KeptPlayer, "score" | "customer">, b: Pick<KeptPlayer, "score" | "customer">): number =>
  b.score - a.score || codePointOrder(a.customer, b.customer);

type Kept = { readonly customer: CustomerId; readonly challenge: ChallengeId; readonly at: number };

/** Whether a challenge has no maker, or one whom the viewer may see. */
export const isMakerThere = (memory: Memory, viewer: CustomerId, maker: CustomerId | null): boolean =>
  maker === null || maker === viewer || (isActiveInMemory(memory, maker) && !memory.ties.areBlocked(viewer, maker));

const placeIn = ({ list }: ChallengeSearch, { id, start, end }: KeptChallenge): ChallengePlace => ({
  day: list === "upcoming" ? start : end,
  id,
});

const orderOf =
  ({ list }: ChallengeSearch) =>
  (a: ChallengePlace, b: ChallengePlace): number => {
    const order = codePointOrder(a.day, b.day) || codePointOrder(a.id, b.id);
    return list === "upcoming" || list === "running" ? order : -order;
  };
