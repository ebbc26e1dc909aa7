import { codePointOrder } from "#core/shared/code-point-order.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { jobsOfGroup } from "#core/fitbook/acts/act-job.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { keepsPostDown } from "#core/fitbook/moderation/keeps-post-down.ts";
import { isIn, runs } from "#core/fitbook/visibility/member-role.ts";
import { seesInFull } from "#core/fitbook/groups/visible-group.ts";
import { factsInMemory, stateInMemory } from "#adapters/memory/fitbook/people.ts";
import { pairKey, pairsIn } from "#adapters/memory/fitbook/relations.ts";
import type { ActJob } from "#core/fitbook/acts/act-job.ts";
import type { Group, GroupId } from "#core/fitbook/group.ts";
import type {
  GroupChange,
  GroupList,
  Groups,
  GroupsFacts,
  GroupTally,
  GroupTransaction,
  SeenSubject,
} from "#core/fitbook/groups/groups.port.ts";
import type { PossibleOwner } from "#core/fitbook/groups/next-owner.ts";
import type { Post } from "#core/fitbook/posts/post.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Upload } from "#core/files/upload.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { KeptGroupTie } from "#adapters/memory/fitbook/relations.ts";

export function memoryGroups(memory: Memory): Groups {
  const { ties } = memory;
  const tiesOf = (ids: readonly GroupId[]): readonly KeptGroupTie[] =>
    [...ties.groupTies.values()].filter(({ group }) => ids.includes(group));
  return {
    async change({ group, customer, subject, file = null, at, decide }) {
      const isInGroup = tiesOf([group]).filter(({ state }) => isIn(state));
      const { change, answer } = decide({
        facts: groupsFacts(memory, customer, [group]),
        subject: subjectOf(group, customer, subject),
        members: isInGroup.length,
        own: ownUpload(customer, file),
      });
      if (change === null) return answer;
      keep(change, { group, customer, subject, at });
      for (const { job, terms } of jobsOfGroup(change, { group, customer, subject, at })) putJobInMemory<ActJob>(memory, job, terms);
      return answer;
    },
    async passOn({ at, goneBy, decide }) {
      for (const group of [...ties.groups.values()].filter(({ deletedAt }) => deletedAt === null)) {
        const all = tiesOf([group.id]);
        const isThere = all.some(({ person, state }) => state === "owner" && stateInMemory(memory, person) === "active");
        if (isThere) ties.ownerGoneAt.delete(group.id);
        else if (!ties.ownerGoneAt.has(group.id)) ties.ownerGoneAt.set(group.id, at);
        const goneAt = ties.ownerGoneAt.get(group.id);
        if (goneAt !== undefined && goneAt <= goneBy) passTo(group, decide(all.flatMap(possibleOwner)), at);
      }
    },
    ofCompany: async (company) =>
      [...ties.groups.values()]
        .filter((group) => group.company === company && group.deletedAt === null)
        .toSorted((a, b) => codePointOrder(a.id, b.id)),
    async kept(id) {
      const group = ties.groups.get(id);
      if (group === undefined) return null;
      const all = tiesOf([id]).toSorted((a, b) => codePointOrder(b.state, a.state) || codePointOrder(a.person, b.person));
      const states = [...new Set(all.map(({ state }) => state))];
      return {
        group,
        runBy: all.flatMap(({ person, state }) => (state === "owner" || state === "admin" ? [{ person, state }] : [])),
        people: Object.fromEntries(states.map((state) => [state, all.filter((tie) => tie.state === state).length])),
        ownerGoneAt: ties.ownerGoneAt.get(id) ?? null,
      };
    },
    async ruleOn(id, decide) {
      const { change, answer } = decide(ties.groups.get(id) ?? null);
      if (change === null) return answer;
      ties.groups.set(id, change.group);
      putAuditInMemory(memory, change.audit);
      return answer;
    },
    candidates: async ({ list, after, limit }) =>
      inList(list)
        .filter((id) => after === null || id > after)
        .sort()
        .slice(0, limit),
    facts: async (viewer, ids) => groupsFacts(memory, viewer, ids),
    tallies: async (viewer, ids) => tiesOf(ids).flatMap((tie) => tallyOf(viewer, tie)),
    groupsOf: async (person) =>
      [...ties.groupTies.values()].flatMap(({ group, person: whose, state }) => (whose === person && isIn(state) ? [group] : [])).sort(),
    ties: async (ids, people) => tiesOf(ids).flatMap(({ changedAt: _, ...tie }) => (people.includes(tie.person) ? [tie] : [])),
  };

  function ownUpload(customer: CustomerId, file: FileId | null): Upload | null {
    const upload = file === null ? undefined : memory.uploads.get(file);
    return upload?.owner === customer ? upload : null;
  }

  function inList({ kind, of }: GroupList): readonly GroupId[] {
    const own = [...ties.groupTies.values()].filter(({ person }) => person === of);
    const mine = own.filter(({ state }) => isIn(state)).map(({ group }) => group);
    switch (kind) {
      case "mine":
        return mine;
      case "invited":
        return own.filter(({ state }) => state === "invited").map(({ group }) => group);
      case "company":
        return [...ties.groups.values()].flatMap(({ id, company, deletedAt }) =>
          company !== null && company === companyIn(memory, of) && deletedAt === null && !mine.includes(id) ? [id] : [],
        );
      case "open":
        return [...ties.groups.values()].flatMap(({ id, isOpen, deletedAt }) =>
          isOpen && deletedAt === null && !mine.includes(id) ? [id] : [],
        );
    }
  }

  function subjectOf(group: GroupId, customer: CustomerId, subject: CustomerId): SeenSubject {
    const all = [...ties.groupTies.values()];
    const live = all.filter((tie) => tie.person === subject && ties.groups.get(tie.group)?.deletedAt === null);
    const runners = all.filter((tie) => tie.group === group && runs(tie.state));
    return {
      isThere: stateInMemory(memory, subject) === "active",
      company: companyIn(memory, subject),
      tie: ties.groupTies.get(pairKey(group, subject))?.state ?? null,
      tiedAt: ties.groupTies.get(pairKey(group, subject))?.changedAt ?? null,
      isApart: ties.areBlocked(customer, subject),
      isApartFromRunners: runners.some(({ person }) => ties.areBlocked(person, subject)),
      joined: live.filter(({ state }) => state === "member" || state === "admin").length,
      owned: live.filter(({ state }) => state === "owner").length,
    };
  }

  function keep(change: GroupChange, { group, customer, subject, at }: Omit<GroupTransaction<unknown>, "decide">): void {
    ties.tell([customer, subject], (versionOf) => {
      if (change.group !== null) ties.groups.set(group, change.group);
      for (const { person, state } of change.members) {
        if (state === null) ties.groupTies.delete(pairKey(group, person));
        else ties.groupTies.set(pairKey(group, person), { group, person, state, changedAt: at });
      }
      if (change.audit !== null) putAuditInMemory(memory, change.audit);
      if (change.takesPostsDown) takePostsDown(group, subject);
      if (change.takesAllAway) takeAway(subject, group, at);
      const version = versionOf(subject);
      if (change.answered !== null) ties.settle({ customer: subject, version, state: change.answered }, (one) => one.group === group);
      if (change.invitation !== null) {
        const id = notificationId(change.invitation);
        ties.put({ id, to: subject, from: customer, kind: "group-request", group, state: "pending", createdAt: at, version });
      }
    });
  }

  /** Those that wait for staff or were hidden by them stay down whatever staff decide; what was deleted comes back hidden. */
  function takePostsDown(group: GroupId, author: CustomerId): void {
    const theirs = [...ties.posts.values()].filter((post) => post.group === group && post.author === author);
    for (const { state, ...post } of theirs) {
      const after = state.kind === "deleted" ? { ...state, wasHidden: true } : ({ kind: "hidden" } as const);
      ties.posts.set(post.id, { ...post, state: after });
    }
    for (const report of ties.reports.values())
      if (keepsPostDown(report) && theirs.some(({ id }) => id === report.thing.id))
        ties.reports.set(report.id, { ...report, stoodBefore: true });
  }

  function possibleOwner({ person, state, changedAt }: KeptGroupTie): readonly PossibleOwner[] {
    const isPossible = (state === "admin" || state === "member") && stateInMemory(memory, person) === "active";
    return isPossible ? [{ person, state, since: changedAt }] : [];
  }

  function passTo(group: Group, owner: CustomerId | null, at: number): void {
    ties.groups.set(group.id, owner === null ? { ...group, deletedAt: at } : { ...group, offeredTo: null });
    if (owner === null) return;
    ties.ownerGoneAt.delete(group.id);
    for (const tie of tiesOf([group.id]))
      if (tie.state === "owner") ties.groupTies.set(pairKey(group.id, tie.person), { ...tie, state: "member", changedAt: at });
    ties.groupTies.set(pairKey(group.id, owner), { group: group.id, person: owner, state: "owner", changedAt: at });
  }

  /** What somebody wrote in a group, in posts and under them. */
  function takeAway(author: CustomerId, group: GroupId, at: number): void {
    const after = ({ state }: Pick<Post, "state">): Post["state"] =>
      state.kind === "deleted" ? state : { kind: "deleted", at, wasHidden: state.kind === "hidden" };
    for (const post of ties.posts.values())
      if (post.author === author && post.group === group) ties.posts.set(post.id, { ...post, state: after(post) });
    for (const comment of ties.comments.values())
      if (comment.author === author && ties.posts.get(comment.post)?.group === group)
        ties.comments.set(comment.id, { ...comment, state: after(comment) });
  }

  function tallyOf(viewer: CustomerId, { group, person, state }: KeptGroupTie): readonly GroupTally[] {
    if (!isIn(state) && state !== "requested") return [];
    const isApart = ties.areBlocked(viewer, person);
    return [{ group, list: isIn(state) ? "members" : "requests", state: stateInMemory(memory, person), isApart, count: 1 }];
  }
}

