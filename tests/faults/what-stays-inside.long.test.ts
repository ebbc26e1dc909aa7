import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { NEVER } from "rxjs";
import { describe, expect, it } from "vitest";
import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { AnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { FinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { AnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { makeHostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import { JoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { postgresLiveTurns } from "#adapters/postgres/quizzes/live-turns.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { putQuiz } from "#adapters/postgres/quizzes/put-quiz.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { aListedEvent } from "#tests/core/events/a-listed-event.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { aQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { aShop, aShopFolder, beside, signedIn } from "./shop-process.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { KeylessQuiz } from "#core/quizzes/content/keyless-quiz.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const folder = await aShopFolder();
const HOUR = 3_600_000;

/** Of whom the demo's Nisha Rao is the one who edits pages. */
const STAFF = "5555500013";

const bearerOfStaff = (db: Database) =>
  db
    .selectFrom("customer")
    .select("id")
    .where("mobile", "like", `%${STAFF}`)
    .executeTakeFirstOrThrow()
    .then(async ({ id }) => (await postgresSessions(db).open(customerId(id), Date.now())).bearer);

/** The tables of which a row holds that text, whatever its columns. */
async function tablesWith(db: Database, text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: held } = await sql`select 1 from ${sql.raw(name)} as a where strpos(a::text, ${text}) > 0 limit 1`.execute(db);
    if (held.length > 0) found.push(name);
  }
  return found.toSorted();
}

/** What the shop and its database wrote, and all that it would have sent. */
async function written(said: string): Promise<string> {
  const outbox = join(folder, "outbox");
  const letters = await Promise.all((await readdir(outbox).catch(() => [])).map((name) => readFile(join(outbox, name), "utf8")));
  return [said, await readFile(join(folder, "postgres", "server", "log"), "utf8"), ...letters].join("\n");
}

/** Everything that somebody can hear at an address. */
async function heardAt(address: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(2_000) }).catch(() => null);
  if (response?.body == null) return address;
  let text = `${address} ${response.status} ${JSON.stringify([...response.headers])} `;
  // A stream never ends: what came until then is what was told.
  try {
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) text += part;
  } catch {}
  return text;
}

const quiet = { timeout: 600_000 };

