import { challengePhase } from "#core/fitbook/challenge.ts";
import { nextFollow, shownFollow } from "#core/fitbook/follow.ts";
import { answeredInvitation, mayJoin } from "#core/fitbook/invitation.ts";
import { nextMembership } from "#core/fitbook/membership.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { nextRequest } from "#core/notifications/request-state.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putNotification, closeRequests, changeNotifications } from "./notification-writes.ts";
import { areBlocked, followOf, isActiveCustomer, memberOf, putFollow, putMember } from "#adapters/postgres/fitbook/relations.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RequestState } from "#core/notifications/request-state.ts";
import type { Invitation, Requests, Stamp } from "#core/notifications/requests.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Community } from "#adapters/postgres/fitbook/relations.ts";

export const postgresRequests = (db: Database): Requests =>
  namingOutages("requests", {
    follow: (customer, other, stamp) =>
      changeNotifications(db, [customer, other], async (trx, versions) => {
        if (!(await isActiveCustomer(trx, other)) || (await areBlocked(trx, customer, other))) return refused({ kind: "unknown-user" });
        return ok(await followed(trx, { customer, other, stamp, version: versions.get(other) ?? 0 }));
      }),

    async answerFollow(customer, { id, answer }, stamp) {
      const asking = await fromOf(db, customer, id, ["follow-request"]);
      if (asking === null) return refused({ kind: "unknown-notification" });
      return changeNotifications(db, [customer, asking], async (trx, versions) => {
        const { state } = await trx.selectFrom("notification").select("state").where("id", "=", id).executeTakeFirstOrThrow();
        const next = state === null ? null : nextRequest(state, answer);
        if (next === null) return refused({ kind: "already-answered" });
        if (next === state) return ok(next);
        await closeRequests(trx, { customer, version: versions.get(customer) ?? 0, state: next }, { from: asking });
        const forth = nextFollow(await followOf(trx, asking, customer), answer);
        if (forth !== null) await putFollow(trx, { follower: asking, followed: customer, state: forth, at: stamp.at });
        if (answer === "accept") {
          const back = nextFollow(await followOf(trx, customer, asking), "agree");
          if (back !== null) await putFollow(trx, { follower: customer, followed: asking, state: back, at: stamp.at });
          await closeRequests(trx, { customer: asking, version: versions.get(asking) ?? 0, state: "accepted" }, { from: customer });
          await putNotification(trx, {
            ...stamp,
            to: asking,
            kind: "follow-accepted",
            from: customer,
            version: versions.get(asking) ?? 0,
          });
        }
        return ok(next);
      });
    },

    async followBack(customer, id, stamp) {
      const other = await fromOf(db, customer, id, ["follow-request", "follow-accepted", "follow-suggestion"]);
      if (other === null) return refused({ kind: "unknown-notification" });
      return changeNotifications(db, [customer, other], async (trx, versions) => {
        if (await areBlocked(trx, customer, other)) return refused({ kind: "unknown-notification" });
        await trx
          .updateTable("notification")
          .set({ version: versions.get(customer) ?? 0 })
          .where("id", "=", id)
          .execute();
        return ok(await followed(trx, { customer, other, stamp, version: versions.get(other) ?? 0 }));
      });
    },

    inviteToGroup: async (group, invitation, stamp) =>
      (await invited(db, { kind: "fitbook_group", id: group }, invitation, stamp)) ?? refused({ kind: "unknown-group" }),

    answerGroup: (customer, { group, answer }, at) =>
      changeNotifications(db, [customer], async (trx, versions) => {
        const place = { kind: "fitbook_group", id: group } as const;
        const answered = answeredInvitation(await memberOf(trx, place, customer), answer);
        if (answered.kind === "refused")
          return refused(answered.refusal.kind === "not-invited" ? { kind: "unknown-group" } : { kind: "already-answered" });
        const state = stateOf(answered.value);
        await putMember(trx, place, { customer, state: answered.value, at });
        await closeRequests(trx, { customer, version: versions.get(customer) ?? 0, state }, { fitbook_group: group });
        return ok(state);
      }),

    joinGroup: (customer, group, at) =>
      changeNotifications(db, [customer], async (trx, versions) => {
        const place = { kind: "fitbook_group", id: group } as const;
        const known = await trx.selectFrom("fitbook_group").select("is_open").where("id", "=", group).executeTakeFirst();
        if (known === undefined || !mayJoin(known.is_open, await memberOf(trx, place, customer))) return refused({ kind: "unknown-group" });
        await putMember(trx, place, { customer, state: "member", at });
        await closeRequests(trx, { customer, version: versions.get(customer) ?? 0, state: "accepted" }, { fitbook_group: group });
        return ok("member" as const);
      }),

    inviteToChallenge: async (challenge, invitation, stamp) =>
      (await invited(db, { kind: "challenge", id: challenge }, invitation, stamp)) ?? refused({ kind: "unknown-challenge" }),

    answerChallenge: (customer, { challenge, answer, today }, at) =>
      changeNotifications(db, [customer], async (trx, versions) => {
        const place = { kind: "challenge", id: challenge } as const;
        const before = await memberOf(trx, place, customer);
        const answered = answeredInvitation(before, answer);
        if (answered.kind === "refused")
          return refused(answered.refusal.kind === "not-invited" ? { kind: "unknown-challenge" } : { kind: "already-answered" });
        const state = stateOf(answered.value);
        if (answered.value === before) return ok(state);
        if ((await phaseOf(trx, challenge, today)) !== "joinable") return refused({ kind: "challenge-started" });
        await putMember(trx, place, { customer, state: answered.value, at });
        await closeRequests(trx, { customer, version: versions.get(customer) ?? 0, state }, { challenge });
        return ok(state);
      }),

    joinChallenge: (customer, { challenge, today }, at) =>
      changeNotifications(db, [customer], async (trx, versions) => {
        const place = { kind: "challenge", id: challenge } as const;
        const known = await trx.selectFrom("challenge").select("is_open").where("id", "=", challenge).executeTakeFirst();
        const state = await memberOf(trx, place, customer);
        if (known === undefined || !mayJoin(known.is_open, state)) return refused({ kind: "unknown-challenge" });
        if (state === "member") return ok("member" as const);
        if ((await phaseOf(trx, challenge, today)) !== "joinable") return refused({ kind: "challenge-started" });
        await putMember(trx, place, { customer, state: "member", at });
        await closeRequests(trx, { customer, version: versions.get(customer) ?? 0, state: "accepted" }, { challenge });
        return ok("member" as const);
      }),
  });

