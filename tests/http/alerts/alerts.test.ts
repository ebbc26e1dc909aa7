import { keptJobs } from "#tests/kept-jobs.ts";
import { describe, expect, it } from "vitest";
import { Alerts } from "#core/alerts/alerts.port.ts";
import { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { AskForAlert } from "#core/alerts/ask-for-alert.use-case.ts";
import { ConfirmAlert } from "#core/alerts/confirm-alert.use-case.ts";
import { LeaveAlerts } from "#core/alerts/leave-alerts.use-case.ts";
import { ListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { SendAlerts } from "#core/alerts/send-alerts.use-case.ts";
import { UpcomingAreas } from "#core/alerts/coming-area.ts";
import { SwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { aQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryAlerts } from "#adapters/memory/alerts/alerts.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryQuizzes } from "#adapters/memory/quizzes/quizzes.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { composeMemory } from "#tests/composition.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

const sold = aProduct("Tulsi drops", { hindi: "तुलसी की बूँदें", sanskrit: null, offer: { price: paise(20_050), stock: 0 } });
const wish = { kind: "back-in-stock", product: sold.id } as const;
const caller = { address: "", session: null, language: null };

/** A shop with one product that is sold out, whose letters are read here. */
function shop() {
  const memory = Object.assign(new Memory(), { products: [sold] });
  const container = composeMemory({ products: [sold] });
  // The container's own memory is a copy: what changes here is what it reads.
  container.rebind(Alerts).toConstantValue(memoryAlerts(memory));
  container.rebind(Catalogue).toConstantValue(memoryCatalogue(memory));
  container.rebind(Quizzes).toConstantValue(memoryQuizzes(memory));
  container.rebind(UpcomingAreas).toConstantValue(["fitbook"]);
  container.rebind(Notifications).toConstantValue(memoryNotifications(memory));
  const letters = () => keptJobs(memory).flatMap(({ job }) => (job.kind === "send-email" ? [job] : []));
  const tokens = (letter = letters().at(-1)) =>
    [...(letter?.text ?? "").matchAll(/https:\/\/niramaya\.test\/alerts\/(?:confirm|leave)\?token=([\w-]{43})\n/g)].map(
      ([, token = ""]) => token,
    );
  const restock = () => {
    memory.products = [{ ...sold, offer: { price: paise(20_050), stock: 2 } }];
  };
  return { memory, container, letters, tokens, restock, app: serverOver(container, { pages: null, log: "off" }) };
}

describe("alerts over HTTP", () => {
  it("of a customer are asked for, listed, told and switched off", async () => {
    const { memory, container, letters, restock } = shop();
    const asha = await signedIn(container, memory, "Asha");
    const client = clientOf(await servedOver(container), asha.bearer);
    const reader = { customer: asha.id, language: null };
    const price = { kind: "price-at-most", product: sold.id, price: paise(15_050) } as const;
    const coming = aQuiz({ opensAt: now + 3_600_000, closesAt: now + 7_200_000 });
    memory.quizzes.set(coming.quiz.id, coming);
    const quiz = { kind: "quiz-opens", quiz: coming.quiz.id } as const;
    expect(await client.get(AskForAlert)(reader, { ...quiz, quiz: quizId("none") })).toEqual(refused({ kind: "unknown-quiz" }));
    for (const one of [quiz, wish, price, { kind: "opening", area: "fitbook" } as const])
      expect(await client.get(AskForAlert)(reader, one)).toEqual(ok(null));
    expect(await client.get(AskForAlert)(reader, { ...wish, product: "none" })).toEqual(refused({ kind: "unknown-product" }));
    const list = await client.get(ListMyAlerts)(asha.id);
    const product = { id: sold.id, title: "Tulsi drops", hindi: "तुलसी की बूँदें", slug: sold.slug, price: 20_050 };
    expect(list.map(({ about }) => about)).toEqual([
      { kind: "opening", area: "fitbook" },
      { kind: "price-at-most", product, price: 15_050 },
      { kind: "back-in-stock", product },
      { kind: "quiz-opens", quiz: { id: coming.quiz.id, title: coming.quiz.title } },
    ]);
    restock();
    expect(await client.get(AskForAlert)(reader, wish)).toEqual(refused({ kind: "already-so" }));
    expect(await container.get(SendAlerts)()).toBe(1);
    const { notifications } = await client.get(ListNotifications)(asha.id, { after: null, limit: 9 });
    expect(notifications).toMatchObject([
      {
        kind: "announcement",
        topic: "alert",
        text: { en: "Tulsi drops is back in stock, at ₹200.50", hi: "तुलसी की बूँदें फिर से स्टॉक में है, कीमत ₹200.50" },
        path: "/shop/product/tulsi-drops",
      },
    ]);
    expect(letters()).toEqual([]); // She has no e-mail address.
    for (const { id } of list) expect(await client.get(SwitchOffAlert)(asha.id, id)).toBeNull();
    expect(await client.get(ListMyAlerts)(asha.id)).toEqual([]);
  });

  it("of somebody else are neither listed nor switched off", async () => {
    const { memory, container } = shop();
    const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
    const url = await servedOver(container);
    await clientOf(url, asha.bearer).get(AskForAlert)({ customer: asha.id, language: null }, wish);
    const [alert] = await clientOf(url, asha.bearer).get(ListMyAlerts)(asha.id);
    if (alert === undefined) throw new TypeError("nothing is listed");
    await clientOf(url, ravi.bearer).get(SwitchOffAlert)(ravi.id, alert.id);
    expect(await clientOf(url, ravi.bearer).get(ListMyAlerts)(ravi.id)).toEqual([]);
    expect((await clientOf(url, asha.bearer).get(ListMyAlerts)(asha.id)).length).toBe(1);
  });

  it("of a visitor come after their letter's link was opened, once, and end by the other link", async () => {
    const { container, app, letters, tokens, restock } = shop();
    const payload = { email_id: "Asha@Example.in", alert: { kind: "back-in-stock", product_id: sold.id } };
    const response = await app.inject({ method: "POST", url: "/api/alerts/ask", payload });
    expect(response.json()).toEqual({ status: { status_code: 0, message: "" }, payload: null });
    expect(letters().map(({ email, subject }) => [email, subject])).toEqual([["asha@example.in", "Please confirm your Niramaya alert"]]);
    const [confirm = "", leave = ""] = tokens();
    const post = (what: string, token: string) => app.inject({ method: "POST", url: `/api/alerts/${what}?token=${token}` });
    for (const what of [`confirm?token=${confirm}`, `leave?token=${leave}`])
      expect((await app.inject({ url: `/api/alerts/${what}` })).statusCode).toBe(404); // Whoever only looks changes nothing.
    restock();
    expect(await container.get(SendAlerts)()).toBe(0);
    expect((await post("confirm", confirm)).json().payload.message).toBe("We tell you as soon as it is so.");
    expect(await container.get(SendAlerts)()).toBe(1);
    const told = letters().at(-1);
    expect(told).toMatchObject({ email: "asha@example.in", subject: "Tulsi drops is back in stock, at ₹200.50" });
    expect(told?.text).toContain("https://niramaya.test/shop/product/tulsi-drops\n");
    expect(told?.leave).toMatch(/^https:\/\/niramaya\.test\/api\/alerts\/leave\?token=[\w-]{43}$/);
    for (const token of [leave, ...tokens(told)])
      expect((await post("leave", token)).json().payload.message).toBe("Your alerts are switched off.");
    expect((await post("confirm", confirm)).statusCode).toBe(404);
  });

  it("travel as the use cases take them", async () => {
    const { container, tokens } = shop();
    const client = clientOf(await servedOver(container));
    expect(await client.get(AskForAlertByLetter)(caller, { email: anEmail(), wish })).toEqual(ok(null));
    const [confirm = "", leave = ""] = tokens();
    expect(await client.get(ConfirmAlert)(confirm)).toEqual(ok(null));
    expect(await client.get(LeaveAlerts)(leave)).toBeNull();
    expect(await client.get(ConfirmAlert)(confirm)).toEqual(refused({ kind: "unknown-key" }));
    for (let nth = 0; nth < 9; nth++) await client.get(AskForAlertByLetter)(caller, { email: anEmail(), wish });
    expect(await client.get(AskForAlertByLetter)(caller, { email: anEmail(), wish })).toEqual(refused({ kind: "too-many" }));
  });

  it("are asked for, confirmed and left by plain forms, whose answers never hold the address", async () => {
    const { app, letters, tokens } = shop();
    const headers = { "content-type": "application/x-www-form-urlencoded", cookie: "language=hi" };
    const send = (fields: Readonly<Record<string, string>>) =>
      app.inject({ method: "POST", url: "/api/forms/alerts/ask", headers, payload: new URLSearchParams(fields).toString() });
    const email = "asha@example.in";
    const answers = [
      await send({ email, kind: "back-in-stock", product: sold.id }),
      await send({ email, kind: "price-at-most", product: sold.id, price: "₹ १५०" }),
      await send({ email, kind: "opening", area: "fitbook" }),
      await send({ email, kind: "opening", area: "nowhere" }),
      await send({ email: "nobody", kind: "back-in-stock", product: sold.id }),
      await send({ email, kind: "price-at-most", product: sold.id, price: "-1" }),
      await send({ email, kind: "back-in-stock", product: "none" }),
      await send({ email, kind: "quiz-opens", quiz: "none" }),
      await send({ email, kind: "quiz-opens", quiz: "<script>" }),
    ];
    expect(answers.map(({ headers: { location } }) => location)).toEqual(
      ["asked", "asked", "asked", "invalid", "invalid", "invalid", "unknown-product", "unknown-quiz", "invalid"].map(
        (answer) => `/alerts/confirm?answer=${answer}`,
      ),
    );
    expect(letters().map(({ subject }) => subject)).toEqual(Array.from({ length: 3 }, () => "कृपया Niramaya के अलर्ट की पुष्टि करें"));
    expect(letters()[0]?.text).toContain("तुलसी की बूँदें फिर से स्टॉक में आए");
    const [confirm = "", leave = ""] = tokens();
    for (const [what, answer] of [
      [`confirm?token=${confirm}`, "/alerts/confirm?answer=confirmed"],
      ["confirm?token=nothing", "/alerts/confirm?answer=useless"],
      [`leave?token=${leave}`, "/alerts/leave?answer=left"],
      ["leave", "/alerts/leave?answer=left"],
    ] as const)
      expect((await app.inject({ method: "POST", url: `/api/forms/alerts/${what}` })).headers.location).toBe(answer);
  });
});
