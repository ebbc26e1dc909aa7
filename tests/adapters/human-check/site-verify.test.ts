import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { siteVerifyCheck } from "#adapters/human-check/site-verify.ts";
import { now } from "#tests/fixtures.ts";
import { onLoopback } from "#tests/on-loopback.ts";
import type { ServerResponse } from "node:http";
import type { HumanCheckProvider } from "#core/sign-in/human-check/human-check-providers.ts";

const SECRET = "6Lc-SENTINEL-secret-of-tests";
const FROM = "203.0.113.7";

/** What a provider that behaves as documented says of each proof, which it verifies once. */
const KNOWN: Readonly<Record<string, object>> = {
  "good-proof": { success: true, challenge_ts: "2026-11-20T10:00:00Z", hostname: "shop.example", action: "sign_in", score: 0.9 },
  "hard-proof": { success: true, hostname: "shop.example", action: "sign_in_hard", score: 0.7 },
  "doubtful-proof": { success: true, hostname: "shop.example", action: "sign_in", score: 0.4 },
  "not-hard-enough": { success: true, hostname: "shop.example", action: "sign_in_hard", score: 0.6 },
  "of-another-site": { success: true, hostname: "shop.example.evil.example", action: "sign_in", score: 0.9 },
  "for-another-thing": { success: true, hostname: "shop.example", action: "comment", score: 0.9 },
  "of-an-older-kind": { success: true, hostname: "shop.example" },
  "without-a-host": { success: true, action: "sign_in", score: 0.9 },
};

/** A provider on this machine, the forms that it was sent, and a check that asks it. `answers`: what it does in the place of verifying. */
async function aProvider(provider: HumanCheckProvider, answers: ((response: ServerResponse) => void) | null = null) {
  const requested: { readonly method: string | undefined; readonly form: Readonly<Record<string, string>> }[] = [];
  const used = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    requested.push({ method: request.method, form });
    if (answers !== null) return answers(response);
    const said = (body: object) => void response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    const { secret, response: proof = "", idempotency_key: key = "" } = form;
    if (secret !== SECRET) return said({ success: false, "error-codes": ["invalid-input-secret"] });
    const known = KNOWN[proof];
    if (known === undefined) return said({ success: false, "error-codes": ["invalid-input-response"] });
    if (used.has(proof) && (key === "" || used.get(proof) !== key))
      return said({ success: false, "error-codes": ["timeout-or-duplicate"] });
    used.set(proof, key);
    said({ ...known, "error-codes": [] });
  });
  const { address, close } = await onLoopback(server);
  onTestFinished(close);
  const another = (secret = SECRET) =>
    siteVerifyCheck({ provider, secret, isOurs: (host) => host === "shop.example", verify: `${address}/siteverify`, timeout: 500 });
  return { asked: requested, another, check: another() };
}

describe.each(["recaptcha", "turnstile"] as const)("a human check by %s", (provider) => {
  it("asks by POST with secret, response and address, and knows a proof by the same id again", async () => {
    const { asked, check } = await aProvider(provider);
    const proved = await check.proved("good-proof", now, FROM);
    expect(proved).toEqual({ id: expect.stringMatching(/^[0-9a-f]{64}$/), weight: "usual" });
    expect(asked.map(({ method }) => method)).toEqual(["POST"]);
    expect(asked[0]?.form).toMatchObject({ secret: SECRET, response: "good-proof", remoteip: FROM });
    expect(await check.proved("good-proof", now + 299_000, FROM)).toEqual(proved); // The provider would call it a duplicate.
    expect(asked).toHaveLength(1);
  });

  it("tells the weights of proofs apart by what they were made for", async () => {
    const { check } = await aProvider(provider);
    expect((await check.proved("hard-proof", now, FROM))?.weight).toBe("hard");
    expect([await check.task("usual", now), await check.task("hard", now)]).toEqual([
      { page: "/human-check", action: "sign_in" },
      { page: "/human-check", action: "sign_in_hard" },
    ]);
  });

  it.each(["unknown-proof", "of-another-site", "for-another-thing", "of-an-older-kind", "without-a-host"])(
    "is not proved by one that is %s",
    async (proof) => {
      const { check } = await aProvider(provider);
      expect(await check.proved(proof, now, FROM)).toBeNull();
    },
  );

  it("is not proved by nothing or by what is too long, and then nobody is asked", async () => {
    const { asked, check } = await aProvider(provider);
    for (const proof of ["", "a".repeat(4_001)]) expect(await check.proved(proof, now, FROM)).toBeNull();
    expect(asked).toEqual([]);
  });

  it("tells no address where none is known", async () => {
    const { asked, check } = await aProvider(provider);
    await check.proved("good-proof", now, null);
    expect(Object.keys(asked[0]?.form ?? {})).not.toContain("remoteip");
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["never answers", () => {}],
    ["answers what can't be read", (response) => response.end("<html>")],
    ["fails", (response) => response.writeHead(503).end("{}")],
    ["sends elsewhere", (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
    ["breaks off", (response) => response.destroy()],
    ["can't answer", (response) => response.end('{"success":false,"error-codes":["internal-error"]}')],
    ["answers without end", (response) => response.end("x".repeat(100_000))],
  ])("is an outage where the provider %s, and the secret is in no error", async (_, answer) => {
    const { check } = await aProvider(provider, answer);
    const error: unknown = await check.proved("good-proof", now, FROM).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PortUnavailable);
    const told = JSON.stringify([error, (error as Error).message, (error as Error).stack, String((error as Error).cause)]);
    expect(told).not.toContain("SENTINEL");
    expect(told).not.toContain("good-proof");
  });

  it("is an outage where the shop's own secret is wrong, which says nothing of a proof", async () => {
    const { another } = await aProvider(provider);
    await expect(another("6Lc-another-secret").proved("good-proof", now, FROM)).rejects.toThrow(PortUnavailable);
  });

  it("is asked again after an outage", async () => {
    let isAway = true;
    const { check } = await aProvider(provider, (response) =>
      isAway ? void response.destroy() : void response.end(JSON.stringify(KNOWN["good-proof"])),
    );
    await expect(check.proved("good-proof", now, FROM)).rejects.toThrow(PortUnavailable);
    isAway = false;
    expect((await check.proved("good-proof", now, FROM))?.weight).toBe("usual");
  });
});

describe("a proof of reCAPTCHA", () => {
  it("needs a score of 0.5, and of 0.7 where the check is hard", async () => {
    const { check } = await aProvider("recaptcha");
    for (const proof of ["doubtful-proof", "not-hard-enough"]) expect([proof, await check.proved(proof, now, FROM)]).toEqual([proof, null]);
  });

  it("is a duplicate for another server", async () => {
    const { check, another } = await aProvider("recaptcha");
    await check.proved("good-proof", now, FROM);
    expect(await another().proved("good-proof", now, FROM)).toBeNull();
  });
});

describe("a proof of Turnstile", () => {
  it("is the same for another server, which asks by the same key", async () => {
    const { asked, check, another } = await aProvider("turnstile");
    const proved = await check.proved("good-proof", now, FROM);
    expect(await another().proved("good-proof", now, FROM)).toEqual(proved);
    const [one, other] = asked.map(({ form }) => form["idempotency_key"]);
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(other).toBe(one);
  });

  it("is forgotten after five minutes, when it proves nothing to the provider either", async () => {
    const { asked, check } = await aProvider("turnstile");
    await check.proved("good-proof", now, FROM);
    await check.proved("good-proof", now + 300_000, FROM);
    expect(asked).toHaveLength(2);
  });
});
