import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { AskHumanTask } from "#core/sign-in/human-check/check-human.use-case.ts";
import { AskToLeave } from "#core/sign-in/session/leave.use-case.ts";
import { Register } from "#core/sign-in/sign-up/register.use-case.ts";
import { SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { ALTCHA_COST, altcha } from "#adapters/human-check/altcha.ts";
import { composeApplication } from "#adapters/composition/server/application.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { aMobile, aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { auditedBy } from "#tests/cli/audited-by.ts";
import { run } from "#tests/cli/run.ts";
import { fillShop } from "#tests/faults/filled-shop.ts";
import type { Caller } from "#core/identity/session.ts";
import type { Application } from "#adapters/composition/server/application.ts";

const place = await mkdtemp(join(tmpdir(), "niramaya-users-"));
await chmod(place, 0o711); // The database's user must be able to pass through.
const folder = join(place, "shop");
const mobile = aMobile("9876543210");
const caller: Caller = { address: "203.0.113.7", session: null, language: null };

const CHECK_KEY = "a-key-of-the-environment-32-letters";

let product: Application;
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "");
  const read = settingsIn({ HUMAN_CHECK_ROUNDS: "1", HUMAN_CHECK_KEY: CHECK_KEY });
  if ("faults" in read) throw new Error(read.faults.join());
  await fillShop(folder);
  product = await composeApplication(read.settings, folder, wordsOfServer);
}, 180_000);
afterAll(async () => {
  await product.close();
  vi.unstubAllEnvs();
  await rm(place, { recursive: true, force: true });
});

const ran = (command: string) => run(`${command} --data ${folder}`);

/** What a person's device works out. */
async function proof(): Promise<string> {
  const task = await product.container.get(AskHumanTask)(caller, undefined);
  if (task.kind === "refused") throw new Error("no task was given");
  const challenge = JSON.parse(JSON.stringify(task.value));
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

describe("the human check", () => {
  it("signs its tasks by the key of the environment, so that any server with it takes a proof [co-env-captcha-key]", async () => {
    const elsewhere = (key: string) => altcha(Buffer.from(key), { ...ALTCHA_COST, rounds: 1 });
    const shown = await proof();
    expect(await elsewhere(CHECK_KEY).proved(shown, Date.now(), null)).not.toBeNull();
    expect(await elsewhere(`${CHECK_KEY}s`).proved(shown, Date.now(), null)).toBeNull();
    expect(settingsIn({ HUMAN_CHECK_KEY: "too-short" })).toEqual({ faults: [expect.stringContaining("HUMAN_CHECK_KEY")] });
  });
});

describe("a shop without gateways", { timeout: 180_000 }, () => {
  it("keeps its messages in the outbox, for its owner alone, and signs in by what is read there", async () => {
    expect(await ran("outbox")).toEqual({ status: 0, output: "The outbox is empty.\n", complaints: "" });
    const missing = { status: 1, output: "", complaints: `The data folder ${folder}-else is not there.\n` };
    expect(await run(`outbox --data ${folder}-else`)).toEqual(missing);
    expect((await product.container.get(SendMobileCode)(caller, { mobile, proof: await proof(), referenceCode: null })).kind).toBe("ok");
    const told: unknown[] = [];
    const workers = await product.work((...given) => told.push(given), "http://localhost");
    const shown = async () => (await ran("outbox --json")).output;
    await expect.poll(shown, { timeout: 30_000 }).not.toBe("");
    await workers.stop();
    expect(told).toEqual([["message-sent", { kind: "send-sms" }]]);

    const message = JSON.parse(await shown());
    expect(message).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      channel: "sms",
      to: mobile,
      text: expect.stringMatching(/^\d{4} is your OTP for Niramaya\./),
    });
    const [file = ""] = await readdir(join(folder, "outbox"));
    expect(((await stat(join(folder, "outbox", file))).mode & 0o777).toString(8)).toBe("600");
    expect(((await stat(join(folder, "outbox"))).mode & 0o777).toString(8)).toBe("700");
    expect((await ran("outbox")).output).toBe(`${message.at}  SMS to ${mobile}\n${message.text.replace(/^(?=.)/gm, "  ")}\n`);

    const typed = { mobile, code: message.text.slice(0, 4), challenge: null };
    expect(await product.container.get(VerifyMobileCode)(caller, typed)).toEqual({ kind: "ok", value: null });
    const { name } = aNewCustomer();
    const signUp = {
      mobile,
      name,
      email: null,
      birthdate: null,
      gender: null,
      referenceCode: null,
      inviteCode: inviteCodeIn("DEMO 0001"),
      challenge: null,
    };
    const joined = await product.container.get(Register)(caller, signUp);
    expect(joined).toMatchObject({ kind: "ok", value: { user: { customer: { name, mobile } } } });
  });
});