type Asked = { readonly customer: CustomerId; readonly other: CustomerId; readonly stamp: Stamp; readonly version: number };

/** Asks another customer, who is told; or follows at once where they follow already. */
async function followed(trx: Database, { customer, other, stamp, version }: Asked): Promise<"requested" | "following"> {
  const back = await followOf(trx, other, customer);
  const before = await followOf(trx, customer, other);
  const after = nextFollow(before, back === "following" ? "agree" : "ask") ?? before;
  if (after !== before) {
    await putFollow(trx, { follower: customer, followed: other, state: after, at: stamp.at });
    if (after === "requested") await putNotification(trx, { ...stamp, to: other, kind: "follow-request", from: customer, version });
  }
  return shownFollow(after) === "following" ? "following" : "requested";
}

/** Who a notification of one of these kinds tells of; null: it is none of the customer's. */
async function fromOf(
  db: Database,
  customer: CustomerId,
  id: string,
  kinds: readonly ("follow-request" | "follow-accepted" | "follow-suggestion")[],
) {
  const row = await db
    .selectFrom("notification")
    .select("from_customer")
    .where("id", "=", id)
    .where("customer", "=", customer)
    .where("kind", "in", kinds)
    .executeTakeFirst();
  return row === undefined || row.from_customer === null ? null : customerId(row.from_customer);
}

const stateOf = (membership: "member" | "declined"): RequestState => (membership === "member" ? "accepted" : "declined");

/** Null where there is no such place, or nobody to invite. */
async function invited(db: Database, place: Community, { from, to }: Invitation, stamp: Stamp) {
  return changeNotifications(db, [to], async (trx, versions) => {
    const known = await trx.selectFrom(place.kind).select("id").where("id", "=", place.id).executeTakeFirst();
    if (known === undefined || !(await isActiveCustomer(trx, to)) || (from !== null && (await areBlocked(trx, from, to)))) return null;
    const before = await memberOf(trx, place, to);
    const after = nextMembership(before, "invite");
    if (after === null) return null;
    if (after !== before) {
      await putMember(trx, place, { customer: to, state: after, at: stamp.at });
      const told = { ...stamp, to, from, version: versions.get(to) ?? 0 };
      if (place.kind === "challenge") await putNotification(trx, { ...told, kind: "challenge-request", challenge: place.id });
      else await putNotification(trx, { ...told, kind: "group-request", group: place.id });
    }
    return ok(after === "member" ? ("member" as const) : ("invited" as const));
  });
}

async function phaseOf(trx: Database, challenge: string, today: Parameters<typeof challengePhase>[1]) {
  const { start_day, end_day } = await trx
    .selectFrom("challenge")
    .select(["start_day", "end_day"])
    .where("id", "=", challenge)
    .executeTakeFirstOrThrow();
  return challengePhase({ start: day(start_day), end: day(end_day) }, today);
}
