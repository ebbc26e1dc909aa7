import { expect, it, onTestFinished } from "vitest";
import { makeFollowUser } from "#core/notifications/follow-user.use-case.ts";
import { makeWatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { watchOverHttp } from "#adapters/http-client/notification-stream.ts";
import { notificationStream } from "#adapters/http-server/streams/notification-stream.ts";
import { server } from "#adapters/http-server/server.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresLimits } from "#adapters/postgres/engine/limits.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { postgresRequests } from "#adapters/postgres/notifications/requests.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";

it("what is asked on one server is pushed to a page that is open on another, as is the end of its session", async () => {
  const place = await aPlace();
  const [here, there] = [await aDatabase(place), await aDatabase(place)];
  const beats = new NotificationListener(place);
  const people = relationsInPostgres(there, beats);
  const [asha, ravi] = [await people.someone("Asha"), await people.someone("Ravi")];
  const { bearer } = await postgresSessions(here).open(asha, now);
  const notifications = postgresNotifications(here, (customer) => beats.of(customer));
  const app = server({
    endpoints: [],
    use: () => async () => null,
    rawRoutes: [
      notificationStream({
        watch: makeWatchNotifications({ ...relationsInPostgres(here, beats).sight, notifications }),
        beats: notifications.beats,
      }),
    ],
    holderOf: (shown) => postgresSessions(here).holderOf(shown, now),
    pages: null,
    log: "off",
  });
  const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/api`;
  const heard: string[] = [];
  const listening = watchOverHttp({ url, bearerOf: () => bearer, ended: () => {}, hasLeft: () => false })(asha, null).subscribe({
    next: ({ changed }) => heard.push(...(changed === null ? ["begin"] : changed.map(({ kind }) => kind))),
    error: (error: unknown) => heard.push(error instanceof SignedOut ? "signed out" : String(error)),
  });
  onTestFinished(async () => {
    listening.unsubscribe();
    await app.close();
    await beats.close();
    await Promise.all([here.destroy(), there.destroy()]);
  });
  await expect.poll(() => heard).toEqual(["begin"]);

  const followUser = makeFollowUser({
    requests: postgresRequests(there),
    limits: postgresLimits(there),
    customers: postgresCustomers(there),
    now: () => now,
    newId: () => "notification-1",
  });
  expect(await followUser(ravi, asha)).toEqual({ kind: "ok", value: "requested" });
  await expect.poll(() => heard).toEqual(["begin", "follow-request"]);

  await postgresSessions(there).closeAll(asha, null);
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(["begin", "follow-request", "signed out"]); // Long before the next sign of life.
});
