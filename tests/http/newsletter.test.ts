import { describe, expect, it } from "vitest";
import { ConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import { Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/subscriptions.ts";
import { serverOver } from "#cli/composition.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "./over-http.ts";

const caller = { address: "", session: null };

/** A shop whose letters are read here. */
function shop() {
  const memory = new Memory();
  const container = composeMemory();
  container.rebind(Subscriptions).toConstantValue(memorySubscriptions(memory));
  const letters = () => [...memory.jobs.values()].flatMap(({ job }) => (job.kind === "send-email" ? [job] : []));
  const links = () => letters().map(({ text }) => [...text.matchAll(/https:\/\/niramaya\.test(\S+)/g)].map(([, path = ""]) => path));
  return { container, letters, links, app: serverOver(container, { pages: null, log: "off" }) };
}

describe("the newsletter over HTTP", () => {
  it("comes once its letter's link is opened, and stays away after the other one [ep-newsletter]", async () => {
    const { container, app, letters, links } = shop();
    const response = await app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload: { email_id: "Asha@Example.in" } });
    expect(response.json()).toEqual({ status: { status_code: 0, message: "" }, payload: null });
    expect(letters().map(({ email }) => email)).toEqual(["asha@example.in"]);
    const confirmed = () => container.get(Subscriptions).confirmed();
    expect(await confirmed()).toEqual([]);

    const [[confirm = "", leave = ""] = []] = links();
    expect((await app.inject({ url: confirm })).json().payload.message).toBe("You are subscribed to our newsletter.");
    expect(await confirmed()).toEqual(["asha@example.in"]);
    expect((await app.inject({ url: confirm })).statusCode).toBe(200);

    for (let click = 0; click < 2; click++)
      expect((await app.inject({ url: leave })).json().payload.message).toBe("You get no further letters from us.");
    expect(await confirmed()).toEqual([]);
    expect((await app.inject({ url: confirm })).statusCode).toBe(404);
  });

  it("answers alike for an address that is new, asked for, subscribed or asked for too often, and writes three letters a day at most", async () => {
    const { container, app, letters, links } = shop();
    const ask = async () =>
      (await app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload: { email_id: "a@example.in" } })).body;
    const answers = new Set<string>();
    for (let time = 0; time < 6; time++) answers.add(await ask());
    expect(letters()).toHaveLength(3);
    const [[confirm = ""] = []] = links();
    await app.inject({ url: confirm });
    answers.add(await ask());
    expect(answers.size).toBe(1);
    expect(await container.get(Subscriptions).confirmed()).toEqual(["a@example.in"]);
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
