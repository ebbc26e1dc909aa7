import { filter, map } from "rxjs";
import { namedChallenge } from "#core/fitbook/challenge.ts";
import { namedGroup } from "#core/fitbook/group.ts";
import { isListed } from "#core/notifications/notification-action.ts";
import { FOLDED_WITHIN, MOST_COUNTED, MOST_NEWS } from "#core/notifications/notifications.port.ts";
import { fitbookKindOf } from "#core/notifications/fitbook-kind.ts";
import { namedIn } from "#core/notifications/visible-notifications.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { announceInMemory } from "./announce.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import { SIGHTED_KINDS } from "#core/notifications/kept-notification.ts";
import type { Person } from "#core/fitbook/person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { KeptAct, KeptNotification as KeptForSight, SightedKind } from "#core/notifications/kept-notification.ts";
import type { FitbookKind } from "#core/notifications/fitbook-kind.ts";
import type { Notifications } from "#core/notifications/notifications.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { KeptNotification } from "#adapters/memory/fitbook/relations.ts";

export function memoryNotifications(memory: Memory): Notifications {
  const { ties } = memory;
  const mine = (customer: CustomerId) => [...ties.notifications.values()].filter(({ to }) => to === customer);
  const listed = (customer: CustomerId) =>
    mine(customer)
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
      .map((stored) => keptForSight(memory, stored))
      .filter(isListed);

  return {
    async listed(customer, { after, limit }) {
      const all = listed(customer);
      const behind = all.filter(({ id }) => after === null || id < after);
      const notifications = behind.slice(0, limit);
      return {
        version: ties.versions.get(customer) ?? 0,
        notifications,
        unread: all.filter((one) => !one.isRead && !isSighted(one)).map((one) => ({ ...namedIn(one), count: 1 })),
        unreadBySight: all.filter((one) => !one.isRead && isSighted(one)).slice(0, MOST_COUNTED),
        next: behind.length > limit ? (notifications.at(-1)?.id ?? null) : null,
      };
    },
    async markRead(customer, id) {
      const stored = ties.notifications.get(id);
      if (stored?.to !== customer) return "unknown";
      if (!stored.isRead)
        ties.tell([customer], (version) => ties.notifications.set(id, { ...stored, isRead: true, version: version(customer) }));
      return "read";
    },
    async markAllRead(customer) {
      ties.tell([customer], (version) => {
        for (const stored of mine(customer).filter(({ isRead }) => !isRead))
          ties.notifications.set(stored.id, { ...stored, isRead: true, version: version(customer) });
      });
    },
    async tell(customer, { id, cause, order, news, ends, at, messages }) {
      if (!memory.customers.has(customer) || mine(customer).some(({ ofOrder }) => ofOrder?.cause === cause)) return "not-told";
      ties.tell([customer], (versionOf) => {
        const version = versionOf(customer);
        for (const stored of mine(customer).filter(({ ofOrder, isRead }) => !isRead && ofOrder?.order.id === order.id))
          if (stored.ofOrder !== null && ends.includes(stored.ofOrder.news.kind))
            ties.notifications.set(stored.id, { ...stored, isRead: true, version });
        ties.put({ id, to: customer, kind: "order", from: null, state: null, ofOrder: { cause, order, news }, createdAt: at, version });
      });
      for (const [place, job] of messages.entries()) putJobInMemory<MessageJob>(memory, job, { key: `${cause}/${place}`, notBefore: null });
      return "told";
    },
    async announce(customer, { messages, ...said }) {
      if (!memory.customers.has(customer) || mine(customer).some(({ announced }) => announced?.cause === said.cause)) return "not-told";
      announceInMemory(memory, { ...said, to: customer });
      for (const [place, job] of messages.entries())
        putJobInMemory<MessageJob>(memory, job, { key: `${said.cause}/${place}`, notBefore: null });
      return "told";
    },
    async tellOfAct({ id, to, kind, cause, person, comment, at, isSilent, ...thing }) {
      const isTold = mine(to).some(({ acts }) => acts.some((act) => act.cause === cause));
      if (isTold || !memory.customers.has(to) || !memory.customers.has(person)) return "not-told";
      const [post, group] = "post" in thing ? [thing.post, null] : [null, thing.group];
      const act = { person, comment, cause, at };
      const [before] = mine(to)
        .filter((one) => one.kind === kind && one.post === post && one.group === group && Math.abs(one.createdAt - at) < FOLDED_WITHIN)
        .toSorted((a, b) => b.createdAt - a.createdAt);
      ties.tell([to], (versionOf) => {
        const version = versionOf(to);
        const news = isSilent ? {} : { isRead: false, version };
        if (before !== undefined) ties.notifications.set(before.id, { ...before, acts: [...before.acts, act], ...news });
        else ties.put({ id, to, kind, from: null, state: null, post, group, acts: [act], createdAt: at, version });
      });
      return "told";
    },
    async tellOfChallenge({ kind, cause, challenge, to, at }) {
      for (const { customer, id } of to) {
        const isKnown = mine(customer).some(
          (one) => one.newsFor === cause || (one.kind === kind && one.challenge === challenge && !one.isRead),
        );
        if (!memory.customers.has(customer) || isKnown) continue;
        const news = { challenge, newsFor: cause };
        ties.tell([customer], (versionOf) =>
          ties.put({ id, to: customer, kind, from: null, state: null, ...news, createdAt: at, version: versionOf(customer) }),
        );
      }
    },
    async newsSince(customer, version) {
      const now = ties.versions.get(customer) ?? 0;
      if (version === null || version > now) return { version: now, changed: null };
      const changed = mine(customer)
        .filter((stored) => stored.version > version)
        .toSorted((a, b) => a.version - b.version || (a.id < b.id ? -1 : 1));
      return { version: now, changed: changed.length > MOST_NEWS ? null : changed.map((stored) => keptForSight(memory, stored)) };
    },
    switchedOff: async (customer) => [...(ties.silenced.get(customer) ?? [])],
    async switchKind(customer, { kind, isOn }) {
      if (!memory.customers.has(customer)) return;
      const others = [...(ties.silenced.get(customer) ?? [])].filter((one) => one !== kind);
      ties.silenced.set(customer, new Set(isOn ? others : [...others, kind]));
      ties.tell([customer], (versionOf) => {
        for (const stored of mine(customer).filter((one) => fitbookKindOf(one.kind, one.announced?.topic ?? null) === kind))
          ties.notifications.set(stored.id, { ...stored, version: versionOf(customer) });
        const letters = ties.letters.get(customer);
        if (letters?.since.has(kind) === true)
          // What is listed again is not new.
          ties.letters.set(customer, { ...letters, since: new Map([...letters.since, [kind, versionOf(customer)]]) });
      });
    },
    byLetter: async (customer) => [...(ties.letters.get(customer)?.since.keys() ?? [])],
    async chooseLetters(customer, { kind, isByLetter, language }) {
      if (!memory.customers.has(customer)) return;
      const { since, written } = ties.letters.get(customer) ?? { since: new Map<FitbookKind, number>(), written: 0 };
      ties.tell([customer], (versionOf) => {
        const others = [...since].filter(([one]) => one !== kind);
        const chosen = isByLetter ? [[kind, since.get(kind) ?? versionOf(customer)] as const] : [];
        ties.letters.set(customer, { language, written, since: new Map([...others, ...chosen]) });
      });
    },
    async leaveLetters(customer) {
      ties.letters.delete(customer);
    },
    async unwritten(customer) {
      const letters = ties.letters.get(customer);
      if (letters === undefined || letters.since.size === 0) return null;
      const isNew = (stored: KeptNotification): boolean => {
        const kind = fitbookKindOf(stored.kind, stored.announced?.topic ?? null);
        const since = kind === null ? undefined : letters.since.get(kind);
        return since !== undefined && !stored.isRead && stored.version > Math.max(since, letters.written);
      };
      const unwritten = mine(customer)
        .filter(isNew)
        .toSorted((a, b) => (a.id < b.id ? 1 : -1));
      const notifications = unwritten.map((stored) => keptForSight(memory, stored)).filter(isListed);
      return { version: ties.versions.get(customer) ?? 0, notifications: notifications.slice(0, MOST_NEWS), language: letters.language };
    },
    async written(customer, version) {
      const letters = ties.letters.get(customer);
      if (letters !== undefined) ties.letters.set(customer, { ...letters, written: Math.max(letters.written, version) });
    },
    beats: (customer) =>
      ties.beats.pipe(
        filter((signal) => signal.customer === customer),
        map(({ beat }) => beat),
      ),
  };
}

