import { randomUUID } from "node:crypto";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { now } from "#tests/fixtures.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database, Server } from "#adapters/postgres/engine/database.ts";

/** Two people, and what one of them can be told of. */
export type ToTell = {
  readonly to: CustomerId;
  readonly by: CustomerId;
  readonly post: PostId;
  readonly order: PayableId;
  readonly challenge: ChallengeId;
};

export async function somethingToTell(db: Database, server: Server): Promise<ToTell> {
  const ties = relationsInPostgres(db, new NotificationListener(server));
  const [to, by] = [await ties.someone("Asha"), await ties.someone("Ravi")];
  const { id } = await ties.aChallenge();
  return {
    to,
    by,
    post: postId(await actsOver(ties).write(to)),
    order: payableId(await ties.anOrder()),
    challenge: challengeId(id),
  };
}

/** All that one customer can be told and do with it. */
export async function tellEverything(db: Database, server: Server, { to, by, post, order, challenge }: ToTell): Promise<void> {
  const beats = new NotificationListener(server);
  const told = postgresNotifications(db, (customer) => beats.of(customer));
  const once = () => ({ id: notificationId(randomUUID()), cause: randomUUID(), at: now });
  const text = { en: "It is back", hi: "यह वापस आ गया" };
  const news = { ...once(), order: { id: order, number: "" }, news: { kind: "placed" }, ends: ["payment-failed"], messages: [] } as const;
  await told.chooseLetters(to, { kind: "post-liked", isByLetter: true, language: "en" }, now);
  for (const _again of [1, 2]) await told.tell(to, news);
  const messages = [{ kind: "send-sms", mobile: "9820012345", text: "It is back" }] as const;
  await told.announce(to, { ...once(), topic: "alert", text, path: "/", messages });
  const liked = { kind: "post-liked", post, person: by, comment: null, isSilent: false, to } as const;
  for (const act of [once(), once()]) await told.tellOfAct({ ...liked, ...act });
  await told.tellOfChallenge({ ...once(), kind: "challenge-ended", challenge, to: [{ customer: to, id: notificationId(randomUUID()) }] });
  await told.newsSince(to, 1);
  await told.unwritten(to);
  await told.written(to, 2);
  const { notifications } = await told.listed(to, { after: null, limit: 2 });
  await told.listed(to, { after: notifications[1]?.id ?? null, limit: 2 });
  for (const { id } of notifications) await told.markRead(to, id, now);
  await told.switchKind(to, { kind: "post-liked", isOn: false }, now);
  await told.switchedOff(to);
  await told.markAllRead(to, now);
  await told.leaveLetters(to, now);
}

/** What two people do to each other, of which each is told. */
export async function meetEachOther(db: Database, server: Server, { to, by }: ToTell): Promise<void> {
  const ties = relationsInPostgres(db, new NotificationListener(server));
  const stamp = () => ({ id: notificationId(randomUUID()), at: now });
  const request = stamp();
  await ties.requests.follow(by, to, request);
  await ties.requests.answerFollow(to, { id: request.id, answer: "accept" }, stamp());
  await ties.requests.followBack(to, request.id, stamp());
  const group = await ties.aGroup({});
  await ties.requests.inviteToGroup(group.id, { from: by, to }, stamp());
  await ties.requests.answerGroup(to, { group: group.id, answer: "decline" }, now);
  await makeBlockUser({ blocks: ties.blocks, now: () => now })(to, by);
}
