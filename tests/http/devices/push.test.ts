import { describe, expect, it } from "vitest";
import { EndPushToDevice } from "#core/devices/push/end-push-to-device.use-case.ts";
import { MovePushAddress } from "#core/devices/push/move-push-address.use-case.ts";
import { PushAddresses } from "#core/devices/push/push-addresses.port.ts";
import { PushSender } from "#core/devices/push/push-sender.port.ts";
import { PushServices } from "#core/devices/push/push-services.port.ts";
import { PushToDevice } from "#core/devices/push/push-to-device.use-case.ts";
import { ShowPushHere } from "#core/devices/push/show-push-here.use-case.ts";
import { sessionId } from "#core/identity/session.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { RemindOfTracker } from "#core/trackers/reminders/remind-of-tracker.use-case.ts";
import { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { newVapidKeys } from "#adapters/web-push/vapid-keys.ts";
import { webPush } from "#adapters/web-push/web-push.ts";
import { aBrowser, aPushService, lineToHere, signedBy } from "#tests/adapters/web-push/a-push-service.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import { keptJobs } from "#tests/kept-jobs.ts";

const keys = { ...(await newVapidKeys()), subject: "mailto:shop@example.in" };
const HERE = sessionId("this device");

/**
 * A server with keys, and Asha signed in there. In this composition alone the line leads to this machine, and its push service is one that
 * may be called.
 */
async function aShop(origin: string) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const clock = { at: now };
  container.rebind(PushSender).toConstantValue(webPush(keys, lineToHere));
  container.rebind(PushServices).toConstantValue((endpoint) => endpoint.startsWith(`${origin.replace("http:", "https:")}/`));
  container.rebind(Clock).toConstantValue(() => clock.at);
  const url = await servedOver(container);
  const { id, bearer } = await signedIn(container, memory, "Asha");
  const device = (token = bearer) => clientOf(url, token);
  return { memory, container, clock, url, id, bearer, device, session: { id: HERE, customer: id } };
}

/** The address that a browser sends, as push services have it: by https. */
const sentBy = ({ address }: ReturnType<typeof aBrowser>) => ({ ...address, endpoint: address.endpoint.replace("http:", "https:") });