const isSighted = ({ kind }: KeptForSight): boolean => SIGHTED_KINDS.includes(kind as SightedKind);

function keptForSight({ ties, customers }: Memory, stored: KeptNotification): KeptForSight {
  const { id, createdAt, isRead } = stored;
  const group = stored.group === null ? undefined : ties.groups.get(stored.group);
  const challenge = stored.challenge === null ? undefined : ties.challenges.get(stored.challenge);
  const from = personOf(stored.from);
  const common = { id, createdAt, isRead };
  switch (stored.kind) {
    case "follow-request":
      return { ...common, kind: stored.kind, from: there(from), state: there(stored.state) };
    case "follow-accepted":
      return { ...common, kind: stored.kind, from: there(from) };
    case "follow-suggestion":
      return { ...common, kind: stored.kind, from: there(from), isFollowed: ties.follow(stored.to, there(from).id) !== "none" };
    case "group-request":
      return { ...common, kind: stored.kind, from, group: namedGroup(there(group)), state: there(stored.state) };
    case "challenge-request": {
      const { start, end, group: whose } = there(challenge);
      const place = whose === null ? undefined : ties.groups.get(whose);
      return {
        ...common,
        kind: stored.kind,
        from,
        challenge: { ...namedChallenge(there(challenge)), start, end },
        state: there(stored.state),
        group: place === undefined ? null : namedGroup(place),
      };
    }
    case "post-liked":
    case "post-commented":
    case "comment-replied":
      return { ...common, kind: stored.kind, post: there(stored.post), acts: newestFirst() };
    case "group-joined":
      return { ...common, kind: stored.kind, group: namedGroup(there(group)), acts: newestFirst() };
    case "challenge-ended":
    case "badge-won":
    case "challenge-changed":
    case "challenge-cancelled":
    case "player-removed":
      return { ...common, kind: stored.kind, challenge: there(stored.challenge) };
    case "order": {
      const { order, news } = there(stored.ofOrder);
      return { ...common, kind: stored.kind, order, news };
    }
    case "announcement": {
      const { cause: _, ...announced } = there(stored.announced);
      return { ...common, kind: stored.kind, ...announced };
    }
  }

  function newestFirst(): readonly KeptAct[] {
    const acts = stored.acts.toSorted((a, b) => b.at - a.at || (a.cause < b.cause ? 1 : -1));
    return acts.map(({ person, comment }) => ({ person, comment, hasPicture: ties.pictures.has(person) }));
  }

  function personOf(of: CustomerId | null): Person | null {
    const known = of === null ? undefined : customers.get(of)?.customer;
    return known === undefined ? null : { id: known.id, name: known.name, hasPicture: ties.pictures.has(known.id) };
  }
}

function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new TypeError("a notification lacks what its kind tells");
  return value;
}