describe("what may not leave the shop", () => {
  it("is nothing of a quiz's keys: on no page, call, stream, file, in no log, letter or other table, whoever asks", quiet, async () => {
    const now = Date.now();
    const keyed = (id: string, word: string, given: Partial<KeylessQuiz>): KeyedQuiz => {
      const { quiz, keys } = aQuiz({ id: quizId(id), ...given });
      return {
        quiz,
        keys: keys.map((one) => ({
          ...one,
          explanation: { english: `${word}-WHY-${one.question}`, hindi: `${word}-क्यों-${one.question}` },
          source: `${word}-SOURCE-${one.question}`,
          key: one.key.kind === "number" ? { ...one.key, number: 739.4182 } : one.key,
        })),
      };
    };
    const [alone, live, over] = [
      keyed("kept-alone", "KEPT", { opensAt: now - HOUR, closesAt: now + HOUR }),
      keyed("kept-live", "KEPT", { opensAt: now - HOUR, closesAt: now + HOUR, mode: { kind: "live" } }),
      keyed("told", "TOLD", { opensAt: now - 2 * HOUR, closesAt: now - HOUR }),
    ];
    const { people, staff } = await beside(folder, async (db) => {
      for (const quiz of [alone, live, over]) await putQuiz(db, { ...quiz, quiz: { ...quiz.quiz, questions: slowly(quiz.quiz) } });
      const made = await signedIn(db, 2);
      const [{ customer } = expect.unreachable()] = made;
      const answers = [{ question: "salt", value: "five", at: now - 1.4 * HOUR }];
      const taken = {
        customer: customerId(customer),
        quiz: over.quiz.id,
        seed: "s",
        seat: 1,
        startedAt: now - 1.5 * HOUR,
        handedInAt: null,
        answers,
        marks: null,
      };
      await postgresQuizAttempts(db).change(taken.customer, taken.quiz, () => ({ after: taken, answer: null }));
      return { people: made, staff: await bearerOfStaff(db) };
    });
    const shop = await aShop({ DATA_DIR: folder, LOG_LEVEL: "info" });
    const [player, other] = people.map(({ customer, bearer }) => ({
      who: customerId(customer),
      bearer,
      at: clientOf(shop.address, bearer),
    }));
    if (player === undefined || other === undefined) throw new TypeError("nobody plays");
    valueOf(await player.at.get(StartQuiz)(player.who, alone.quiz.id));
    for (const value of ["five", "two"])
      valueOf(await player.at.get(AnswerQuiz)(player.who, { quiz: alone.quiz.id, seat: 1, question: "salt", value }));
    valueOf(await other.at.get(StartQuiz)(other.who, alone.quiz.id));
    valueOf(await other.at.get(FinishQuiz)(other.who, alone.quiz.id));
    for (const { who, at } of [player, other]) valueOf(await at.get(JoinLiveQuiz)(who, live.quiz.id));
    await beside(folder, (db) =>
      makeHostLiveQuiz({ turns: postgresLiveTurns(db, { of: () => NEVER }), now: Date.now })("host", live.quiz.id, "open"),
    );
    valueOf(await player.at.get(AnswerLiveQuiz)(player.who, { quiz: live.quiz.id, question: "salt", value: "five" }));

    const heard: string[] = [];
    const files = new Set<string>();
    for (const { quiz } of [alone, live, over]) {
      const pages = [
        ...["quizhomepage", "quiz", "quiznote", "quizquestionnaire", "quizlive", "quizfinish"].map((page) => `/${page}/${quiz.id}`),
        ...[`/quizlive/${quiz.id}?view=screen`, `/quizlive/${quiz.id}?preview=1&host=1`, "/quizhomepage", "/", "/sitemap.xml"],
      ];
      const calls = endpoints
        .filter(({ method }) => method === "GET")
        .map(({ path }) => `/api${path}?id=${quiz.id}&quiz=${quiz.id}&preview=1&host=1&view=screen`);
      for (const bearer of [null, player.bearer, other.bearer, staff])
        for (const language of ["en", "hi"]) {
          const cookie = `language=${language}${bearer === null ? "" : `; token=${bearer}`}`;
          for (const page of pages) {
            const text = await heardAt(`${shop.address}${page}`, { cookie });
            for (const [, file] of text.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|json|webmanifest))"/g))
              if (file !== undefined) files.add(file);
            heard.push(text);
          }
          if (language === "hi") continue; // A call speaks both.
          const authorization: Record<string, string> = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
          heard.push(...(await Promise.all(calls.map((call) => heardAt(`${shop.address}${call}`, authorization)))));
        }
    }
    for (const file of files) for (const end of ["", ".map"]) heard.push(await heardAt(`${shop.address}${file}${end}`));
    expect(files.size).toBeGreaterThan(0);
    const among = (all: readonly string[], sentinels: readonly string[]) =>
      sentinels.filter((one) => all.some((text) => text.includes(one)));
    const known = ["What of salt?", "option five", "(हिंदी)", "TOLD-WHY-salt", "TOLD-क्यों-salt", "TOLD-SOURCE-salt"];
    expect(among(heard, known)).toEqual(known); // Else it could not be heard.
    const stored = ["KEPT-WHY", "KEPT-क्यों", "KEPT-SOURCE"];
    expect(among(heard, stored)).toEqual([]);
    const untold = heard.filter((one) => !one.includes("TOLD-"));
    expect(among(untold, ["739.4182", '"tolerance":0.5'])).toEqual([]);

    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
    const logs = await written(shop.said());
    expect(among([logs], [...stored, "739.4182", "TOLD-"])).toEqual([]);
    await beside(folder, async (db) => expect(await tablesWith(db, "KEPT-")).toEqual(["public.quiz_key"]));
  });

  it(
    "is nothing of what a laboratory was asked for and found: in no log, address, letter, message, notification, count or job",
    quiet,
    async () => {
      const test = aLabTest("t-kept", {
        title: { english: "Kept-secret panel", hindi: null },
        parameters: [{ code: "kept-code", name: { english: "Kept-secret value", hindi: null }, unit: "mg/dL", ranges: [] }],
      });
      const { customer, bearer } = await beside(folder, async (db) => {
        await putOffer(db, { labs: [], tests: [test], packages: [], calendars: [] });
        const [one = expect.unreachable()] = await signedIn(db, 1);
        await db
          .updateTable("customer")
          .set({ email: "nirmala@niramaya.example", mobile: "9123450001" })
          .where("id", "=", one.customer)
          .execute();
        return one;
      });
      const nirmala = customerId(customer);
      const shop = await aShop({ DATA_DIR: folder, LOG_LEVEL: "info" });
      const at = clientOf(shop.address, bearer);
      const lab = labId("sahyadri");
      const slots = valueOf(await at.get(ListLabSlots)({ lab, spot: { kind: "centre" }, fastingHours: 0 }));
      const start = slots.findLast(({ reason }) => reason === "offered")?.start ?? expect.unreachable();
      const people = [{ member: null, tests: [test.id], packages: [] }];
      const { id } = valueOf(
        await at.get(HoldLabSlot)(reader(nirmala), { people, lab, address: null, start, fastedFrom: null, key: "kept" }),
      );
      const { form } = valueOf(await at.get(BeginPayment)(nirmala, { payable: id, key: "kept" }));
      const body = new URLSearchParams({ order: form.fields["order"] ?? "", deed: "pay" });
      const paid = await fetch(`${shop.address}/sandbox/pay/answer`, { method: "POST", redirect: "manual", body });
      await fetch(`${shop.address}${paid.headers.get("location")}`, { redirect: "manual" });
      for (const step of ["assign", "collect", "receive"]) expect(await staff(["lab", step, id])).toBe(0);
      const values = join(folder, "kept.ndjson");
      const value = { test: "t-kept", code: "kept-code", value: 812.6407, unit: "mg/dL", low: 1, high: 6, critical_high: 10 };
      await writeFile(values, JSON.stringify(value));
      expect(await staff(["lab", "report", id, "--name", "Nirmala Rao", "--values", values])).toBe(0);
      const shown = valueOf(await at.get(ShowLabReport)(nirmala, id));
      expect(JSON.stringify(shown)).toContain("812.6407"); // Else it was never there.
      valueOf(await at.get(DownloadLabReport)(nirmala, id));
      const pages = ["/diagnosticlab/bookings", `/diagnosticlab/bookings/${id}`, `/diagnosticlab/bookings/${id}/report`];
      const notified = () =>
        beside(folder, (db) => db.selectFrom("notification").select("cause").where("customer", "=", customer).execute());
      await expect.poll(async () => (await notified()).length, { timeout: 60_000 }).toBeGreaterThan(0);
      await expect.poll(() => written(shop.said()), { timeout: 60_000 }).toContain("nirmala@niramaya.example"); // The letter that says that it is ready.
      const counts = await heardAt(`${shop.address}/api/metrics`);
      expect(counts).toContain("niramaya_request_seconds");
      // A page that is drawn for anybody may be kept, so it holds nothing of anybody.
      const drawn = await Promise.all(pages.map((page) => heardAt(`${shop.address}${page}`, { cookie: `token=${bearer}` })));
      shop.signal("SIGTERM");
      expect(await shop.ended).toBe(0);
      const sentinels = ["812.6407", "Kept-secret", "kept-code", "t-kept", "mg/dL"];
      for (const [name, text] of Object.entries({ written: await written(shop.said()), counts, drawn: drawn.join("\n") }))
        expect([name, sentinels.filter((one) => text.includes(one))]).toEqual([name, []]);
      await beside(folder, async (db) => {
        expect(await tablesWith(db, "812.6407")).toEqual(["public.lab_report"]);
        expect(await tablesWith(db, "Kept-secret")).toEqual([
          "public.lab_booking",
          "public.lab_paper",
          "public.lab_report",
          "public.lab_test",
        ]);
      });
    },
  );

  it("is nobody's place that another has: 200 at once for one slot and one seat, and one attempt from many tabs", quiet, async () => {
    const now = Date.now();
    const [lab, event, quiz] = [
      labId("one-chair"),
      aListedEvent({ id: eventId("one-seat"), capacity: 1, startsAt: now + 72 * HOUR, endsAt: now + 74 * HOUR }),
      aQuiz({ id: quizId("one-try"), opensAt: now - HOUR, closesAt: now + HOUR }),
    ];
    const everyDay = [1, 2, 3, 4, 5, 6, 7];
    const people = await beside(folder, async (db) => {
      await putOffer(db, {
        labs: [
          {
            id: lab,
            name: "One chair",
            address: "1 Law College Road",
            city: "Pune",
            hindi: null,
            accreditation: "MC-1",
            pincodes: [],
            hours: [{ weekdays: everyDay, from: 0, to: 1_440 }],
          },
        ],
        tests: [],
        packages: [],
        calendars: [
          {
            id: lab,
            windows: everyDay.map((weekday) => ({ place: "centre" as const, pincodes: [], weekday, from: 480, to: 510, capacity: 1 })),
            closed: [],
          },
        ],
      });
      await putQuiz(db, quiz);
      await postgresEventRegister(db).change(
        [event.id],
        () => ({ put: [{ event, capacity: null, to: null, moves: 0 }], audit: null, answer: null }),
        now,
      );
      return signedIn(db, 200);
    });
    const shop = await aShop({ DATA_DIR: folder, LOG_LEVEL: "info" });
    const slots = valueOf(await clientOf(shop.address).get(ListLabSlots)({ lab, spot: { kind: "centre" }, fastingHours: 0 }));
    const start = slots.findLast(({ reason }) => reason === "offered")?.start ?? expect.unreachable();
    const booked = [{ member: null, tests: [labTestId("t-tsh")], packages: [] }];
    const all = people.map(({ customer, bearer }) => ({ who: customerId(customer), at: clientOf(shop.address, bearer) }));
    const [held, seats, tries] = await Promise.all([
      Promise.all(
        all.map(({ who, at }) =>
          at.get(HoldLabSlot)(reader(who), { people: booked, lab, address: null, start, fastedFrom: null, key: "race" }),
        ),
      ),
      Promise.all(all.map(({ who, at }) => at.get(AttendEvent)(who, { event: event.id, deed: "join" }))),
      Promise.all(all.map(() => all[0]?.at.get(StartQuiz)(all[0].who, quiz.quiz.id))),
    ]);
    expect(held.filter(({ kind }) => kind === "ok")).toHaveLength(1);
    expect(new Set(held.flatMap((one) => (one.kind === "refused" ? [one.refusal.kind] : [])))).toEqual(new Set(["not-offered"]));
    expect(seats.filter(({ kind }) => kind === "ok")).toHaveLength(1);
    const places = seats.flatMap((one) => (one.kind === "refused" && one.refusal.kind === "full" ? [one.refusal.place] : []));
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 199 }, (_, nth) => nth + 1));
    expect(new Set(tries.map((one) => (one?.kind === "ok" ? one.value.seat : null))).size).toBe(200);
    expect(new Set(tries.map((one) => (one?.kind === "ok" ? JSON.stringify([one.value.deadline, one.value.questions]) : null))).size).toBe(
      1,
    );
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
    const logs = await written(shop.said());
    expect(logs).not.toContain("deadlock detected");
    expect(logs.split("\n").filter((line) => /"status(Code)?":5\d\d/.test(line))).toEqual([]);
    await beside(folder, async (db) => {
      const attempts = await postgresQuizAttempts(db).all(quiz.quiz.id);
      expect(attempts.map(({ seat }) => seat)).toEqual([200]);
    });
  });
});

/** No question ends while everything is asked. */
const slowly = (quiz: KeylessQuiz) => quiz.questions.map((one) => ({ ...one, seconds: 300 }));

/** A command of staff in a process of its own. Answers its exit status. */
async function staff(words: readonly string[]): Promise<number> {
  const command = spawn(process.execPath, ["cli/main.mjs", ...words, "--data", folder], {
    env: { ...process.env, DATABASE_URL: "" },
    stdio: "ignore",
  });
  const [status] = await once(command, "exit");
  return status;
}