describe("push to a device over HTTP", () => {
  it("is shown, switched on and off for the session that asks", async () => {
    const { origin } = await aPushService();
    const { container, id, device, session } = await aShop(origin);
    const phone = device();
    const laptop = device((await container.get(Sessions).open(id, now)).bearer);
    expect(await phone.get(ShowPushHere)(session)).toEqual({ key: keys.publicKey, endpoint: null });
    const address = sentBy(aBrowser(`${origin}/phone`));
    expect(await phone.get(PushToDevice)(session, { ...address, language: "hi" })).toEqual(ok(null));
    expect(await phone.get(ShowPushHere)(session)).toEqual({ key: keys.publicKey, endpoint: address.endpoint });
    expect(await laptop.get(ShowPushHere)(session)).toEqual({ key: keys.publicKey, endpoint: null });
    expect(await laptop.get(EndPushToDevice)(session)).toBeNull();
    expect(await container.get(PushAddresses).ofCustomer(id, now)).toEqual([{ ...address, language: "hi" }]);
    expect(await phone.get(EndPushToDevice)(session)).toBeNull();
    expect(await container.get(PushAddresses).ofCustomer(id, now)).toEqual([]);
  });

  it("ends with signing out, and follows a browser that tells its former secret", async () => {
    const { origin } = await aPushService();
    const { container, id, device, session, url } = await aShop(origin);
    const [before, after] = [sentBy(aBrowser(`${origin}/before`)), sentBy(aBrowser(`${origin}/after`))];
    await device().get(PushToDevice)(session, { ...before, language: "en" });
    const nobody = clientOf(url, null);
    const guess = { endpoint: before.endpoint, auth: after.auth };
    expect(await nobody.get(MovePushAddress)({ former: guess, address: after })).toEqual(ok(null)); // Nobody learns whether there was one.
    expect(await container.get(PushAddresses).ofCustomer(id, now)).toEqual([{ ...before, language: "en" }]);
    expect(await nobody.get(MovePushAddress)({ former: before, address: after })).toEqual(ok(null));
    expect(await container.get(PushAddresses).ofCustomer(id, now)).toEqual([{ ...after, language: "en" }]);
    await device().get(SignOut)(session);
    expect(await container.get(PushAddresses).ofCustomer(id, now)).toEqual([]);
  });

  it("is refused for what is no push service, without a session, and where no keys are set", async () => {
    const { origin } = await aPushService();
    const { container, id, device, session, url, bearer } = await aShop(origin);
    const { address } = aBrowser("https://10.0.0.1/internal");
    expect(await device().get(PushToDevice)(session, { ...address, language: "en" })).toEqual(refused({ kind: "no-push-service" }));
    const moved = { former: { endpoint: address.endpoint, auth: address.auth }, address };
    expect(await device().get(MovePushAddress)(moved)).toEqual(refused({ kind: "no-push-service" }));
    const put = async (payload: object, token: string | null) => {
      const headers = { "content-type": "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
      const answer = await fetch(`${url}/api/user/push`, { method: "PUT", headers, body: JSON.stringify(payload) });
      return [answer.status, JSON.parse(await answer.text()).payload?.[0]?.path];
    };
    const wire = { ...sentBy(aBrowser(`${origin}/phone`)), language: "en" };
    expect(await put(wire, null)).toEqual([401, undefined]);
    const wrong = { p256dh: "short", auth: `${wire.auth}a`, endpoint: "http://fcm.googleapis.com/x", language: "mr" };
    for (const [field, value] of Object.entries(wrong)) expect(await put({ ...wire, [field]: value }, bearer)).toEqual([400, field]);
    expect(await container.get(PushAddresses).ofCustomer(id, now)).toEqual([]);

    const keyless = composeMemory(new Memory());
    const other = clientOf(await servedOver(keyless), (await keyless.get(Sessions).open(id, now)).bearer);
    expect(await other.get(ShowPushHere)(session)).toEqual({ key: null, endpoint: null });
    expect(await other.get(PushToDevice)(session, { ...wire, language: "en" })).toEqual(refused({ kind: "no-push" }));
  });
});

describe("a reminder that is due", () => {
  it("is pushed once to each device that was switched on, in the same words for every tracker and with nothing else", async () => {
    const service = await aPushService({ "/gone": { status: 410 } });
    const { memory, container, clock, id, device } = await aShop(service.origin);
    const [phone, laptop, gone] = [
      aBrowser(`${service.origin}/phone`),
      aBrowser(`${service.origin}/laptop`),
      aBrowser(`${service.origin}/gone`),
    ];
    for (const [browser, language] of [
      [phone, "en"],
      [laptop, "hi"],
      [gone, "en"],
    ] as const) {
      const { session } = await container.get(Sessions).open(id, now);
      await container.get(PushAddresses).keep(session, { ...browser.address, language }, { at: clock.at, most: 20 });
    }
    const times = [540, 550, 560, 570, 580];
    for (const [nth, tracker] of OPEN_TRACKERS.entries()) await device().get(SetReminders)(id, { tracker, times: [times[nth] ?? 0] });
    const jobs = keptJobs(memory).flatMap(({ job }) => (job.kind === "remind-of-tracker" ? [job] : []));
    expect(jobs).toHaveLength(OPEN_TRACKERS.length);
    for (const job of jobs.toSorted((one, other) => one.at - other.at)) {
      clock.at = job.at + 60_000;
      await Promise.all([container.get(RemindOfTracker)(job), container.get(RemindOfTracker)(job)]); // As a queue may do it.
      await container.get(RemindOfTracker)(job);
    }
    const at = (path: string) => service.pushed.filter((one) => one.path === path);
    expect(at("/phone").map(({ body }) => phone.opened(body))).toEqual(OPEN_TRACKERS.map(() => "A reminder you set"));
    expect(at("/laptop").map(({ body }) => laptop.opened(body))).toEqual(OPEN_TRACKERS.map(() => "आपका लगाया हुआ रिमाइंडर"));
    expect(at("/gone")).toHaveLength(1); // Then it was deleted.
    expect(await container.get(PushAddresses).ofCustomer(id, now)).toHaveLength(2);
    for (const { headers } of service.pushed) {
      const { authorization, ...told } = headers; // What is signed holds any letters by chance, as does what is encrypted, which was opened above.
      expect([told["ttl"], told["topic"]]).toEqual(["840", "reminder"]); // A minute of the quarter of an hour has gone.
      expect(signedBy(keys.publicKey, authorization)).toEqual({ aud: service.origin, sub: keys.subject, exp: expect.any(Number) });
      expect(JSON.stringify(told)).not.toMatch(/water|sleep|exercise|meal|weight|tracker|asha/i);
    }
  });

  it("is listed and not pushed again where the push service fails", async () => {
    const service = await aPushService({ "/phone": { status: 503 } });
    const { memory, container, clock, id, device } = await aShop(service.origin);
    const { session } = await container.get(Sessions).open(id, now);
    const { address } = aBrowser(`${service.origin}/phone`);
    await container.get(PushAddresses).keep(session, { ...address, language: "en" }, { at: now, most: 20 });
    await device().get(SetReminders)(id, { tracker: "water", times: [540] });
    const [job] = keptJobs(memory).flatMap((stored) => (stored.job.kind === "remind-of-tracker" ? [stored.job] : []));
    if (job === undefined) throw new TypeError("no job");
    clock.at = job.at;
    await expect(container.get(RemindOfTracker)(job)).rejects.toThrow("a push service cannot be reached");
    await container.get(RemindOfTracker)(job);
    expect(service.pushed).toHaveLength(1);
    expect([...memory.ties.notifications.values()].filter(({ kind }) => kind === "announcement")).toHaveLength(1);
  });
});
