import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { NEVER, Subject } from "rxjs";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { watchOverHttp } from "#adapters/http-client/notification-stream.ts";
import { notificationStream } from "#adapters/http-server/streams/notification-stream.ts";
import { server } from "#adapters/http-server/server.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import { requestsMade } from "#tests/core/notifications/requests-made.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import type { Session } from "#core/identity/session.ts";
import type { CustomerBeat, NotificationNews } from "#core/notifications/notifications.port.ts";

const quick = { first: 20, longest: 50, silence: 60_000 };

/** A server that beats often, with Asha signed in; it can stop and start again at its address. */
async function beating(beat = 100) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const asha = await signedIn(container, memory, "Asha");
  const start = async (port = 0) => {
    const app = server({
      endpoints: [],
      use: () => async () => null,
      rawRoutes: [notificationStream({ watch: container.get(WatchNotifications), beats: container.get(Notifications).beats, beat })],
      holderOf: (bearer) => container.get(Sessions).holderOf(bearer, now),
      pages: null,
      log: "off",
    });
    const url = await app.listen({ port, host: "127.0.0.1" });
    return { app, url };
  };
  let { app, url } = await start();
  onTestFinished(() => app.close());
  let told = 0;
  return {
    container,
    asha,
    url: `${url}/api`,
    close: () => app.close(),
    again: async () => {
      ({ app } = await start(Number(new URL(url).port)));
    },
    async tell() {
      const id = groupId(`g${++told}`);
      memory.ties.groups.set(id, aGroup({ id, name: `Group ${told}` }));
      await requestsMade(container.get(Requests), memoryGroups(memory)).inviteToGroup(
        id,
        { from: null, to: asha.id },
        { id: notificationId(`n${told}`), at: now },
      );
    },
  };
}

