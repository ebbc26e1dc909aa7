import { setTimeout as passed } from "node:timers/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { stepOfCustomer, stepOfStaff } from "#core/tickets/ticket-step.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { isOutage, openDatabase } from "#adapters/postgres/engine/database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { distribute } from "#adapters/postgres/nodes/distribute.ts";
import { placedTables, placeOf } from "#adapters/postgres/nodes/places.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putSubscription } from "#adapters/postgres/demo/put-subscriptions.ts";
import { ledgerTotalsOf } from "#adapters/postgres/invoices/settlement-report.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { postgresProfiles } from "#adapters/postgres/account/profiles.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { payableId } from "#core/ledger/entry.ts";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresTicks } from "#adapters/postgres/consultations/ticks.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { keptLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { postgresRewardPoints } from "#adapters/postgres/points/reward-points.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { orderTroubles } from "#adapters/postgres/orders/order-troubles.ts";
import { postgresPurchases } from "#adapters/postgres/orders/purchases.ts";
import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { postgresMindAnswers } from "#adapters/postgres/trackers/mind-answers.ts";
import { differingDays } from "#adapters/postgres/trackers/recount-days.ts";
import { postgresSavedResults } from "#adapters/postgres/trackers/saved-results.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { postgresWishlists } from "#adapters/postgres/wishlist/wishlists.ts";
import { aGlass, aPut, aRemoval, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { run } from "#tests/cli/run.ts";
import { buy, buyersIn, lossesOf as lostOrders } from "#tests/faults/buyers.ts";
import { aFolder, aShop, signedIn } from "#tests/faults/shop-process.ts";
import { aBuyer, anOrderOf, stockShop } from "#tests/bench/made/many-orders.ts";
import { postgresShop } from "#tests/ports/orders/an-order-shop.ts";
import { done } from "#tests/core/orders/order-steps.ts";
import { now } from "#tests/fixtures.ts";
import { anAppointmentOf, askOfAppointment, consulted, consultSomebody } from "./consulting.ts";
import { explainedDatabase } from "./explained-database.ts";
import { addNode, databaseOver, distributedServers, lackOfCitus } from "./distributed-servers.ts";
import { aName, lossesOf, nodeOf, press, pressersIn } from "./pressers.ts";
import { aSpreadShop, urlOf } from "./spread-shop.ts";
import { tellLoss } from "./loss.ts";
import { askOfTests, tested, testSomewhere } from "./testing-labs.ts";
import { meetEachOther, somethingToTell, tellEverything } from "./telling.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { Database, Server } from "#adapters/postgres/engine/database.ts";
import type { DistributedServers, Ports } from "./distributed-servers.ts";
import type { Failure, Presser } from "./pressers.ts";

const lack = await lackOfCitus();
const LEVEL = "5: Citus, a coordinator and three nodes";
const PRESSERS = 24;
const BUYERS = 10;
const EACH = 3;

describe.skipIf(lack !== null)(`a shop on many nodes${lack === null ? "" : `: ${lack}`}`, async () => {
  const folder = await aFolder();
  let servers: DistributedServers;
  let ports: Ports;
  beforeAll(async () => {
    servers = await distributedServers(3);
    ports = {
      coordinator: servers.coordinator.port,
      nodes: servers.nodes.map(({ port }) => port),
    };
  });
  afterAll(() => servers.end());

  const opened = (server: Server): Database => {
    const db = openDatabase(server);
    onTestFinished(() => db.destroy());
    return db;
  };
  const command = (server: Server, words: string) => {
    vi.stubEnv("DATABASE_URL", urlOf(server));
    vi.stubEnv("DATA_DIR", folder);
    return run(words).finally(() => vi.unstubAllEnvs());
  };

  it("is made of one that runs, by one command that is taken up where it was broken off and again after an upgrade", async () => {
    const server = await databaseOver(ports, aName());
    const db = opened(server);
    const early = await command(server, "database distribute");
    expect(early).toMatchObject({
      status: 1,
      complaints: expect.stringContaining("niramaya migrate"),
    });
    await migrate(db, "here", jobKinds);
    const people = await signedIn(db, 12);
    const entries = async () => {
      const { rows } = await sql<{
        customer: string;
        entry: string;
      }>`select customer, entry from tracker_entry order by 1, 2`.execute(db);
      return rows;
    };
    for (const { customer } of people) await postgresTrackers(db).take(customerId(customer), [aPut(aGlass()), aPut(aGlass())], now);
    await tellEverything(db, server, await somethingToTell(db, server));
    const told = async () => (await sql`select * from notification order by customer, id`.execute(db)).rows;
    await stockShop(db);
    const buyer = await aBuyer(db, 1);
    await anOrderOf(db, buyer);
    const orders = async () => {
      await postgresCarts(db).of(buyer.id);
      return (await postgresOrders(db).of(buyer.id, { text: null, filter: "all", after: null, limit: 10 })).orders;
    };
    const bought = await orders();
    const [before, wasTold] = [await entries(), await told()];
    expect([before.length, wasTold.length]).toEqual([24, 4]);

    const plan = await command(server, "database distribute --plan");
    expect(plan.output).toMatch(/^PostgreSQL with Citus [\d.-]+: 3 nodes take rows\.\n\nWould lie on the nodes, by customer/);
    const brokenOff = distribute(db, (table) => {
      if (table === "notification") throw new Error("broken off");
    });
    await expect(brokenOff).rejects.toThrow("broken off");
    let isMoving = true;
    const asking = [0, 1, 2].map(async () => {
      let times = 0;
      for (; isMoving; times += 1) expect((await orders()).length).toBe(1);
      return times;
    });
    const moved = await command(server, "database distribute --json").finally(() => (isMoving = false));
    for (const times of await Promise.all(asking)) expect(times).toBeGreaterThan(5);
    expect(moved.complaints).toBe("");
    const { tables, nodes } = JSON.parse(moved.output);
    expect([tables.includes("notification"), tables.includes("tracker_op"), nodes]).toEqual([false, true, 3]);
    expect([await entries(), await told(), await orders()]).toEqual([before, wasTold, bought]);
    const all = placedTables.filter((table) => placeOf(table) === "by-customer").length;
    expect(await groupsOf(db)).toEqual([all]);
    expect((await nodesOf(db)).toSorted()).toEqual([...ports.nodes].toSorted());

    const again = await command(server, "database distribute");
    expect(again).toMatchObject({
      status: 0,
      output: "All that lies by customer lies on the nodes already.\n",
    });
    await sql`select undistribute_table('mind_answer')`.execute(db); // As an upgrade that brings a table.
    const upgraded = await command(server, "database distribute");
    expect(upgraded).toMatchObject({
      status: 0,
      output: "mind_answer: by customer from now on; 3 nodes take rows.\n",
    });
    expect(await groupsOf(db)).toEqual([all]);
  });

  it("asks one node for one customer, explained statement by statement, and commits an order in two phases", async () => {
    const server = await aSpreadShop(ports, aName());
    const { db, during } = explainedDatabase(server);
    await stockShop(db);
    const buyer = await aBuyer(db, 1);
    const node = String(await nodeOf(db, buyer.id));
    const own = await during(() => noteEverything(db, buyer.id));
    expect(own.cut).toEqual([]);
    expect(own.byTasks.get(1)).toBeGreaterThan(15);
    expect([...own.asked]).toEqual([node]);

    const chosen = await during(() => chooseEverything(db, buyer.id));
    expect(chosen.cut).toEqual([]);
    expect(chosen.byTasks.get(1)).toBeGreaterThan(5);
    expect([...chosen.asked]).toEqual([node]);

    const requests = await during(() => askEverything(db, buyer.id));
    expect(requests.cut).toEqual([]);
    expect(requests.byTasks.get(1)).toBeGreaterThan(10);
    expect([...requests.asked]).toEqual([node]);
    const [ticket] = await postgresTickets(db).list({ ...ofAll, customer: buyer.id });
    if (ticket === undefined) throw new TypeError("a ticket");
    const resolve = (of: CustomerId | null) =>
      postgresTickets(db).change({
        number: ticket.number,
        of,
        at: now,
        decide: (seen) => stepOfStaff(seen, { kind: "resolve", words: null }, { who: "ravi", at: now }),
      });
    const resolved = await during(() => resolve(buyer.id)); // Written down and to be told, without a word.
    expect([resolved.cut, [...resolved.asked], [...resolved.prepared]]).toEqual([[], [node], [node]]);
    const byNumber = await during(() => resolve(null));
    expect(byNumber.cut).toHaveLength(1); // Whose it is.
    expect(byNumber.asked.size).toBe(ports.nodes.length);

    const bought = await during(() => anOrderOf(db, buyer));
    expect(bought.cut).toEqual([]);
    expect([[...bought.asked], [...bought.prepared]]).toEqual([[node], [node]]);
    const [order] = (await postgresOrders(db).of(buyer.id, { text: null, filter: "all", after: null, limit: 1 })).orders;
    if (order === undefined) throw new TypeError("an order");
    const staff = { kind: "staff", name: "Meera" } as const;
    for (const action of [
      { kind: "parcel", parcel: 0, event: "confirm" },
      { kind: "cancel", places: [0], reason: "changed" },
    ] as const) {
      const taken = await during(() => done(postgresShop(db), order.order.id, staff, action));
      expect([taken.cut, [...taken.asked], [...taken.prepared]]).toEqual([[], [node], [node]]);
    }
    const read = await during(() => readOrders(db, buyer.id));
    expect(read.cut).toEqual([]);
    expect([...read.asked]).toEqual([node]);
    const planned = await during(() => inTransaction(db, (trx) => buyPlan(trx, buyer.id)));
    expect([planned.cut, [...planned.asked], [...planned.prepared]]).toEqual([[], [node], [node]]);
    const plans = await during(() => postgresSubscriptions(db).of(buyer.id));
    expect([plans.cut, [...plans.asked]]).toEqual([[], [node]]);
    await consultSomebody(db);
    const appointment = anAppointmentOf(buyer.id);
    for (const act of consulted(db, appointment)) {
      const done = await during(act);
      expect([done.cut, [...done.asked], [...done.prepared]]).toEqual([[], [node], [node]]);
    }
    const ofAppointment = await during(() => askOfAppointment(db, appointment));
    expect([ofAppointment.cut, [...ofAppointment.asked]]).toEqual([[], [node]]);
    await testSomewhere(db);
    for (const act of tested(db, buyer.id)) {
      const done = await during(act);
      expect([done.cut, [...done.asked], [...done.prepared]]).toEqual([[], [node], [node]]);
    }
    const ofTests = await during(() => askOfTests(db, buyer.id));
    expect([ofTests.cut, [...ofTests.asked]]).toEqual([[], [node]]);
    const account = await during(() => postgresHouseholds(db).addresses(buyer.id));
    expect([[...account.byTasks.keys()], [...account.asked]]).toEqual([[0], []]);

    for await (const trouble of orderTroubles(db)) expect.fail(JSON.stringify(trouble));
    const [{ sold, refunded }, total] = [
      await ledgerTotalsOf(db, { from: day("2026-01-01"), to: day("2099-12-31") }),
      order.order.snapshot.figures.total,
    ];
    expect([sold, refunded > 0 && refunded < total]).toEqual([total, true]); // A plan is no order, and the order is called off in part.

    const about = await somethingToTell(opened(server), server);
    const [toNode, byNode] = [String(await nodeOf(db, about.to)), String(await nodeOf(db, about.by))];
    const news = await during(() => tellEverything(db, server, about));
    expect(news.cut).toEqual([]);
    expect(news.byTasks.get(1)).toBeGreaterThan(20);
    expect([...news.asked]).toEqual([toNode]);
    const met = await during(() => meetEachOther(db, server, about));
    expect(met.cut).toEqual([]);
    expect(met.byTasks.get(1)).toBeGreaterThan(10);
    expect([...met.asked].toSorted()).toEqual([...new Set([toNode, byNode])].toSorted());

    const everybody = await during(() => differing(db));
    expect(everybody.cut.length).toBeGreaterThan(0);
    for (const port of ports.nodes) expect(everybody.asked).toContain(String(port));
  });

  it("costs only its customers a 503 when a node dies, and loses nothing of what was acknowledged", async (context) => {
    const server = await aSpreadShop(ports, aName());
    const shop = await aShop({
      DATABASE_URL: urlOf(server),
      DATA_DIR: folder,
    });
    const db = opened(server);
    const pressers = await pressersIn(db, PRESSERS);
    const buyers = await buyersIn(db, BUYERS, BUYERS * EACH);
    const [dying] = servers.nodes;
    if (dying === undefined) throw new TypeError("a node");
    const theirs = new Set(pressers.filter(({ node }) => node === dying.port).map(({ customer }) => customer));
    expect([theirs.size > 0, theirs.size < PRESSERS]).toEqual([true, true]);

    const nodeOfBuyer = new Map(
      await Promise.all(buyers.people.map(async ({ customer }) => [customer, await nodeOf(db, customer)] as const)),
    );
    const isHit = (customer: string) => nodeOfBuyer.get(customer) === dying.port;

    let isOver = false;
    const load = noting(shop.address, pressers, () => isOver);
    const orders: string[] = [];
    const refusedOrders: string[] = [];
    const bought = async (person: (typeof buyers.people)[number]) => {
      for (let nth = 0; nth < EACH; nth += 1) {
        const asking = {
          address: () => shop.address,
          failed: () => void refusedOrders.push(person.customer),
        };
        orders.push(await buy(person, buyers.product, `${person.customer}-${nth}`, asking));
        await passed(100);
      }
    };
    const [hit, others] = [
      buyers.people.filter(({ customer }) => isHit(customer)),
      buyers.people.filter(({ customer }) => !isHit(customer)),
    ];
    expect([hit.length > 0, others.length > 0]).toEqual([true, true]);
    await expect.poll(() => load.count()).toBeGreaterThan(PRESSERS * 2);
    const buyingOfHit = Promise.all(hit.map(bought));
    await dying.kill();
    const buyingOfOthers = Promise.all(others.map(bought));
    await expect.poll(() => load.failures.length).toBeGreaterThan(0);
    await expect.poll(() => refusedOrders.length).toBeGreaterThan(0);
    const before = load.countOf((customer) => !theirs.has(customer));
    await expect.poll(() => load.countOf((customer) => !theirs.has(customer))).toBeGreaterThan(before + 2 * (PRESSERS - theirs.size));
    await buyingOfOthers;
    await dying.start();
    const back = load.countOf((customer) => theirs.has(customer));
    await expect.poll(() => load.countOf((customer) => theirs.has(customer))).toBeGreaterThan(back + theirs.size);
    await buyingOfHit;
    isOver = true;
    await load.over;
    await expect.poll(() => toldOf(db, orders), { timeout: 90_000 }).toBe(BUYERS * EACH);

    const lost = [...(await load.lossesOf()), ...(await lostOrders(db, buyers, orders))];
    tellLoss(context, {
      level: LEVEL,
      killed: `a node, under ${PRESSERS} who note and ${BUYERS} who buy; ${load.count()} entries acknowledged`,
      acknowledged: orders.length,
      failed: load.failures.length + refusedOrders.length,
      lost,
    });
    expect(lost).toEqual([]);
    expect(load.failures.filter(({ customer }) => !theirs.has(customer))).toEqual([]);
    expect([refusedOrders.filter((customer) => !isHit(customer)), new Set(orders).size]).toEqual([[], BUYERS * EACH]);
    const faults = shop
      .said()
      .split("\n")
      .filter((line) => /"status":5(?!03)\d\d/.test(line) || /"level":50(?!.*"PortUnavailable")/.test(line));
    expect(faults).toEqual([]);
    expect(await differing(db)).toEqual([]);
  });

  it("takes it for an outage when a node ends a connection, or dies, as rows are sent to it", async () => {
    const server = await aSpreadShop(ports, aName());
    const db = opened(server);
    const [person] = await pressersIn(db, 1);
    const node = servers.nodes.find(({ port }) => port === person?.node);
    if (person === undefined || node === undefined) throw new TypeError("somebody on a node");
    const onNode = opened({ ...server, port: node.port });
    const takesRows = sql`from pg_stat_activity where query like 'COPY%' and state = 'active'`;
    /** What sending rows for two seconds is answered where they are ended meanwhile. */
    const answerTo = async (end: () => Promise<unknown>) => {
      const sent = sql`insert into tracker_op (customer, member, op, entry, n, pressed_at, change, received_at)
        select ${person.customer}, '', 'op ' || n, 'entry', n, now(), '{}', now()
        from generate_series(1, 40) n, lateral (select pg_sleep(0.05 + 0 * n)) slowly`.execute(db);
      const answer = sent.catch((error: unknown) => error);
      await expect.poll(async () => (await sql`select pid ${takesRows}`.execute(onNode)).rows).toHaveLength(1);
      await end();
      return answer;
    };

    expect(await answerTo(() => sql`select pg_terminate_backend(pid) ${takesRows}`.execute(onNode))).toSatisfy(isOutage);
    expect(await answerTo(() => node.kill())).toSatisfy(isOutage);
    await node.start();
  });

  it("moves rows to a node that is added while they are written, and loses nothing", async (context) => {
    const [first, second, third] = ports.nodes;
    if (first === undefined || second === undefined || third === undefined) throw new TypeError("three nodes");
    const server = await aSpreadShop({ ...ports, nodes: [first, second], later: [third] }, aName());
    const shop = await aShop({
      DATABASE_URL: urlOf(server),
      DATA_DIR: folder,
    });
    const db = opened(server);
    const pressers = await pressersIn(db, PRESSERS);
    let isOver = false;
    const load = noting(shop.address, pressers, () => isOver);
    await expect.poll(() => load.count()).toBeGreaterThan(PRESSERS);
    await addNode(server, third);
    await sql`select citus_rebalance_start(shard_transfer_mode => 'force_logical')`.execute(db);
    await sql`select citus_rebalance_wait()`.execute(db);
    const moved = await Promise.all(pressers.map(async ({ customer, node }) => node !== (await nodeOf(db, customer))));
    const then = load.count();
    await expect.poll(() => load.count()).toBeGreaterThan(then + PRESSERS);
    isOver = true;
    await load.over;
    const lost = await load.lossesOf();
    tellLoss(context, {
      level: LEVEL,
      killed: `nothing: rows of ${moved.filter(Boolean).length} of ${PRESSERS} moved to a third node; ${load.count()} entries acknowledged`,
      acknowledged: 0,
      failed: load.failures.length,
      lost,
    });
    expect(moved).toContain(true);
    const storage = await sql`select distinct result from run_command_on_shards('reward_entry',
      'select string_agg(tgfoid::regproc::text, '' '') from pg_trigger where tgrelid = ''%s''::regclass and not tgisinternal')`.execute(db);
    expect(storage.rows).toEqual([{ result: "keep_reward_entry" }]); // Where rows are moved to, too, none is changed.
    expect(lost).toEqual([]);
    expect(shop.said().match(/"status":5(?!03)\d\d/g)).toBeNull();
  });

  it("is backed up whole, and restored to as many nodes or to one PostgreSQL", async () => {
    const server = await aSpreadShop(ports, aName());
    const db = opened(server);
    const people = await signedIn(db, 12);
    for (const { customer } of people) {
      await noteEverything(db, customerId(customer));
      await askEverything(db, customerId(customer));
    }
    await tellEverything(db, server, await somethingToTell(db, server));
    await buyPlan(db, customerId(people[0]?.customer ?? ""));
    await consultSomebody(db);
    for (const act of consulted(db, anAppointmentOf(customerId(people[1]?.customer ?? "")))) await act();
    await testSomewhere(db);
    for (const act of tested(db, customerId(people[2]?.customer ?? ""))) await act();
    const file = join(folder, "shop.backup");
    const before = await everyRow(db);
    expect(await command(server, `backup ${file}`)).toMatchObject({
      status: 0,
      complaints: "",
    });

    await postgresTrackers(db).take(customerId(people[0]?.customer ?? ""), [aPut(aGlass())], now);
    expect(await everyRow(db)).not.toEqual(before);
    expect(await command(server, `restore ${file} --replace`)).toMatchObject({
      status: 0,
      complaints: "",
    });
    expect(await everyRow(db)).toEqual(before);

    const other = await databaseOver(ports, aName());
    expect(await command(other, `restore ${file}`)).toMatchObject({
      status: 0,
      complaints: "",
    });
    expect(await everyRow(opened(other))).toEqual(before);
    expect(await command(other, "database distribute")).toMatchObject({
      status: 0,
      complaints: "",
    });
    expect(await everyRow(opened(other))).toEqual(before);
  });
});

/** How many tables lie by customer in each group whose rows of one customer lie on one node. */
async function groupsOf(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{
    tables: number;
  }>`select count(*) as tables from pg_dist_partition where partmethod = 'h' group by colocationid`.execute(db);
  return rows.map(({ tables }) => tables);
}

/** The nodes on which there are rows. */
async function nodesOf(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{
    port: number;
  }>`select distinct nodeport as port from citus_shards where citus_table_type = 'distributed'`.execute(db);
  return rows.map(({ port }) => port);
}

/** The days whose stored count is not what their entries come to: looked for on all nodes. */
async function differing(db: Database): Promise<readonly unknown[]> {
  const days: unknown[] = [];
  for await (const day of differingDays(db)) days.push(day);
  return days;
}

/** All that somebody can note, changed and read again, and their points. */
async function noteEverything(db: Database, customer: CustomerId): Promise<void> {
  const [trackers, minds, results] = [postgresTrackers(db), postgresMindAnswers(db), postgresSavedResults(db)];
  const [ticks, log] = [postgresTicks(db), postgresAccessLog(db)];
  const [glass, roti, walk] = [aPut(aGlass()), aPut(aRoti()), aPut(aWalk())];
  const year = { from: day("2026-01-01"), to: day("2026-12-31") };
  await trackers.setConsent(customer, true, now);
  await trackers.take(customer, [glass, roti, walk], now);
  await trackers.take(customer, [aPut(aGlass(500), { entry: glass.entry, n: 2 }), aRemoval(roti)], now);
  await trackers.takeFromFile(customer, [aPut(aGlass(100))], now);
  await trackers.setGoal(customer, "water", { from: year.from, value: 2_000 });
  await trackers.setPauses(customer, [year]);
  await trackers.setBodyFigures(customer, "hidden", now);
  await trackers.pressesAfter(customer, "", 10);
  await trackers.changesAfter(customer, 0, 10);
  await trackers.entriesOf(customer, "water", year);
  await trackers.countedDays(customer, "water", year);
  await trackers.notedMembers(customer);
  await trackers.settingsOf(customer);
  await trackers.erase(customer, ["exercise"], now);
  await minds.save(customer, [{ questionId: "sleep", answer: 1 }], now);
  await minds.save(customer, [{ questionId: "sleep", answer: 2 }], now);
  await minds.listOf(customer);
  await results.listOf(customer, "body");
  const dose = { booking: payableId("b-1"), item: "a", day: year.from, time: "morning" };
  await ticks.put(customer, dose, now);
  await ticks.put(customer, { ...dose, time: "night" }, now);
  await ticks.drop(customer, dose);
  await ticks.since(customer, year.from);
  await log.add({ customer, member: null, at: now, by: "Dr. Sunanda Joshi", seen: ["prescriptions"], booking: dose.booking, start: now });
  await log.of(customer, { before: null, limit: 10 });
  const points = postgresRewardPoints(db);
  const entry = (id: string) => {
    const cause = { kind: "earned", order: payableId("o-1") } as const;
    return { id: rewardEntryId(`${id} of ${customer}`), points: 5, cause, at: now, usableFrom: now, expires: now + 1 };
  };
  await points.enter(customer, [entry("e-1"), entry("e-2")]);
  await points.enter(customer, [entry("e-2")]);
  const { next } = await points.ledger(customer, { after: null, limit: 1, now });
  await points.ledger(customer, { after: next, limit: 1, now });
  await postgresProfiles(db).extras(customer, now);
}

const ofAll = { customer: null, subject: null, states: null, before: null, limit: 10 } as const;

/** All that somebody can do with a ticket. */
async function askEverything(db: Database, customer: CustomerId): Promise<void> {
  const tickets = postgresTickets(db);
  const words = (text: string) => ({ id: `${text} ${customer}`, text, files: [] });
  const subject = { kind: "order", id: payableId("o-1") } as const;
  const ticket = { customer, subject, topic: "delivery", words: words("Where is it?"), language: null, at: now } as const;
  const [opened] = [await tickets.open(ticket), await tickets.open(ticket)];
  if (opened.kind === "refused") throw new TypeError("it was not opened");
  const { number } = opened.value;
  const decide = (seen: Ticket) => stepOfCustomer(seen, { kind: "answer", words: words("It came.") });
  await tickets.change({ number, of: customer, at: now, decide });
  await tickets.withNumber(number, customer);
  await tickets.list({ ...ofAll, customer, subject });
}

/** All that somebody can do with a cart and a wishlist. */
async function chooseEverything(db: Database, customer: CustomerId): Promise<void> {
  const [carts, wishlists] = [postgresCarts(db), postgresWishlists(db)];
  const { lines, choice, notices } = await carts.of(customer);
  const asked = { at: now, products: ["id-ajwain", "id-brahmi"], sync: "a sync" };
  await carts.change(customer, {
    ...asked,
    decide({ cart, products }) {
      const more = [...products.values()].map((product) => ({ product, quantity: 2 }));
      const limited = more.map(
        ({ product: { id, title, hindi, slug } }) => ({ kind: "limited", productId: id, title, hindi, slug, from: 3, to: 2 }) as const,
      );
      const keep = { lines: [...cart.lines, ...more], choice: { kind: "typed", code: "LEAF10" }, notices: limited } as const;
      const sync = { receipt: { cartId: "a sync", entries: [], isUndone: false }, choiceBefore: choice, choiceAfter: choice };
      return { keep, sync, answer: null };
    },
  });
  await carts.change(customer, { ...asked, decide: () => ({ keep: { lines, choice, notices }, sync: null, answer: null }) });
  await wishlists.add(customer, "id-ajwain", 10);
  await wishlists.of(customer);
  await wishlists.remove(customer, "id-ajwain");
}

/** All that is asked of somebody's orders: by their id, by their number, by whose they are. */
async function readOrders(db: Database, customer: CustomerId): Promise<void> {
  const orders = postgresOrders(db);
  const wanted = { text: null, filter: "all", after: null, limit: 10 } as const;
  const [stored] = (await orders.of(customer, wanted)).orders;
  if (stored === undefined) throw new TypeError("an order");
  expect(await orders.withId(stored.order.id)).toEqual(stored);
  expect(await orders.withNumber(stored.number)).toEqual(stored);
  await orders.of(customer, { ...wanted, text: "ajwain", filter: "all", after: stored.order.id });
  await postgresPurchases(db).deliveredTo(customer, "id-ajwain");
}

/** A plan that is paid for. */
async function buyPlan(trx: Database, customer: CustomerId): Promise<void> {
  const [plan] = demoHealthPlanPage.plans;
  if (plan === undefined) throw new TypeError("a plan");
  await putSubscription(trx, { customer, plan, members: [], at: now });
}

/** Of how many of these orders somebody was told. */
async function toldOf(db: Database, orders: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    told: number;
  }>`select count(distinct shop_order)::int as told from notification where shop_order = any(${orders})`.execute(db);
  return rows[0]?.told ?? 0;
}

