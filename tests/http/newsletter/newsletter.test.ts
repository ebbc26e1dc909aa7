import { keptJobs } from "#tests/kept-jobs.ts";
import { describe, expect, it } from "vitest";
import { ConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import { Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/newsletter/subscriptions.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";

const caller = { address: "", session: null, language: null };

/** A shop whose letters are read here. */
function shop() {
  const memory = new Memory();
  const container = composeMemory();
  let at = now;
  container.rebind(Clock).toConstantValue(() => at);
  const later = (minutes: number) => {
    at += minutes * 60_000;
  };
  container.rebind(Subscriptions).toConstantValue(memorySubscriptions(memory));
  const letters = () => keptJobs(memory).flatMap(({ job }) => (job.kind === "send-email" ? [job] : []));
  const tokens = () =>
    letters().map(({ text }) =>
      [...text.matchAll(/https:\/\/niramaya\.test\/newsletter\/(?:confirm|leave)\?token=([\w-]{43})\n/g)].map(([, token = ""]) => token),
    );
  return { container, later, letters, tokens, app: serverOver(container, { pages: null, log: "off" }) };
}

describe("the newsletter over HTTP", () => {
  it("comes once its letter's link is opened, and stays away after the other one [ep-newsletter]", async () => {
    const { container, app, letters, tokens } = shop();
    const response = await app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload: { email_id: "Asha@Example.in" } });
    expect(response.json()).toEqual({ status: { status_code: 0, message: "" }, payload: null });
    expect(letters().map(({ email }) => email)).toEqual(["asha@example.in"]);
    const confirmed = () => container.get(Subscriptions).confirmed();
    expect(await confirmed()).toEqual([]);

    const [[confirm = "", leave = ""] = []] = tokens();
    const post = (what: string, token: string) => app.inject({ method: "POST", url: `/api/newsletter/${what}?token=${token}` });
    for (const what of [`confirm?token=${confirm}`, `leave?token=${leave}`, `forms/newsletter/confirm?token=${confirm}`])
      expect((await app.inject({ url: `/api/newsletter/${what}` })).statusCode).toBe(404); // Whoever only looks changes nothing.
    expect(await confirmed()).toEqual([]);
    expect((await post("confirm", confirm)).json().payload.message).toBe("You are subscribed to our newsletter.");
    expect(await confirmed()).toEqual(["asha@example.in"]);
    expect((await post("confirm", confirm)).statusCode).toBe(200);

    for (let click = 0; click < 2; click++)
      expect((await post("leave", leave)).json().payload.message).toBe("You get no further letters from us.");
    expect(await confirmed()).toEqual([]);
    expect((await post("confirm", confirm)).statusCode).toBe(404);
  });

  it("writes in the language that was chosen where it was asked for", async () => {
    const { app, letters, tokens } = shop();
    for (const language of ["hi", "en"])
      await app.inject({
        method: "POST",
        url: "/api/newsletter/subscribe",
        headers: { cookie: `language=${language}` },
        payload: { email_id: `${language}@example.in` },
      });
    expect(letters().map(({ subject }) => subject)).toEqual([
      "कृपया Niramaya के न्यूज़लेटर की पुष्टि करें",
      "Please confirm the Niramaya newsletter",
    ]);
    expect(tokens().map((both) => both.length)).toEqual([2, 2]);
  });

  it("answers alike for an address that is new, asked for, subscribed or asked for too often, and writes three letters a day at most", async () => {
    const { container, app, later, letters, tokens } = shop();
    const ask = async () =>
      (await app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload: { email_id: "a@example.in" } })).body;
    const answers = new Set<string>();
    for (const asked of await Promise.all(Array.from({ length: 4 }, ask))) answers.add(asked);
    expect(letters()).toHaveLength(1);
    for (let time = 0; time < 4; time++) {
      later(10);
      answers.add(await ask());
    }
    expect(letters()).toHaveLength(3);
    const [[confirm = ""] = []] = tokens();
    await app.inject({ method: "POST", url: `/api/newsletter/confirm?token=${confirm}` });
    answers.add(await ask());
    expect(answers.size).toBe(1);
    expect(await container.get(Subscriptions).confirmed()).toEqual(["a@example.in"]);
  });

  it.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'],
  ])("is left by the button of a mail program, which sends %s to the address that the letter names", async (type, payload) => {
    const { container, app, letters, tokens } = shop();
    await app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload: { email_id: "a@example.in" } });
    await app.inject({ method: "POST", url: `/api/newsletter/confirm?token=${tokens()[0]?.[0]}` });
    expect(await container.get(Subscriptions).confirmed()).toEqual(["a@example.in"]);
    const url = letters()[0]?.leave?.replace("https://niramaya.test", "") ?? "";
    const answer = await app.inject({ method: "POST", url, headers: { "content-type": type }, payload });
    expect([answer.statusCode, await container.get(Subscriptions).confirmed()]).toEqual([200, []]);
  });

  it("is asked for by the plain form of a page's foot, without script, with an answer of its own for what is no address and for too many", async () => {
    const { app, letters } = shop();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const send = async (payload: string) =>
      (await app.inject({ method: "POST", url: "/api/forms/newsletter/subscribe", headers, payload })).headers.location;
    expect(await send("email=nobody")).toBe("/newsletter/confirm?answer=invalid");
    expect(await send("")).toBe("/newsletter/confirm?answer=invalid");
    expect(letters()).toEqual([]);
    for (let time = 0; time < 10; time++) expect(await send(`email=A${time}%40Example.in`)).toBe("/newsletter/confirm?answer=asked");
    expect(letters().map(({ email }) => email)).toContain("a0@example.in");
    expect(await send("email=b%40example.in")).toBe("/newsletter/confirm?answer=too-many");
  });

  it("is confirmed and left by the plain forms of its pages, which lead back to them", async () => {
    const { container, app, tokens } = shop();
    await app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload: { email_id: "a@example.in" } });
    const [[confirm = "", leave = ""] = []] = tokens();
    const send = async (form: string) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const { statusCode, headers: told } = await app.inject({
        method: "POST",
        url: `/api/forms/newsletter/${form}`,
        headers,
        payload: "",
      });
      return [statusCode, told.location];
    };
    const confirmed = () => container.get(Subscriptions).confirmed();
    expect(await send("confirm?token=guessed")).toEqual([303, "/newsletter/confirm?answer=useless"]);
    expect(await send("confirm?token=a&token=b")).toEqual([303, "/newsletter/confirm?answer=useless"]);
    expect(await send("confirm")).toEqual([303, "/newsletter/confirm?answer=useless"]);
    expect(await confirmed()).toEqual([]);
    expect(await send(`confirm?token=${confirm}`)).toEqual([303, "/newsletter/confirm?answer=confirmed"]);
    expect(await confirmed()).toEqual(["a@example.in"]);
    expect(await send(`leave?token=${leave}`)).toEqual([303, "/newsletter/leave?answer=left"]);
    expect(await confirmed()).toEqual([]);
  });

  it("is asked for ten times an hour from one place at most", async () => {
    const { container, letters } = shop();
    const over = clientOf(await servedOver(container));
    for (let time = 0; time < 10; time++) expect(await over.get(Subscribe)(caller, anEmail(`a${time}@example.in`))).toEqual(ok(null));
    expect(await over.get(Subscribe)(caller, anEmail("b@example.in"))).toEqual(refused({ kind: "too-many" }));
    expect(letters()).toHaveLength(10);
  });

  it("is the same over HTTP as in process for links that open nothing", async () => {
    const over = clientOf(await servedOver(shop().container));
    expect(await over.get(ConfirmSubscription)("guessed")).toEqual(refused({ kind: "unknown-key" }));
    expect(await over.get(Unsubscribe)("guessed")).toBeNull();
  });

  it.each(["", "nobody", "a@b", "a@example.in\nbcc: b@example.in", 7])("does not go to %j", async (email_id) => {
    const { app, letters } = shop();
    const response = await app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload: { email_id } });
    expect([response.statusCode, response.json().payload[0].path, letters()]).toEqual([400, "email_id", []]);
  });
});