/** A stream that is open, over answers of the test's own to whose session it is; `ended`: what the server's log holds once it is over. */
async function standing(whoAsks: () => Promise<{ readonly session: Session | null }>) {
  const beats = new Subject<CustomerBeat>();
  const complaints: unknown[] = [];
  const api = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void complaints.push(line) } } });
  const watch = () => NEVER;
  notificationStream({ watch, beats: () => beats, beat: 600_000 })(api, async () => ({
    address: "",
    language: null,
    isShown: true,
    recovery: null,
    ...(await whoAsks()),
  }));
  onTestFinished(() => api.close());
  const url = await api.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${url}/notification/live`);
  const ended = response.text().then(async () => {
    await pause(20);
    return complaints;
  });
  onTestFinished(() => beats.complete());
  return { beats, ended };
}

/** What a page hears, from the moment it listens until the test ends. */
function hearing({ url, asha }: Awaited<ReturnType<typeof beating>>, since: number | null = null, bearer: string | null = asha.bearer) {
  const heard: NotificationNews[] = [];
  const failures: unknown[] = [];
  const listening = watchOverHttp({ url, bearerOf: () => bearer, ended: () => {}, hasLeft: () => false }, quick)(asha.id, since).subscribe({
    next: (news) => heard.push(news),
    error: (error: unknown) => failures.push(error),
  });
  onTestFinished(() => listening.unsubscribe());
  const ids = () => heard.flatMap(({ changed }) => (changed ?? []).map(({ id }) => id));
  return { heard, failures, ids, stop: () => listening.unsubscribe() };
}

describe("news of notifications", () => {
  it("come to an open page as they happen", async () => {
    const at = await beating();
    const page = hearing(at);
    await expect.poll(() => page.heard).toEqual([{ version: 0, changed: null }]);
    await at.tell();
    await at.tell();
    await expect.poll(page.ids).toEqual(["n1", "n2"]);
    expect(page.failures).toEqual([]);
  });

  it("begin with what has changed since the version that the page knows", async () => {
    const at = await beating();
    await at.tell();
    await at.tell();
    const page = hearing(at, 1);
    await expect.poll(page.ids).toEqual(["n2"]);
  });

  it("go on where they were after the server was gone for a while", async () => {
    const at = await beating();
    const page = hearing(at);
    await expect.poll(() => page.heard.length).toBe(1);
    await at.close();
    await at.tell();
    await pause(100);
    await at.again();
    await at.tell();
    await expect.poll(page.ids).toEqual(["n1", "n2"]);
    expect(page.heard.filter(({ changed }) => changed === null).length).toBe(1);
  });

  it("end with the session, and are for nobody without one", async () => {
    const at = await beating();
    const page = hearing(at);
    await expect.poll(() => page.heard.length).toBe(1);
    await at.container.get(Sessions).closeAll(at.asha.id, null);
    await expect.poll(() => page.failures).toEqual([expect.any(SignedOut)]);
    const stranger = hearing(at, null, "guessed");
    await expect.poll(() => stranger.failures).toEqual([expect.any(SignedOut)]);
    const nobody = hearing(at, null, null);
    expect(nobody.failures).toEqual([expect.any(SignedOut)]);
  });

  it("end at once with the session, long before the next sign of life", async () => {
    const at = await beating(600_000);
    const page = hearing(at);
    await expect.poll(() => page.heard.length).toBe(1);
    await at.container.get(Sessions).closeAll(at.asha.id, null);
    await expect.poll(() => page.failures).toEqual([expect.any(SignedOut)]);
  });

  it("ask whose session it is once more where one has ended, and not for each of the news", async () => {
    let asked = 0;
    const { beats } = await standing(async () => {
      asked += 1;
      return { session: { id: sessionId("s1"), customer: customerId("asha") } };
    });
    expect(asked).toBe(1);
    for (let nth = 0; nth < 5; nth += 1) beats.next("news");
    await pause(20);
    expect(asked).toBe(1);
    beats.next("session-ended");
    await expect.poll(() => asked).toBe(2);
  });

  it("end once where two looks come together, and show no sign of life behind the end", async () => {
    const looks: (() => void)[] = [];
    let asked = 0;
    const { beats, ended } = await standing(async () => {
      asked += 1;
      if (asked === 1) return { session: { id: sessionId("s1"), customer: customerId("asha") } };
      if (asked === 2) return { session: null };
      await new Promise<void>((resolve) => looks.push(resolve));
      throw new PortUnavailable("sessions", "down");
    });
    beats.next("session-ended");
    beats.next("session-ended");
    await expect.poll(() => looks.length).toBe(1);
    for (const look of looks) look();
    expect(await ended).toEqual([]);
  });

  it("are sent to so many pages of a customer and to no more", async () => {
    const at = await beating();
    const open = () => fetch(`${at.url}/notification/live`, { headers: { authorization: `Bearer ${at.asha.bearer}` } });
    const pages = await Promise.all(Array.from({ length: 8 }, open));
    expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const one = await open();
    expect([one.status, one.headers.get("retry-after")]).toEqual([429, "60"]);
    await one.body?.cancel();
    await pages[0]?.body?.cancel();
    await expect
      .poll(async () => {
        const next = await open();
        await next.body?.cancel();
        return next.status;
      })
      .toBe(200);
    for (const page of pages.slice(1)) await page.body?.cancel();
  });

  it("say what they are, are kept by nobody, and show signs of life", async () => {
    const at = await beating();
    const response = await fetch(`${at.url}/notification/live`, {
      headers: { authorization: `Bearer ${at.asha.bearer}`, "last-event-id": "what" },
    });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes(": beat")) text += (await reader?.read())?.value ?? "";
    expect(text).toContain('id: 0\ndata: {"user_notifications":null}\n\n');
    await reader?.cancel();
  });

  it("are not waited for by a server that is told to stop", async () => {
    const at = await beating();
    const page = hearing(at);
    await expect.poll(() => page.heard.length).toBe(1);
    await at.close(); // Never done where it waits for a page that listens for ever.
  });

  it("survive a server that answers nonsense", async () => {
    const at = await beating();
    const odd = Fastify();
    let asked = 0;
    odd.get("/api/notification/live", (_, reply) => {
      asked++;
      return reply.header("content-type", "text/event-stream").send("id: x\ndata: {oops\n\ndata: unfinished");
    });
    onTestFinished(() => odd.close());
    const url = `${await odd.listen({ port: 0, host: "127.0.0.1" })}/api`;
    const page = hearing({ ...at, url });
    await expect.poll(() => asked).toBeGreaterThan(2); // Asked again, it has read what came before.
    expect([page.heard, page.failures]).toEqual([[], []]);
    page.stop();
  });
});
