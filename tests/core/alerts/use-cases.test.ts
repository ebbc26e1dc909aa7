import { describe, expect, it } from "vitest";
import { makeAskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { makeAskForAlert, MOST_ALERTS } from "#core/alerts/ask-for-alert.use-case.ts";
import { makeConfirmAlert } from "#core/alerts/confirm-alert.use-case.ts";
import { makeLeaveAlerts } from "#core/alerts/leave-alerts.use-case.ts";
import { makeListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { makeListWaitingAlerts } from "#core/alerts/list-waiting-alerts.use-case.ts";
import { makeSendAlerts, MOST_A_RUN } from "#core/alerts/send-alerts.use-case.ts";
import { makeSendAlertsByStaff } from "#core/alerts/send-alerts-by-staff.use-case.ts";
import { makeShowAlertsToStaff } from "#core/alerts/show-alerts-to-staff.use-case.ts";
import { makeSwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryAlerts } from "#adapters/memory/alerts/alerts.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { memoryQuizzes } from "#adapters/memory/quizzes/quizzes.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { aQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import type { AlertSubject } from "#core/alerts/alert.ts";
import type { AlertLetters } from "#core/alerts/alert-letters.ts";
import type { AlertKeys } from "#core/alerts/alerts.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

const asha = customerId("asha");
const sold = aProduct("Tulsi drops", { offer: { price: paise(20_000), stock: 0 } });
const back = { kind: "back-in-stock", product: sold.id } as const;

/** A shop that knows Asha, whose letters are read here. */
function shop(products: readonly ProductDetails[] = [sold]) {
  const memory = Object.assign(new Memory(), { products });
  const name = fullNameIn("Asha Kulkarni");
  if (name === null) throw new RangeError("no name");
  const about = { mobile: null, role: "customer", gender: null, birthdate: null, aggregator: null, status: { kind: "staying" } } as const;
  memory.customers.set(asha, { customer: { id: asha, name, email: anEmail(), ...about }, password: null, referenceCode: null });
  const keys: AlertKeys[] = [];
  const told: Parameters<AlertLetters["news"]>[0][] = [];
  const letter = { kind: "send-email", subject: "", text: "", leave: null } as const;
  const letters: AlertLetters = {
    confirmation(request) {
      keys.push(request.keys);
      return { ...letter, email: request.email };
    },
    news(one) {
      told.push(one);
      return { ...letter, email: one.email };
    },
    announcement: () => ({ topic: "alert", text: { en: "Back", hi: "वापस" }, path: "/p" }),
  };
  let [at, ids] = [now, 0];
  const clock = () => at;
  const newId = () => `id-${String(++ids).padStart(5, "0")}`;
  const stored = memoryAlerts(memory);
  const read = { due: 0 };
  const alerts: typeof stored = {
    ...stored,
    due(now) {
      read.due++;
      return stored.due(now);
    },
  };
  const needs = {
    alerts,
    catalogue: memoryCatalogue(memory),
    quizzes: memoryQuizzes(memory),
    upcoming: ["fitbook"] as const,
    limits: memoryLimits(memory),
    customers: memoryCustomers(memory),
    log: memoryAuditLog(memory),
    letters,
    now: clock,
    newId,
  };
  return {
    memory,
    read,
    keys,
    told,
    later: (minutes: number) => {
      at += minutes * 60_000;
    },
    ask: makeAskForAlert(needs),
    byLetter: makeAskForAlertByLetter(needs),
    confirm: makeConfirmAlert(needs),
    leave: makeLeaveAlerts(needs),
    list: makeListMyAlerts(needs),
    off: makeSwitchOffAlert(needs),
    send: makeSendAlerts(needs),
    sendByStaff: makeSendAlertsByStaff({ ...needs, send: makeSendAlerts(needs) }),
    sendWithoutLog: makeSendAlertsByStaff({
      ...needs,
      send: makeSendAlerts(needs),
      log: { add: () => Promise.reject(new Error("no log")) },
    }),
    waiting: makeListWaitingAlerts(needs),
    show: makeShowAlertsToStaff(needs),
    showWithoutLog: makeShowAlertsToStaff({ ...needs, log: { add: () => Promise.reject(new Error("no log")) } }),
    forget: (at: number) => alerts.forget(at),
    restock: () => {
      memory.products = [{ ...sold, offer: { price: paise(20_000), stock: 3 } }];
    },
  };
}

const reader = { customer: asha, language: "hi" } as const;
const from = (address: string) => ({ address, session: null, language: null });

describe("a customer's alert", () => {
  it("is told once, in the language in which it was asked for", async () => {
    const { ask, send, restock, told, list } = shop();
    for (const _ of ["once", "again"]) expect(await ask(reader, back)).toEqual(ok(null));
    expect(await send()).toBe(0);
    restock();
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(told).toMatchObject([
      { name: "Asha Kulkarni", language: "hi", news: { kind: "back-in-stock", product: { title: "Tulsi drops", price: 20_000 } } },
    ]);
    expect(await list(asha)).toMatchObject([{ toldAt: now }]);
  });

  it("is refused for what is unknown or so already, and beyond what one may have", async () => {
    const many = Array.from({ length: MOST_ALERTS }, (_, n) => aProduct(`Rare ${n}`, { offer: null }));
    const { ask } = shop([sold, ...many, aProduct("Amla")]);
    expect(await ask(reader, { kind: "back-in-stock", product: "none" })).toEqual(refused({ kind: "unknown-product" }));
    expect(await ask(reader, { kind: "back-in-stock", product: "id-amla" })).toEqual(refused({ kind: "already-so" }));
    expect(await ask(reader, { kind: "price-at-most", product: "id-amla", price: paise(19_900) })).toEqual(refused({ kind: "already-so" }));
    expect(await ask(reader, { kind: "opening", area: "quizzes" })).toEqual(refused({ kind: "already-so" }));
    for (const { id } of many) expect(await ask(reader, { kind: "back-in-stock", product: id })).toEqual(ok(null));
    expect(await ask(reader, back)).toEqual(refused({ kind: "too-many-alerts" }));
  });

  it("is sent by staff with an entry of the audit log before anybody is told, and with none where nobody is", async () => {
    const { read, ask, sendByStaff, sendWithoutLog, restock, told, memory } = shop();
    await ask(reader, back);
    expect([await sendByStaff("meera"), memory.audited]).toEqual([0, []]);
    restock();
    await expect(sendWithoutLog("meera")).rejects.toThrow("no log");
    expect(told).toEqual([]);
    read.due = 0;
    expect([await sendByStaff("meera"), read.due]).toEqual([1, 1]);
    const subject = { kind: "alert", id: "all" };
    expect(memory.audited).toMatchObject([{ at: now, who: "meera", action: "alert send", subject, details: { subjects: 1 } }]);
  });

  it("of a quiz is told once it is open, and forgotten where the quiz is over before that", async () => {
    const { ask, send, later, told, list, memory, forget } = shop();
    const opensAt = now + 30 * 60_000;
    const coming = aQuiz({ opensAt, closesAt: opensAt + 60_000 });
    memory.quizzes.set(coming.quiz.id, coming);
    const wish = { kind: "quiz-opens", quiz: coming.quiz.id } as const;
    expect(await ask(reader, { ...wish, quiz: quizId("none") })).toEqual(refused({ kind: "unknown-quiz" }));
    for (const _ of ["once", "again"]) expect(await ask(reader, wish)).toEqual(ok(null));
    expect(await send()).toBe(0);
    later(30);
    expect(await ask(reader, wish)).toEqual(refused({ kind: "already-so" }));
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(told).toMatchObject([{ news: { kind: "quiz-opens", quiz: { title: coming.quiz.title } } }]);
    memory.quizzes.set(coming.quiz.id, aQuiz({ opensAt: now + 40 * 60_000, closesAt: now + 50 * 60_000 }));
    await ask(reader, wish);
    expect(await list(asha)).toMatchObject([{ toldAt: null }]);
    later(20);
    expect(await send()).toBe(0);
    await forget(now + 50 * 60_000);
    expect(await list(asha)).toEqual([]);
  });

  it("is switched off", async () => {
    const { ask, list, off } = shop();
    await ask(reader, { kind: "opening", area: "fitbook" });
    const [alert] = await list(asha);
    if (alert === undefined) throw new TypeError("nothing is listed");
    expect([await off(asha, alert.id), await list(asha)]).toEqual([null, []]);
  });
});

describe("a visitor's alert", () => {
  it("waits once it is confirmed, and ends by the other key", async () => {
    const { byLetter, confirm, leave, send, restock, keys, told } = shop();
    const [ravi, meera] = [anEmail("ravi@example.in"), anEmail("meera@example.in")];
    for (const email of [ravi, meera]) expect(await byLetter(from("203.0.113.7"), { email, wish: back })).toEqual(ok(null));
    for (const { confirm: key } of keys) expect(await confirm(key)).toEqual(ok(null));
    expect(await confirm("nothing")).toEqual(refused({ kind: "unknown-key" }));
    expect(await leave(keys[1]?.leave ?? "")).toBeNull();
    restock();
    expect(await send()).toBe(1);
    expect(told).toMatchObject([{ email: ravi, name: null }]);
  });

  it("is answered alike for an address that is new, waits or was written to too often, and five letters go out a day", async () => {
    const goods = Array.from({ length: 8 }, (_, n) => aProduct(`Rare ${n}`, { offer: null }));
    const { byLetter, confirm, keys, later } = shop(goods);
    const ask = (nth: number, place: string) =>
      byLetter(from(place), { email: anEmail(), wish: { kind: "back-in-stock", product: goods[nth]?.id ?? "" } });
    const answers = [await ask(0, "203.0.113.1"), await ask(0, "203.0.113.2")];
    expect(keys.length).toBe(1); // The second within two minutes sends none.
    await confirm(keys[0]?.confirm ?? "");
    later(3);
    answers.push(await ask(0, "203.0.113.3"));
    for (const nth of [1, 2, 3, 4, 5, 6]) answers.push(await ask(nth, `203.0.113.${nth}`));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(ok(null))]));
    expect(keys.length).toBeLessThanOrEqual(5);
  });

  it("is asked for ten times an hour from one place", async () => {
    const { byLetter } = shop();
    const ask = (nth: number) => byLetter(from("203.0.113.7"), { email: anEmail(`a${nth}@example.in`), wish: back });
    for (let nth = 0; nth < 10; nth++) expect(await ask(nth)).toEqual(ok(null));
    expect(await ask(10)).toEqual(refused({ kind: "too-many" }));
  });
});

