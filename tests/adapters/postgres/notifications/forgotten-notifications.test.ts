import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { notificationId } from "#core/notifications/notification.ts";
import { KEPT_AT_MOST, KEPT_ONCE_READ } from "#core/notifications/retention.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { forgetNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";

it("notifications are forgotten a year after they were read, and two years after they came", async () => {
  const place = await aPlace();
  const [db, beats] = [await aDatabase(place), new NotificationListener(place)];
  onTestFinished(async () => {
    await beats.close();
    await db.destroy();
  });
  const ties = relationsInPostgres(db, beats);
  const asha = await ties.someone("Asha");
  const follow = async (at: number) => {
    const id = notificationId(randomUUID());
    await ties.requests.follow(await ties.someone("Ravi"), asha, { id, at });
    return id;
  };
  const year = KEPT_ONCE_READ;
  const ids = { oldest: await follow(now), old: await follow(now + 1), read: await follow(now + 10), readLate: await follow(now + 20) };
  await ties.notifications.markRead(asha, ids.read, now + 10);
  await ties.notifications.markRead(asha, ids.readLate, now + year / 2);
  const left = async (at: number) => {
    await forgetNotifications(db, at);
    const { notifications } = await ties.notifications.listed(asha, { after: null, limit: 9 });
    return new Set(notifications.map(({ id }) => id));
  };
  expect(await left(now + year + 10)).toEqual(new Set(Object.values(ids)));
  expect(await left(now + year + 11)).toEqual(new Set([ids.oldest, ids.old, ids.readLate]));
  expect(await left(now + 1.5 * year)).toEqual(new Set([ids.oldest, ids.old, ids.readLate]));
  expect(await left(now + 1.5 * year + 1)).toEqual(new Set([ids.oldest, ids.old]));
  expect(await left(now + KEPT_AT_MOST + 1)).toEqual(new Set([ids.old]));
});