/** What decides how one viewer sees some groups. */
function groupsFacts(memory: Memory, viewer: CustomerId, ids: readonly GroupId[]): GroupsFacts {
  const { ties } = memory;
  return {
    viewer: factsInMemory(memory, viewer),
    groups: ids.flatMap((id) => {
      const group = ties.groups.get(id);
      if (group === undefined) return [];
      const isOfCompany = group.company !== null && group.company === companyIn(memory, viewer);
      return [{ group, facts: factsOf(memory, group, viewer), isOfCompany }];
    }),
    blocks: pairsIn(ties.blocks).filter(({ from, to }) => from === viewer || to === viewer),
  };
}

const companyIn = (memory: Memory, person: CustomerId): string | null => memory.customers.get(person)?.customer.aggregator ?? null;

function factsOf({ ties }: Memory, { id, isOpen, deletedAt }: Group, viewer: CustomerId) {
  const deciding = [...ties.groupTies.values()]
    .filter(({ group }) => group === id)
    .filter(({ person, state }) => person === viewer || runs(state));
  return { id, isOpen, isDeleted: deletedAt !== null, members: deciding.map(({ person, state }) => ({ person, state })) };
}

/** Whether core has a customer see a group in full; null: there is none to be seen. */
export const isGroupSeenInMemory = (memory: Memory, customer: CustomerId, group: GroupId | null): boolean =>
  group === null || seesInFull(groupsFacts(memory, customer, [group]), group);
