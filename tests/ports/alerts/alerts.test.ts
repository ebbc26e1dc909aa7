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
async function sold(kept: AlertsShop) {
  const product = aRareProduct({ hindi: "दुर्लभ", sanskrit: null });
  await kept.put(soldOut(product));
  return { product, wish: { kind: "back-in-stock", product: product.id } } as const;
}

describe.each(Object.entries(adapters))("alerts kept in %s", (_, made) => {
  it("of a customer are told once, by notification and letter, when the product is back", async () => {
    const kept = made();
    const { alerts } = kept;
    const email = someEmail();
    const asha = await kept.someone({ email });
    const { product, wish } = await sold(kept);
    expect(await alerts.add(asha, aWish(wish), 50)).toBe("added");
    expect(await isDueNow(alerts, wish)).toBe(false);
    expect(await alerts.tell(wish, telling())).toBe(0);
    await kept.put(product);
    expect(await isDueNow(alerts, wish)).toBe(true);
    const told: DueAlert[] = [];
    expect(await alerts.tell(wish, telling(told))).toBe(1);
    expect(told).toMatchObject([
      {
        reader: { kind: "customer", name: "Asha Kulkarni", email, aggregator: null },
        news: { ...wish, product: { id: product.id, hindi: "दुर्लभ", price: 19_900 } },
      },
    ]);
    expect([await alerts.tell(wish, telling(told)), await isDueNow(alerts, wish)]).toEqual([0, false]);
    expect((await kept.lettersTo()).filter((to) => to === email)).toEqual([email]);
    const { notifications } = await kept.notifications.listed(asha, { after: null, limit: 9 });
    expect(notifications).toMatchObject([{ kind: "announcement", text: { en: "It is back" }, path: "/p" }]);
    expect(await alerts.of(asha)).toMatchObject([
      { askedAt: now, toldAt: now, about: { kind: "back-in-stock", product: { title: product.title, hindi: "दुर्लभ" } } },
    ]);
  });

  it("are told again to whoever asks again", async () => {
    const kept = made();
    const email = someEmail();
    const asha = await kept.someone({ email });
    const { product, wish } = await sold(kept);
    for (const at of [now, now + MINUTE]) {
      await kept.put(soldOut(product));
      await kept.alerts.add(asha, aWish(wish, at), 50);
      await kept.put(product);
      expect(await kept.alerts.tell(wish, telling())).toBe(1);
    }
    expect((await kept.lettersTo()).filter((to) => to === email)).toEqual([email, email]);
    expect((await kept.alerts.of(asha)).length).toBe(1);
  });

  it("of a price are told once it is at most the wished one and the product can be bought", async () => {
    const kept = made();
    const [asha, ravi] = [await kept.someone(), await kept.someone()];
    const product = aRareProduct();
    const costing = (price: number, stock = 3) => kept.put({ ...product, offer: { price: paise(price), stock } });
    const subject = { kind: "price-at-most", product: product.id } as const;
    await costing(30_000);
    await kept.alerts.add(asha, aWish({ ...subject, price: paise(25_000) }), 50);
    await kept.alerts.add(ravi, aWish({ ...subject, price: paise(20_000) }), 50);
    expect(await isDueNow(kept.alerts, subject)).toBe(false);
    await costing(25_000, 0);
    expect(await isDueNow(kept.alerts, subject)).toBe(false);
    await costing(25_000);
    const told: DueAlert[] = [];
    expect(await kept.alerts.tell(subject, telling(told))).toBe(1);
    expect(told).toMatchObject([{ news: { price: 25_000, product: { price: 25_000 } } }]);
    expect(await isDueNow(kept.alerts, subject)).toBe(false);
    await costing(1);
    expect(await kept.alerts.tell(subject, telling())).toBe(1);
  });

  it("of a price take the place of the former one", async () => {
    const kept = made();
    const asha = await kept.someone();
    const product = aRareProduct();
    await kept.put(product);
    for (const price of [paise(15_000), paise(10_000)])
      await kept.alerts.add(asha, aWish({ kind: "price-at-most", product: product.id, price }), 50);
    expect((await kept.alerts.of(asha)).map(({ about }) => about)).toMatchObject([{ price: 10_000 }]);
  });

  it("of an area are told once it is no longer to come", async () => {
    const kept = made();
    const asha = await kept.someone();
    const wish = { kind: "opening", area: "quizzes" } as const;
    await kept.alerts.add(asha, aWish(wish), 50);
    expect(await kept.alerts.tell(wish, telling([], { upcoming: ["quizzes"] }))).toBe(0);
    expect([await isDueNow(kept.alerts, wish, ["quizzes"]), await isDueNow(kept.alerts, wish, ["fitbook"])]).toEqual([false, true]);
    expect(await kept.alerts.tell(wish, telling())).toBe(1);
  });

  it("are never more than a customer may have, also when several come at once", async () => {
    const kept = made();
    const asha = await kept.someone();
    const products = await Promise.all([1, 2, 3, 4].map(() => sold(kept)));
    const answers = await Promise.all(products.map(({ wish }) => kept.alerts.add(asha, aWish(wish), 2)));
    expect(answers.toSorted()).toEqual(["added", "added", "full", "full"]);
    const [first] = await kept.alerts.of(asha);
    if (first?.about.kind !== "back-in-stock") throw new TypeError("nothing is listed");
    expect(await kept.alerts.add(asha, aWish({ kind: "back-in-stock", product: first.about.product.id }), 2)).toBe("added");
  });

  it("are told to nobody whose account does not stay", async () => {
    const kept = made();
    const { product, wish } = await sold(kept);
    for (const standing of ["leaving", "blocked"] as const) await kept.alerts.add(await kept.someone({ standing }), aWish(wish), 50);
    await kept.put(product);
    expect(await kept.alerts.tell(wish, telling())).toBe(0);
  });

  it("are switched off by their customer and by nobody else", async () => {
    const kept = made();
    const [asha, ravi] = [await kept.someone(), await kept.someone()];
    const { wish } = await sold(kept);
    await kept.alerts.add(asha, aWish(wish), 50);
    const [alert] = await kept.alerts.of(asha);
    if (alert === undefined) throw new TypeError("nothing is listed");
    await kept.alerts.switchOff(ravi, alert.id);
    expect((await kept.alerts.of(asha)).length).toBe(1);
    for (const _ of ["once", "again"]) await kept.alerts.switchOff(asha, alert.id);
    expect(await kept.alerts.of(asha)).toEqual([]);
  });

  it("of a visitor wait once their letter's key comes back, and are forgotten when told", async () => {
    const kept = made();
    const email = someEmail();
    const { product, wish } = await sold(kept);
    const [keys] = await alertByLetter(kept.alerts, email, wish);
    if (keys === undefined) throw new TypeError("no letter");
    expect(keys.confirm.length).toBeGreaterThanOrEqual(43);
    await kept.put(product);
    expect(await kept.alerts.tell(wish, telling())).toBe(0);
    expect(await kept.alerts.confirm(keys.leave, now)).toBe("unknown-key");
    for (const _ of ["once", "again"]) expect(await kept.alerts.confirm(keys.confirm, now)).toBe("confirmed");
    const told: DueAlert[] = [];
    expect(await kept.alerts.tell(wish, telling(told))).toBe(1);
    expect(told).toMatchObject([{ reader: { kind: "visitor", email } }]);
    expect(await kept.alerts.confirm(keys.confirm, now)).toBe("unknown-key");
    expect((await kept.lettersTo()).filter((to) => to === email)).toEqual([email, email]);
  });

  it("that wait already send no further letter", async () => {
    const kept = made();
    const email = someEmail();
    const { wish } = await sold(kept);
    const [one] = await alertByLetter(kept.alerts, email, wish);
    const [other] = await alertByLetter(kept.alerts, email, wish);
    expect(await kept.alerts.confirm(one?.confirm ?? "", now)).toBe("confirmed");
    expect(await kept.alerts.confirm(other?.confirm ?? "", now)).toBe("confirmed");
    expect(await alertByLetter(kept.alerts, email, wish)).toEqual([]);
  });

  it("are confirmed within a week, and forgotten after it", async () => {
    const kept = made();
    const { wish } = await sold(kept);
    const [late, later] = [
      await alertByLetter(kept.alerts, someEmail(), wish),
      await alertByLetter(kept.alerts, someEmail(), wish, now + 2),
    ];
    expect(await kept.alerts.confirm(late[0]?.confirm ?? "", now + CONFIRMABLE + 1)).toBe("unknown-key");
    await kept.alerts.forget(now + CONFIRMABLE + 1);
    expect(await kept.alerts.confirm(late[0]?.confirm ?? "", now)).toBe("unknown-key");
    expect(await kept.alerts.confirm(later[0]?.confirm ?? "", now + 3)).toBe("confirmed");
    await kept.alerts.forget(now + 2 * CONFIRMABLE);
    expect(
      (await kept.alerts.waiting({ upcoming: [], at: now })).some(
        ({ subject }) => "product" in subject && subject.product === wish.product,
      ),
    ).toBe(true);
  });

  it("end all by the link of any letter, and nobody else's", async () => {
    const kept = made();
    const [asha, ravi] = [someEmail(), someEmail()];
    const goods = [await sold(kept), await sold(kept)] as const;
    const [first] = await alertByLetter(kept.alerts, asha, goods[0].wish);
    for (const email of [asha, ravi]) {
      const [keys] = await alertByLetter(kept.alerts, email, goods[1].wish);
      await kept.alerts.confirm(keys?.confirm ?? "", now);
    }
    await kept.alerts.leave(first?.confirm ?? "");
    for (const _ of ["once", "again"]) await kept.alerts.leave(first?.leave ?? "");
    await kept.put(goods[1].product);
    const told: DueAlert[] = [];
    await kept.alerts.tell(goods[1].wish, telling(told));
    expect(told.map(({ reader }) => reader.email)).toEqual([ravi]);
  });

  it("of a customer end all by the link of the letter that told of one", async () => {
    const kept = made();
    const asha = await kept.someone({ email: someEmail() });
    const [one, other] = [await sold(kept), await sold(kept)];
    for (const { wish } of [one, other]) await kept.alerts.add(asha, aWish(wish), 50);
    await kept.put(one.product);
    const told: DueAlert[] = [];
    await kept.alerts.tell(one.wish, telling(told));
    await kept.alerts.leave(told[0]?.leave ?? "");
    expect(await kept.alerts.of(asha)).toEqual([]);
  });

  it("are listed for a month once told", async () => {
    const kept = made();
    const asha = await kept.someone();
    const { product, wish } = await sold(kept);
    await kept.alerts.add(asha, aWish(wish), 50);
    await kept.put(product);
    await kept.alerts.tell(wish, telling());
    await kept.alerts.forget(now + LISTED_AFTERWARDS);
    expect((await kept.alerts.of(asha)).length).toBe(1);
    await kept.alerts.forget(now + LISTED_AFTERWARDS + 1);
    expect(await kept.alerts.of(asha)).toEqual([]);
  });

  it("are told in the order in which they were asked for, so many at a time", async () => {
    const kept = made();
    const { product, wish } = await sold(kept);
    const people = await Promise.all([1, 2, 3].map(() => kept.someone({ email: someEmail() })));
    for (const [nth, customer] of people.entries()) await kept.alerts.add(customer, aWish(wish, now + (3 - nth) * MINUTE), 50);
    await kept.put(product);
    const told: DueAlert[] = [];
    expect(await kept.alerts.tell(wish, telling(told, { most: 2 }))).toBe(2);
    await kept.put(soldOut(product));
    expect(await kept.alerts.tell(wish, telling(told))).toBe(0);
    await kept.put(product);
    expect(await kept.alerts.tell(wish, telling(told))).toBe(1);
    const emails = await Promise.all(told.map(({ reader }) => reader.email));
    expect(new Set(emails).size).toBe(3);
    expect((await kept.alerts.of(people[0] ?? expect.unreachable())).map(({ toldAt }) => toldAt)).toEqual([now]);
  });

  it("are counted by what is waited for", async () => {
    const kept = made();
    const { product, wish } = await sold(kept);
    for (const _ of [1, 2]) await kept.alerts.add(await kept.someone(), aWish(wish), 50);
    const counted = async () =>
      (await kept.alerts.waiting({ upcoming: [], at: now })).filter(
        ({ subject }) => "product" in subject && subject.product === product.id,
      );
    expect(await counted()).toEqual([{ subject: wish, title: product.title, waiting: 2, due: 0 }]);
    await kept.put(product);
    expect(await counted()).toEqual([{ subject: wish, title: product.title, waiting: 2, due: 2 }]);
  });

  it("of a quiz are told from its opening on, counted by its title, and forgotten where it is over before that", async () => {
    const kept = made();
    const { alerts } = kept;
    const asha = await kept.someone({ email: someEmail() });
    const quiz = quizId(`quiz-${++turn}`);
    const coming = aQuiz({ id: quiz, opensAt: now + MINUTE, closesAt: now + 2 * MINUTE });
    await kept.putQuiz(coming);
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
    const told: DueAlert[] = [];
    expect(await alerts.tell(wish, telling(told, { at: now + MINUTE }))).toBe(1);
    expect(told.map(({ news }) => news)).toEqual([about]);
    expect(await alerts.of(asha)).toMatchObject([{ toldAt: now + MINUTE, about }]);
    expect(await alerts.add(asha, aWish(wish), 50)).toBe("added");
    await alerts.forget(now + 2 * MINUTE - 1);
    expect(await alerts.of(asha)).toHaveLength(1);
    await alerts.forget(now + 2 * MINUTE);
    expect(await alerts.of(asha)).toEqual([]);
  });

  it("are due exactly where core's rule says so", async () => {
    const kept = made();
    const asha = await kept.someone();
    const product = aRareProduct();
    const amount = fc.integer({ min: 1, max: 4 }).map((rupees) => paise(rupees * 100));
    const anyState = fc.record({
      status: fc.constantFrom("active" as const, "inactive" as const),
      offer: fc.option(fc.record({ price: amount, stock: fc.integer({ min: 0, max: 2 }) })),
    });
    await fc.assert(
      fc.asyncProperty(anyState, amount, async (state, price) => {
        await kept.put({ ...product, ...state });
        for (const wish of [
          { kind: "back-in-stock", product: product.id },
          { kind: "price-at-most", product: product.id, price },
        ] as const) {
          await kept.alerts.add(asha, aWish(wish), 50);
          const { kind } = wish;
          const expected = isFulfilled(wish, { product: { ...product, ...state }, quiz: null, upcoming: [], at: now });
          expect(await isDueNow(kept.alerts, { kind, product: product.id })).toBe(expected);
          expect(await kept.alerts.tell(wish, telling())).toBe(expected ? 1 : 0);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe("alerts kept in postgres", () => {
  it("are told once when several tell at once, and not at all where the words can't be made", async () => {
    const kept = alertsInPostgres(db);
    const { product, wish } = await sold(kept);
    for (let nth = 0; nth < 40; nth++) await kept.alerts.add(await kept.someone({ email: someEmail() }), aWish(wish), 50);
    await kept.put(product);
    const before = (await kept.lettersTo()).length;
    const broken = telling([], {
      messages() {
        throw new TypeError("no words");
      },
    });
    await expect(kept.alerts.tell(wish, broken)).rejects.toThrow("no words");
    expect((await kept.lettersTo()).length).toBe(before);
    const counts = await Promise.all([1, 2, 3, 4].map(() => kept.alerts.tell(wish, telling([], { most: 15 }))));
    const rest = await kept.alerts.tell(wish, telling());
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(40);
    expect((await kept.lettersTo()).length).toBe(before + 40);
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