/** How many rows each table has, and those of entries, ticks, points, tickets, money, appointments, tests, plans and what was told. */
async function everyRow(db: Database): Promise<readonly unknown[]> {
  const counts: unknown[] = [];
  for (const table of placedTables) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.id(table)}`.execute(db); // One by one: all at once wait too long for a connection where a machine is busy.
    counts.push([table, rows[0]?.rows]);
  }
  const { rows: entries } = await sql`select * from tracker_entry order by customer, member, entry`.execute(db);
  const { rows: ticks } = await sql`select * from dose_tick order by number`.execute(db);
  const { rows: told } = await sql`select * from notification order by customer, id`.execute(db);
  const { rows: points } = await sql`select * from reward_entry order by customer, id`.execute(db);
  const { rows: ledger } = await sql`select * from ledger_entry order by customer, key`.execute(db);
  const { rows: payments } = await sql`select * from payment_event order by customer, payable, id`.execute(db);
  const tickets = await postgresTickets(db).list({ ...ofAll, limit: 1_000 });
  const bookings = await postgresBookings(db).all({ state: null, customer: null, after: null, limit: 1_000 });
  const ofTests = await postgresLabBookings(db).between({ lab: null, from: 0, to: now * 2 });
  const reports = await keptLabReports(db, (rows) => rows);
  const subscriptions = await postgresSubscriptions(db).all({ after: null, limit: 1_000 });
  const { rows: versions } =
    await sql`select customer, booking_id, version, content::text, hash from prescription_version order by 1, 2, 3`.execute(db);
  return [
    ...counts,
    ...entries,
    ...ticks,
    ...told,
    ...points,
    ...ledger,
    ...payments,
    ...tickets,
    ...bookings,
    ...versions,
    ...ofTests,
    ...reports,
    ...subscriptions,
  ];
}

type Load = {
  readonly failures: readonly Failure[];
  readonly over: Promise<unknown>;
  count(): number;
  countOf(whose: (customer: string) => boolean): number;
  lossesOf(): Promise<readonly string[]>;
};

/** Everybody notes one glass after the other until it is over. */
function noting(address: string, pressers: readonly Presser[], isOver: () => boolean): Load {
  const acknowledged = new Map<string, string[]>(pressers.map(({ customer }) => [customer, []]));
  const failures: Failure[] = [];
  const countOf: Load["countOf"] = (whose) =>
    [...acknowledged].filter(([customer]) => whose(customer)).reduce((sum, [, entries]) => sum + entries.length, 0);
  const over = Promise.all(
    pressers.map(async (presser) => {
      while (!isOver()) {
        acknowledged.get(presser.customer)?.push(
          await press(presser, {
            address,
            failed: (failure) => void failures.push(failure),
          }),
        );
        await passed(100);
      }
    }),
  );
  return {
    failures,
    over,
    countOf,
    count: () => countOf(() => true),
    async lossesOf() {
      const losses = await Promise.all(pressers.map((one) => lossesOf(address, one, acknowledged.get(one.customer) ?? [])));
      return losses.flat();
    },
  };
}
