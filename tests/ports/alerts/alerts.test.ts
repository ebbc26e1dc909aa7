import { sql } from "kysely";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONFIRMABLE, LISTED_AFTERWARDS } from "#core/alerts/alerts.port.ts";
import { isFulfilled } from "#core/alerts/fulfilment.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { paise } from "#core/shared/money.ts";
import { aQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { alertsInMemory, alertsInPostgres, aRareProduct, alertByLetter, aWish, isDueNow, soldOut, telling } from "./alerts-shop.ts";
import type { DueAlert } from "#core/alerts/alerts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { AlertsShop } from "./alerts-shop.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => AlertsShop> = { memory: () => alertsInMemory(), postgres: () => alertsInPostgres(db) };
const MINUTE = 60_000;
let turn = 0;
const someEmail = () => anEmail(`alert-${++turn}@example.in`);

/** A product that is sold out, and a wish for it. */
async function sold(stored: AlertsShop) {
  const product = aRareProduct({ hindi: "दुर्लभ", sanskrit: null });
  await stored.put(soldOut(product));
  return { product, wish: { kind: "back-in-stock", product: product.id } } as const;
}

describe.each(Object.entries(adapters))("alerts kept in %s", (_, made) => {
  it("of a customer are told once, by notification and letter, when the product is back", async () => {
    const stored = made();
    const { alerts } = stored;
    const email = someEmail();
    const asha = await stored.someone({ email });
    const { product, wish } = await sold(stored);
    expect(await alerts.add(asha, aWish(wish), 50)).toBe("added");
    expect(await isDueNow(alerts, wish)).toBe(false);
    expect(await alerts.tell(wish, telling())).toBe(0);
    await stored.put(product);
    expect(await isDueNow(alerts, wish)).toBe(true);
    const dueAlerts: DueAlert[] = [];
    expect(await alerts.tell(wish, telling(dueAlerts))).toBe(1);
    expect(dueAlerts).toMatchObject([
      {
        reader: { kind: "customer", name: "Asha Kulkarni", email, aggregator: null },
        news: { ...wish, product: { id: product.id, hindi: "दुर्लभ", price: 19_900 } },
      },
    ]);
    expect([await alerts.tell(wish, telling(dueAlerts)), await isDueNow(alerts, wish)]).toEqual([0, false]);
    expect((await stored.lettersTo()).filter((to) => to === email)).toEqual([email]);
    const { notifications } = await stored.notifications.listed(asha, { after: null, limit: 9 });
    expect(notifications).toMatchObject([{ kind: "announcement", text: { en: "It is back" }, path: "/p" }]);
    expect(await alerts.of(asha)).toMatchObject([
      { askedAt: now, toldAt: now, about: { kind: "back-in-stock", product: { title: product.title, hindi: "दुर्लभ" } } },
    ]);
  });

  it("are told again to whoever asks again", async () => {
    const stored = made();
    const email = someEmail();
    const asha = await stored.someone({ email });
    const { product, wish } = await sold(stored);
    for (const at of [now, now + MINUTE]) {
      await stored.put(soldOut(product));
      await stored.alerts.add(asha, aWish(wish, at), 50);
      await stored.put(product);
      expect(await stored.alerts.tell(wish, telling())).toBe(1);
    }
    expect((await stored.lettersTo()).filter((to) => to === email)).toEqual([email, email]);
    expect((await stored.alerts.of(asha)).length).toBe(1);
  });

  it("of a price are told once it is at most the wished one and the product can be bought", async () => {
    const stored = made();
    const [asha, ravi] = [await stored.someone(), await stored.someone()];
    const product = aRareProduct();
    const costing = (price: number, stock = 3) => stored.put({ ...product, offer: { price: paise(price), stock } });
    const subject = { kind: "price-at-most", product: product.id } as const;
    await costing(30_000);
    await stored.alerts.add(asha, aWish({ ...subject, price: paise(25_000) }), 50);
    await stored.alerts.add(ravi, aWish({ ...subject, price: paise(20_000) }), 50);
    expect(await isDueNow(stored.alerts, subject)).toBe(false);
    await costing(25_000, 0);
    expect(await isDueNow(stored.alerts, subject)).toBe(false);
    await costing(25_000);
    const alerts: DueAlert[] = [];
    expect(await stored.alerts.tell(subject, telling(alerts))).toBe(1);
    expect(alerts).toMatchObject([{ news: { price: 25_000, product: { price: 25_000 } } }]);
    expect(await isDueNow(stored.alerts, subject)).toBe(false);
    await costing(1);
    expect(await stored.alerts.tell(subject, telling())).toBe(1);
  });

  it("of a price take the place of the former one", async () => {
    const stored = made();
    const asha = await stored.someone();
    const product = aRareProduct();
    await stored.put(product);
    for (const price of [paise(15_000), paise(10_000)])
      await stored.alerts.add(asha, aWish({ kind: "price-at-most", product: product.id, price }), 50);
    expect((await stored.alerts.of(asha)).map(({ about }) => about)).toMatchObject([{ price: 10_000 }]);
  });

  it("of an area are told once it is no longer to come", async () => {
    const stored = made();
    const asha = await stored.someone();
    const wish = { kind: "opening", area: "quizzes" } as const;
    await stored.alerts.add(asha, aWish(wish), 50);
    expect(await stored.alerts.tell(wish, telling([], { upcoming: ["quizzes"] }))).toBe(0);
    expect([await isDueNow(stored.alerts, wish, ["quizzes"]), await isDueNow(stored.alerts, wish, ["fitbook"])]).toEqual([false, true]);
    expect(await stored.alerts.tell(wish, telling())).toBe(1);
  });

  it("are never more than a customer may have, also when several come at once", async () => {
    const stored = made();
    const asha = await stored.someone();
    const products = await Promise.all([1, 2, 3, 4].map(() => sold(stored)));
    const answers = await Promise.all(products.map(({ wish }) => stored.alerts.add(asha, aWish(wish), 2)));
    expect(answers.toSorted()).toEqual(["added", "added", "full", "full"]);
    const [first] = await stored.alerts.of(asha);
    if (first?.about.kind !== "back-in-stock") throw new TypeError("nothing is listed");
    expect(await stored.alerts.add(asha, aWish({ kind: "back-in-stock", product: first.about.product.id }), 2)).toBe("added");
  });

  it("are told to nobody whose account does not stay", async () => {
    const stored = made();
    const { product, wish } = await sold(stored);
    for (const standing of ["leaving", "blocked"] as const) await stored.alerts.add(await stored.someone({ standing }), aWish(wish), 50);
    await stored.put(product);
    expect(await stored.alerts.tell(wish, telling())).toBe(0);
  });

  it("are switched off by their customer and by nobody else", async () => {
    const stored = made();
    const [asha, ravi] = [await stored.someone(), await stored.someone()];
    const { wish } = await sold(stored);
    await stored.alerts.add(asha, aWish(wish), 50);
    const [alert] = await stored.alerts.of(asha);
    if (alert === undefined) throw new TypeError("nothing is listed");
    await stored.alerts.switchOff(ravi, alert.id);
    expect((await stored.alerts.of(asha)).length).toBe(1);
    for (const _ of ["once", "again"]) await stored.alerts.switchOff(asha, alert.id);
    expect(await stored.alerts.of(asha)).toEqual([]);
  });

  it("of a visitor wait once their letter's key comes back, and are forgotten when told", async () => {
    const stored = made();
    const email = someEmail();
    const { product, wish } = await sold(stored);
    const [keys] = await alertByLetter(stored.alerts, email, wish);
    if (keys === undefined) throw new TypeError("no letter");
    expect(keys.confirm.length).toBeGreaterThanOrEqual(43);
    await stored.put(product);
    expect(await stored.alerts.tell(wish, telling())).toBe(0);
    expect(await stored.alerts.confirm(keys.leave, now)).toBe("unknown-key");
    for (const _ of ["once", "again"]) expect(await stored.alerts.confirm(keys.confirm, now)).toBe("confirmed");
    const alerts: DueAlert[] = [];
    expect(await stored.alerts.tell(wish, telling(alerts))).toBe(1);
    expect(alerts).toMatchObject([{ reader: { kind: "visitor", email } }]);
    expect(await stored.alerts.confirm(keys.confirm, now)).toBe("unknown-key");
    expect((await stored.lettersTo()).filter((to) => to === email)).toEqual([email, email]);
  });

  it("that wait already send no further letter", async () => {
    const stored = made();
    const email = someEmail();
    const { wish } = await sold(stored);
    const [one] = await alertByLetter(stored.alerts, email, wish);
    const [other] = await alertByLetter(stored.alerts, email, wish);
    expect(await stored.alerts.confirm(one?.confirm ?? "", now)).toBe("confirmed");
    expect(await stored.alerts.confirm(other?.confirm ?? "", now)).toBe("confirmed");
    expect(await alertByLetter(stored.alerts, email, wish)).toEqual([]);
  });

  it("are confirmed within a week, and forgotten after it", async () => {
    const stored = made();
    const { wish } = await sold(stored);
    const [late, later] = [
      await alertByLetter(stored.alerts, someEmail(), wish),
      await alertByLetter(stored.alerts, someEmail(), wish, now + 2),
    ];
    expect(await stored.alerts.confirm(late[0]?.confirm ?? "", now + CONFIRMABLE + 1)).toBe("unknown-key");
    await stored.alerts.forget(now + CONFIRMABLE + 1);
    expect(await stored.alerts.confirm(late[0]?.confirm ?? "", now)).toBe("unknown-key");
    expect(await stored.alerts.confirm(later[0]?.confirm ?? "", now + 3)).toBe("confirmed");
    await stored.alerts.forget(now + 2 * CONFIRMABLE);
    expect(
      (await stored.alerts.waiting({ upcoming: [], at: now })).some(
        ({ subject }) => "product" in subject && subject.product === wish.product,
      ),
    ).toBe(true);
  });

  it("end all by the link of any letter, and nobody else's", async () => {
    const stored = made();
    const [asha, ravi] = [someEmail(), someEmail()];
    const goods = [await sold(stored), await sold(stored)] as const;
    const [first] = await alertByLetter(stored.alerts, asha, goods[0].wish);
    for (const email of [asha, ravi]) {
      const [keys] = await alertByLetter(stored.alerts, email, goods[1].wish);
      await stored.alerts.confirm(keys?.confirm ?? "", now);
    }
    await stored.alerts.leave(first?.confirm ?? "");
    for (const _ of ["once", "again"]) await stored.alerts.leave(first?.leave ?? "");
    await stored.put(goods[1].product);
    const alerts: DueAlert[] = [];
    await stored.alerts.tell(goods[1].wish, telling(alerts));
    expect(alerts.map(({ reader }) => reader.email)).toEqual([ravi]);
  });

  it("of a customer end all by the link of the letter that told of one", async () => {
    const stored = made();
    const asha = await stored.someone({ email: someEmail() });
    const [one, other] = [await sold(stored), await sold(stored)];
    for (const { wish } of [one, other]) await stored.alerts.add(asha, aWish(wish), 50);
    await stored.put(one.product);
    const alerts: DueAlert[] = [];
    await stored.alerts.tell(one.wish, telling(alerts));
    await stored.alerts.leave(alerts[0]?.leave ?? "");
    expect(await stored.alerts.of(asha)).toEqual([]);
  });

  it("are listed for a month once told", async () => {
    const stored = made();
    const asha = await stored.someone();
    const { product, wish } = await sold(stored);
    await stored.alerts.add(asha, aWish(wish), 50);
    await stored.put(product);
    await stored.alerts.tell(wish, telling());
    await stored.alerts.forget(now + LISTED_AFTERWARDS);
    expect((await stored.alerts.of(asha)).length).toBe(1);
    await stored.alerts.forget(now + LISTED_AFTERWARDS + 1);
    expect(await stored.alerts.of(asha)).toEqual([]);
  });

  it("are told in the order in which they were asked for, so many at a time", async () => {
    const stored = made();
    const { product, wish } = await sold(stored);
    const people = await Promise.all([1, 2, 3].map(() => stored.someone({ email: someEmail() })));
    for (const [nth, customer] of people.entries()) await stored.alerts.add(customer, aWish(wish, now + (3 - nth) * MINUTE), 50);
    await stored.put(product);
    const alerts: DueAlert[] = [];
    expect(await stored.alerts.tell(wish, telling(alerts, { most: 2 }))).toBe(2);
    await stored.put(soldOut(product));
    expect(await stored.alerts.tell(wish, telling(alerts))).toBe(0);
    await stored.put(product);
    expect(await stored.alerts.tell(wish, telling(alerts))).toBe(1);
    const emails = await Promise.all(alerts.map(({ reader }) => reader.email));
    expect(new Set(emails).size).toBe(3);
    expect((await stored.alerts.of(people[0] ?? expect.unreachable())).map(({ toldAt }) => toldAt)).toEqual([now]);
  });

  it("are counted by what is waited for", async () => {
    const stored = made();
    const { product, wish } = await sold(stored);
    for (const _ of [1, 2]) await stored.alerts.add(await stored.someone(), aWish(wish), 50);
    const counted = async () =>
      (await stored.alerts.waiting({ upcoming: [], at: now })).filter(
        ({ subject }) => "product" in subject && subject.product === product.id,
      );
    expect(await counted()).toEqual([{ subject: wish, title: product.title, waiting: 2, due: 0 }]);
    await stored.put(product);
    expect(await counted()).toEqual([{ subject: wish, title: product.title, waiting: 2, due: 2 }]);
  });

  it("of a quiz are told from its opening on, counted by its title, and forgotten where it is over before that", async () => {
    const stored = made();
    const { alerts } = stored;
    const asha = await stored.someone({ email: someEmail() });
    const quiz = quizId(`quiz-${++turn}`);
    const coming = aQuiz({ id: quiz, opensAt: now + MINUTE, closesAt: now + 2 * MINUTE });
    await stored.putQuiz(coming);
    const wish = { kind: "quiz-opens", quiz } as const;
    expect(await alerts.add(asha, aWish(wish), 50)).toBe("added");
    const counted = async (at: number) =>
      (await alerts.waiting({ upcoming: [], at })).find(({ subject }) => subject.kind === "quiz-opens" && subject.quiz === quiz);
    expect(await counted(now)).toEqual({ subject: wish, title: "Health basics", waiting: 1, due: 0 });
    expect(await counted(now + MINUTE)).toMatchObject({ due: 1 });
    expect([await isDueNow(alerts, wish), await isDueNow(alerts, wish, [], now + 2 * MINUTE)]).toEqual([false, false]);
    expect(await alerts.tell(wish, telling())).toBe(0);
    expect(await isDueNow(alerts, wish, [], now + MINUTE)).toBe(true);
    const about = { kind: "quiz-opens", quiz: { id: quiz, title: coming.quiz.title } };
    const dueAlerts: DueAlert[] = [];
    expect(await alerts.tell(wish, telling(dueAlerts, { at: now + MINUTE }))).toBe(1);
    expect(dueAlerts.map(({ news }) => news)).toEqual([about]);
    expect(await alerts.of(asha)).toMatchObject([{ toldAt: now + MINUTE, about }]);
    expect(await alerts.add(asha, aWish(wish), 50)).toBe("added");
    await alerts.forget(now + 2 * MINUTE - 1);
    expect(await alerts.of(asha)).toHaveLength(1);
    await alerts.forget(now + 2 * MINUTE);
    expect(await alerts.of(asha)).toEqual([]);
  });

  it("are due exactly where core's rule says so", async () => {
    const stored = made();
    const asha = await stored.someone();
    const product = aRareProduct();
    const amount = fc.integer({ min: 1, max: 4 }).map((rupees) => paise(rupees * 100));
    const anyState = fc.record({
      status: fc.constantFrom("active" as const, "inactive" as const),
      offer: fc.option(fc.record({ price: amount, stock: fc.integer({ min: 0, max: 2 }) })),
    });
    await fc.assert(
      fc.asyncProperty(anyState, amount, async (state, price) => {
        await stored.put({ ...product, ...state });
        for (const wish of [
          { kind: "back-in-stock", product: product.id },
          { kind: "price-at-most", product: product.id, price },
        ] as const) {
          await stored.alerts.add(asha, aWish(wish), 50);
          const { kind } = wish;
          const expected = isFulfilled(wish, { product: { ...product, ...state }, quiz: null, upcoming: [], at: now });
          expect(await isDueNow(stored.alerts, { kind, product: product.id })).toBe(expected);
          expect(await stored.alerts.tell(wish, telling())).toBe(expected ? 1 : 0);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe("alerts kept in postgres", () => {
  it("are told once when several tell at once, and not at all where the words can't be made", async () => {
    const stored = alertsInPostgres(db);
    const { product, wish } = await sold(stored);
    for (let nth = 0; nth < 40; nth++) await stored.alerts.add(await stored.someone({ email: someEmail() }), aWish(wish), 50);
    await stored.put(product);
    const before = (await stored.lettersTo()).length;
    const broken = telling([], {
      messages() {
        throw new TypeError("no words");
      },
    });
    await expect(stored.alerts.tell(wish, broken)).rejects.toThrow("no words");
    expect((await stored.lettersTo()).length).toBe(before);
    const counts = await Promise.all([1, 2, 3, 4].map(() => stored.alerts.tell(wish, telling([], { most: 15 }))));
    const rest = await stored.alerts.tell(wish, telling());
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(40);
    expect((await stored.lettersTo()).length).toBe(before + 40);
  });

  it("are looked for along indexes, however many wait", async () => {
    await db.transaction().execute(async (trx) => {
      await sql`insert into alert (id, kind, subject, email, state, asked_at)
        select 'plan-' || n, 'back-in-stock', 'plan-' || n % 3, n || '@example.in', 'waiting', now() from generate_series(1, 20000) n`.execute(
        trx,
      );
      await sql`analyze alert`.execute(trx);
      const { rows } = await sql<{ "QUERY PLAN": string }>`explain select kind, subject from alert
        where state = 'waiting' and (kind, subject) > ('back-in-stock', 'plan-1') order by kind, subject limit 1`.execute(trx);
      expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("alert_waiting");
      await sql`delete from alert where id like 'plan-%'`.execute(trx);
    });
  });
});
