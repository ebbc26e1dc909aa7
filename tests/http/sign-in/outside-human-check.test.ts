import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { HumanCheck } from "#core/sign-in/human-check/human-check.port.ts";
import { HumanCheckWidget, humanCheckOf, humanCheckWidget } from "#adapters/composition/sign-in/human-check.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { composeMemory } from "#tests/composition.ts";
import { onLoopback } from "#tests/on-loopback.ts";

const KEYS = { HUMAN_CHECK_SITE_KEY: "0x4AAAAAAA-site-key", HUMAN_CHECK_SECRET: "0x4AAAAAAA-SENTINEL-secret" };

function settingsOf(environment: Readonly<Record<string, string>>) {
  const read = settingsIn(environment);
  if ("faults" in read) throw new RangeError(read.faults.join("\n"));
  return read.settings;
}

/** The shop with an outside human check that says what `answer` does of each proof. */
async function aShop(answer: (form: URLSearchParams) => object) {
  const provider = createServer(async (request, response) =>
    response.end(JSON.stringify(answer(new URLSearchParams(await text(request))))),
  );
  const { address, close } = await onLoopback(provider);
  onTestFinished(close);
  const settings = settingsOf({
    ...{ ...KEYS, HUMAN_CHECK_PROVIDER: "turnstile", HUMAN_CHECK_VERIFY_URL: `${address}/siteverify`, SITE_URL: "https://shop.example" },
    SHELL_HOSTS: "benefits.example=benefits",
  });
  const container = composeMemory();
  const check = await humanCheckOf(settings, async () => Buffer.alloc(32));
  container.rebind(HumanCheck).toConstantValue(check);
  container.bind(HumanCheckWidget).toConstantValue(humanCheckWidget(settings));
  const app = serverOver(container, { pages: null, log: "off" });
  const post = (url: string, payload: object) => app.inject({ method: "POST", url: `/api${url}`, payload });
  return { app, post };
}

const good = (hostname: string) => ({ success: true, hostname, action: "sign_in", "error-codes": [] });

describe("an outside human check", () => {
  it("is asked for with where its page stands, and lets a code be sent once [ep-verifycaptcha] [co-env-captcha-key]", async () => {
    const requested: URLSearchParams[] = [];
    const { app, post } = await aShop((form) => {
      requested.push(form);
      return good("shop.example");
    });
    expect((await app.inject({ url: "/api/auth/human-check" })).json().payload).toEqual({ page: "/human-check", action: "sign_in" });
    expect((await post("/verifyCaptcha", { captcha_token: "proof-1" })).json().status.status_code).toBe(0);
    const send = (captcha_token: string, mobile = "9820012345") => post("/auth/localsignup", { mobile, captcha_token });
    expect((await send("proof-1")).statusCode).toBe(200); // Asking about it alone has not used it up.
    const again = await send("proof-1", "9820012346");
    expect([again.statusCode, again.json().payload]).toEqual([403, { task: { page: "/human-check", action: "sign_in" } }]);
    expect(requested.map((form) => form.get("remoteip"))).toEqual(["127.0.0.1"]); // Asked once, and told where the proof came from.
  });

  it("takes proofs of every host of the shop, and of no other", async () => {
    const { post } = await aShop((form) => good(form.get("response") ?? ""));
    const answers: number[] = [];
    for (const host of ["shop.example", "benefits.example", "localhost", "evil.example"])
      answers.push((await post("/auth/localsignup", { mobile: "9820012345", captcha_token: host })).statusCode);
    expect(answers).toEqual([200, 429, 403, 403]); // The second is right, and too soon.
  });

  it("sends no code while its provider can't be asked", async () => {
    const { post } = await aShop(() => ({ success: false, "error-codes": ["internal-error"] }));
    const answer = await post("/auth/localsignup", { mobile: "9820012345", captcha_token: "proof" });
    expect([answer.statusCode, answer.body.includes("SENTINEL")]).toEqual([503, false]);
  });
});

describe("the page of an outside human check", () => {
  it.each([
    ["turnstile", "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit", ["https://challenges.cloudflare.com"]],
    [
      "recaptcha",
      `https://www.google.com/recaptcha/api.js?render=${KEYS.HUMAN_CHECK_SITE_KEY}&amp;hl=en`,
      ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    ],
  ])("of %s loads its script, and its policy names its hosts alone", async (provider, script, hosts) => {
    const { app } = await aShop(() => ({}));
    const own = humanCheckWidget(settingsOf({ ...KEYS, HUMAN_CHECK_PROVIDER: provider }));
    const alone = Fastify();
    own?.(alone);
    const page = await alone.inject({ url: "/human-check?action=sign_in" });
    expect(page.body).toContain(`src="${script}"`);
    expect(page.body).not.toContain("SENTINEL");
    const policy = String(page.headers["content-security-policy"]);
    expect(new Set(policy.match(/https:[^ ;]+/g))).toEqual(new Set(hosts));
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect((await alone.inject({ url: "/human-check.js" })).headers["content-type"]).toContain("text/javascript");
    expect((await app.inject({ url: "/human-check" })).headers["x-frame-options"]).toBe("SAMEORIGIN");
    await alone.close();
  });

  it("is not there where no provider is set, and half of its settings is a fault", () => {
    expect(humanCheckWidget(settingsOf({}))).toBeNull();
    const [named] = [settingsIn({ HUMAN_CHECK_PROVIDER: "turnstile" })];
    expect(named).toEqual({ faults: [expect.stringContaining("HUMAN_CHECK_SITE_KEY")] });
    expect(settingsIn({ HUMAN_CHECK_PROVIDER: "hcaptcha", ...KEYS })).toEqual({
      faults: [expect.stringContaining("HUMAN_CHECK_PROVIDER")],
    });
  });
});
