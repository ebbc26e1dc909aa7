import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, it } from "vitest";
import { aShopFolder, aShop } from "./shop-process.ts";

const folder = await aShopFolder();
const outbox = join(folder, "outbox");
const mobile = "9123456789";
const email = "devanshi.kulkarni@example.com";
const password = "kt7Rw2qX";
const name = "Devanshi Kulkarni";

/** The one letter that holds this text, once it is there. */
async function letterWith(text: string): Promise<string> {
  const all = async () => {
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".json"));
    const letters = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
    return letters.find((letter) => letter.includes(text)) ?? "";
  };
  await expect.poll(all).not.toBe("");
  return all();
}

describe("the log of a sign-in", { timeout: 180_000 }, () => {
  it("says that a message was sent, and holds no code, token, key, password or person", async () => {
    const shop = await aShop({
      DATA_DIR: folder,
      LOG_LEVEL: "info",
      HUMAN_CHECK_ROUNDS: "1",
      EMAIL_GATEWAY_URL: "http://127.0.0.1:9/",
      EMAIL_GATEWAY_TOKEN: "gateway-token",
      EMAIL_FROM: "shop@example.com",
    });
    const ask = async (method: string, path: string, body?: object, bearer?: string) => {
      const response = await fetch(`${shop.address}/api${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return response.json();
    };
    const proof = async () => {
      const challenge = (await ask("GET", "/auth/human-check")).payload;
      return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString("base64");
    };
    const captcha_token = await proof();
    const { challenge } = (await ask("POST", "/auth/localsignup", { mobile, captcha_token })).payload;
    const otp = /(\d{4}) is your OTP/.exec(await letterWith("is your OTP"))?.[1] ?? "";
    expect((await ask("POST", "/auth/otpverification", { mobile, otp })).payload).toBeNull();
    const { token, user } = (await ask("POST", "/auth/userregistration", { mobile, name, email })).payload;
    await ask("PUT", "/user/addUserPassword", { password }, token);
    await ask("POST", "/user/verifyUserpassword", { mobile, password: "wr0ngWord" });
    await ask("GET", "/user/getprofile", undefined, token);
    await ask("POST", "/user/sendForgotPasswordLink", { mobile });
    const key = /key=([\w-]{43})/.exec(await letterWith("resetpassword"))?.[1] ?? "";
    expect((await ask("GET", `/user/verifyForgetPasswordByKey?key=${key}`)).payload).toEqual({ valid: true });
    await expect.poll(() => shop.said()).toContain("job-failed"); // The letter that nobody takes.
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);

    const said = shop.said();
    const events = said.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
    const sent = events.filter(({ event }) => event === "message-sent");
    expect(sent.every(({ kind }) => kind === "send-sms")).toBe(true);
    expect(sent.length).toBeGreaterThanOrEqual(2); // The code and the link; appointments of the demo that come up remind their patients meanwhile.
    const failed = events.find(({ event }) => event === "job-failed");
    expect(Object.keys(failed).sort()).toEqual(["error", "event", "hostname", "job", "kind", "level", "msg", "pid", "time", "unsaid"]);
    const texts = [
      mobile,
      email,
      password,
      "wr0ngWord",
      name,
      "Devanshi",
      token,
      user._id,
      challenge,
      captcha_token,
      key,
      "gateway-token",
      `"${otp}"`,
      `${otp} is`,
    ];
    for (const text of texts) expect([text, said.includes(text)]).toEqual([text, false]);
  });
});