describe("a gateway that is half set", () => {
  it.each([
    [{ SMS_GATEWAY_URL: "https://sms.example/send" }, "SMS_GATEWAY_URL is set, and needs SMS_GATEWAY_TOKEN too."],
    [
      { EMAIL_GATEWAY_URL: "https://mail.example/send", EMAIL_GATEWAY_TOKEN: "t" },
      "EMAIL_GATEWAY_URL is set, and needs EMAIL_GATEWAY_TOKEN and EMAIL_FROM too.",
    ],
  ])("keeps the shop from starting: %j", (environment, sentence) => {
    expect(settingsIn(environment)).toEqual({ faults: [sentence] });
  });

  it("hands nothing over where others could read it on the way", () => {
    expect(settingsIn({ SMS_GATEWAY_URL: "http://sms.example/send" })).toEqual({ faults: [expect.stringContaining("SMS_GATEWAY_URL")] });
    expect(settingsIn({ SMS_GATEWAY_URL: "http://localhost:8080/send", SMS_GATEWAY_TOKEN: "t" })).toHaveProperty(
      "settings.smsGatewayUrl",
      "http://localhost:8080/send",
    );
  });
});

describe("a customer on the command line", { timeout: 180_000 }, () => {
  it("is shown by mobile, however it is written, for people and as JSON", async () => {
    expect((await ran("user show +919876543210")).output).toMatch(
      /^Name: {8}Asha Rao\nId: {10}\S+\nMobile: {6}9876543210\nRole: {8}customer\nInvite code: [0-9A-HJKMNP-TV-Z]{8}\nInvited: {5}by a customer\nAccount: {5}open\n$/,
    );
    expect(JSON.parse((await ran("user show 9876543210 --json")).output)).toEqual({
      _id: expect.any(String),
      name: "Asha Rao",
      mobile,
      email: null,
      role: "customer",
      gender: null,
      birthdate: null,
      aggregator: null,
      invite_code: expect.stringMatching(/^.{8}$/),
      is_invited: true,
      standing: "staying",
      erased_from: null,
    });
  });

  it("is shown and blocked by e-mail address where there is no mobile", async () => {
    const devanshi = "Devanshi@Niramaya.example";
    expect(JSON.parse((await ran(`user show ${devanshi} --json`)).output)).toMatchObject({ mobile: null, email: devanshi.toLowerCase() });
    expect((await ran(`user block ${devanshi}`)).status).toBe(0);
    expect((await ran(`user show ${devanshi}`)).output).toContain("Account:     blocked\n");
    expect((await ran(`user block ${devanshi} --undo`)).status).toBe(0);
  });

  it("is shown by the id that the shop gave", async () => {
    const shown = (await ran("user show 9876543210 --json")).output;
    expect((await ran(`user show ${JSON.parse(shown)._id} --json`)).output).toBe(shown);
  });

  it("is looked at with an entry of the log each, which names nobody, and none of who is not there", async () => {
    const at = `--data ${folder}`;
    const { _id } = JSON.parse((await ran("user show 9876543210 --json")).output);
    for (const [command, noted] of [
      ["user show 9876543210", [`meera: user show, customer ${_id}`]],
      ["cart check --user 9876543210", [`meera: cart check, customer ${_id}`]],
      ["user show 9000000000", []],
      ["cart check --user 9000000000", []],
    ] as const)
      expect([command, await auditedBy(command, at)]).toEqual([command, noted]);
    expect((await ran(`audit list --subject customer:${_id}`)).output).not.toMatch(/9876543210|Asha/);
  });

  it("is blocked, signed out at once, and let in again", async () => {
    const { _id } = JSON.parse((await ran("user show 9876543210 --json")).output);
    const sessions = product.container.get(Sessions);
    const { bearer } = await sessions.open(_id, Date.now());
    expect((await ran("user block 9876543210")).output).toBe(
      "The account is blocked: signed out everywhere, and signing in is not possible.\n",
    );
    expect(await sessions.holderOf(bearer, Date.now())).toBeNull();
    expect((await ran("user show 9876543210")).output).toContain("Account:     blocked\n");
    expect(await ran("user block 9876543210")).toMatchObject({
      status: 1,
      complaints: expect.stringContaining("already blocked or to be erased"),
    });
    expect(JSON.parse((await ran("user block 9876543210 --undo --json")).output)).toEqual({ _id, standing: "unblocked" });
    expect(await ran("user block 9876543210 --undo")).toEqual({ status: 1, output: "", complaints: "The account is not blocked.\n" });
    expect((await product.container.get(AskToLeave)(_id)).kind).toBe("ok");
    expect((await ran("user show 9876543210")).output).toMatch(
      /Account: {5}to be erased from \d{4}-\d\d-\d\d \d\d:\d\d on, until then signing in restores it\n$/,
    );
  });

  it.each([
    ["user show 9000000000", 1, /^No customer has this mobile number, e-mail address or id\.\n$/],
    ["user block 9000000000", 1, /^No customer has this mobile number, e-mail address or id\.\n$/],
    ["user show nobody@niramaya.example", 1, /^No customer has this mobile number, e-mail address or id\.\n$/],
    ["user show 12", 2, /expected WHO as a mobile number of ten digits, an e-mail address or an id/],
    ["user show", 2, /expected one WHO, got no WHO/],
    ["outbox now", 2, /expected no FILE, got one FILE/],
  ])("%s ends with %i and a sentence", async (command, status, complaint) => {
    expect(await ran(command)).toEqual({ status, output: "", complaints: expect.stringMatching(complaint) });
  });
});