describe("sending alerts", () => {
  it("tells at most so many at once, and gives each subject a turn", async () => {
    const { memory } = shop();
    const waits = new Map([
      ["a", 10_000],
      ["b", 700],
    ]);
    const calls: string[] = [];
    const name = (subject: AlertSubject) => ("product" in subject ? subject.product : subject.kind);
    const send = makeSendAlerts({
      alerts: {
        due: async () => [...waits.keys()].map((product) => ({ kind: "back-in-stock", product }) as const),
        async tell(subject, { most }) {
          calls.push(`${name(subject)} ${most}`);
          const left = waits.get(name(subject)) ?? 0;
          const some = Math.min(left, most);
          waits.set(name(subject), left - some);
          return some;
        },
      },
      letters: { confirmation: () => expect.unreachable(), news: () => expect.unreachable(), announcement: () => expect.unreachable() },
      upcoming: [],
      now: () => now,
      newId: () => "id",
    });
    expect(await send()).toBe(MOST_A_RUN);
    expect(calls).toEqual(["a 500", "b 500", "a 500", "b 500", "a 300"]);
    expect([waits.get("a"), waits.get("b"), memory.jobs.size]).toEqual([8_700, 0, 0]);
  });
});

describe("what support sees of alerts", () => {
  const named = { kind: "id", id: asha } as const;

  it("is a customer's own list, once the audit log has who looked", async () => {
    const { ask, list, show, memory } = shop();
    await ask(reader, back);
    expect(await show("ravi", named)).toEqual(ok(await list(asha)));
    const subject = { kind: "customer", id: asha };
    expect(memory.audited).toEqual([{ number: 1, at: now, who: "ravi", action: "alert list", subject, details: {} }]);
  });

  it("is nothing where the audit log can't be written", async () => {
    await expect(shop().showWithoutLog("ravi", named)).rejects.toThrow("no log");
  });

  it("is refused, and not audited, of somebody who is not there", async () => {
    const { show, memory } = shop();
    expect(await show("ravi", { kind: "id", id: customerId("nobody") })).toEqual(refused({ kind: "unknown-customer" }));
    expect(memory.audited).toEqual([]);
  });

  it("is of everybody a number for each thing, or of those alone who would be told now", async () => {
    const { ask, waiting, restock } = shop();
    await ask(reader, back);
    const listed = (due: number) => [{ subject: back, title: "Tulsi drops", waiting: 1, due }];
    expect([await waiting("all"), await waiting("due")]).toEqual([listed(0), []]);
    restock();
    expect([await waiting("all"), await waiting("due")]).toEqual([listed(1), listed(1)]);
  });
});
