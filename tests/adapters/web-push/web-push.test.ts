import { createServer } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { isPublic, publicLookup } from "#adapters/web-push/public-addresses.ts";
import { isPair, newVapidKeys } from "#adapters/web-push/vapid-keys.ts";
import { webPush } from "#adapters/web-push/web-push.ts";
import { aBrowser, aPushService, lineToHere, signedBy } from "./a-push-service.ts";
import { onLoopback } from "#tests/on-loopback.ts";

const keys = { ...(await newVapidKeys()), subject: "mailto:shop@example.in" };
const sender = webPush(keys, lineToHere);
const pushed = { text: "A reminder you set", seconds: 840 };

describe("a text that is pushed", () => {
  it("is read by that browser alone, and tells the push service nothing but for how long to keep it", async () => {
    const service = await aPushService();
    const browser = aBrowser(`${service.origin}/send/asha-phone`);
    expect(await sender.send(browser.address, pushed)).toBe("sent");
    expect(service.pushed).toHaveLength(1);
    const [{ path, headers, body } = { path: "", headers: {}, body: Buffer.alloc(0) }] = service.pushed;
    expect([path, browser.opened(body)]).toEqual(["/send/asha-phone", "A reminder you set"]);
    expect(headers).toMatchObject({ ttl: "840", urgency: "high", topic: "reminder", "content-encoding": "aes128gcm" });
    expect(Object.keys(headers).toSorted().join(" ")).toBe(
      "authorization connection content-encoding content-length content-type host topic ttl urgency",
    );
    expect(() => aBrowser(browser.address.endpoint).opened(body)).toThrow("Unsupported state");
    const told = signedBy(keys.publicKey, headers.authorization);
    expect(told).toEqual({ aud: service.origin, sub: keys.subject, exp: expect.any(Number) });
    expect((told?.exp ?? 0) - Date.now() / 1_000).toBeLessThan(24 * 3_600);
    expect(signedBy((await newVapidKeys()).publicKey, headers.authorization)).toBeNull();
  });

  it("is told apart: the address reaches nobody any more, or the push service does not take it now", async () => {
    const elsewhere = await aPushService();
    const service = await aPushService({
      "/404": { status: 404 },
      "/410": { status: 410 },
      "/429": { status: 429 },
      "/500": { status: 500 },
      "/307": { status: 307, location: `${elsewhere.origin}/307` },
    });
    const sent = (path: string) => sender.send(aBrowser(service.origin + path).address, pushed).catch((error: unknown) => error);
    expect([await sent("/404"), await sent("/410")]).toEqual(["gone", "gone"]);
    for (const path of ["/429", "/500", "/307"]) {
      const error = await sent(path);
      expect(error).toBeInstanceOf(PortUnavailable);
      expect(String(error)).not.toMatch(/127\.0\.0\.1|reminder/);
    }
    expect(elsewhere.pushed).toEqual([]); // A redirection is not followed.
    expect(await sender.send(aBrowser("http://127.0.0.1:9/").address, pushed).catch((error: unknown) => error)).toBeInstanceOf(
      PortUnavailable,
    );
  });

  it("is not sent to a service that did not answer just now, so that no other reminder waits for it, and is half a minute later", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const [service, called] = [await aPushService(), [] as string[]];
    const careful = webPush(keys, (url, options, answered) => {
      called.push(url.origin);
      return lineToHere(url, options, answered);
    });
    const sent = (origin: string) => careful.send(aBrowser(`${origin}/x`).address, pushed).catch((error: unknown) => String(error));
    const silent = "http://127.0.0.1:9";
    const outage = "PortUnavailable: a push service cannot be reached";
    expect([await sent(silent), await sent(silent), await sent(service.origin)]).toEqual([outage, outage, "sent"]);
    expect(called).toEqual([silent, service.origin]);
    vi.setSystemTime(Date.now() + 30_001);
    await sent(silent);
    expect(called).toHaveLength(3);
  });

  it("reaches nobody where a browser's key is none, and then nothing is called", async () => {
    const service = await aPushService();
    const { address } = aBrowser(`${service.origin}/x`);
    expect(await sender.send({ ...address, p256dh: `B${"A".repeat(86)}` }, pushed)).toBe("gone");
    expect(service.pushed).toEqual([]);
  });
});

describe("the line to push services", () => {
  /** How many have called a server of this machine. */
  async function aListener() {
    let calls = 0;
    const server = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    const { port, close } = await onLoopback(server);
    onTestFinished(close);
    return { port, calls: () => calls };
  }
  const outside = webPush(keys);
  const refused = (endpoint: string) => outside.send(aBrowser(endpoint).address, pushed).catch((error: unknown) => error);

  it("leads neither to figures, nor to other ports, nor anywhere without TLS", async () => {
    const listener = await aListener();
    const figures = ["127.0.0.1", "[::1]", "10.0.0.1", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"].map((host) => `https://${host}/x`);
    for (const endpoint of [
      ...figures,
      `https://localhost:${listener.port}/x`,
      `http://localhost:${listener.port}/x`,
      "https://fcm.googleapis.com:8443/x",
    ])
      expect([endpoint, await refused(endpoint)]).toEqual([endpoint, new TypeError("a push service is called by its name and https")]);
    expect(listener.calls()).toBe(0);
  });

  it("leads to no name that stands for this machine or a local network", async () => {
    expect(String(await refused("https://localhost/x"))).toBe("PortUnavailable: a push service cannot be reached");
    const found = (name: string, all: boolean) =>
      new Promise((resolve) => publicLookup(name, { all }, (error, address) => resolve(error?.message ?? address)));
    expect([await found("localhost", true), await found("localhost", false)]).toEqual(Array(2).fill("a name without a public address"));
    expect(await found("no-such-name.invalid", true)).toContain("ENOTFOUND");
  });

  it("knows which addresses are public", () => {
    const local =
      "127.0.0.1 127.9.9.9 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 192.0.2.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 64:ff9b::7f00:1 2001:db8::1 2002:7f00:1:: localhost";
    expect(local.split(" ").filter(isPublic)).toEqual([]);
    expect(["142.250.1.95", "172.32.0.1", "2404:6800:4009::200a", "::ffff:142.250.1.95"].filter((address) => !isPublic(address))).toEqual(
      [],
    );
  });
});

describe("the keys of push", () => {
  it("are a new pair each time, which is told from others", async () => {
    const [one, other] = [await newVapidKeys(), await newVapidKeys()];
    expect([one.publicKey, one.privateKey]).toEqual([expect.stringMatching(/^B[\w-]{86}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    expect([isPair(one), isPair(other), isPair({ ...one, privateKey: other.privateKey })]).toEqual([true, true, false]);
    expect(isPair({ ...one, privateKey: "A".repeat(43) })).toBe(false);
  });
});
