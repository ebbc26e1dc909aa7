import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { answered, median } from "#tests/bench/asking.ts";
import { atLeast, atMost } from "#tests/bench/figure.ts";
import { stockShop } from "#tests/bench/made/many-orders.ts";
import { webhookMessage } from "#tests/bench/recordings/order-requests.ts";
import { okay } from "#tests/bench/recordings/recording.ts";
import { serverRace } from "#tests/bench/server-cpu.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { bearerAt, freeForAll, practitionerAt, putPractitioners, putSessions } from "./many-practitioners.ts";
import { putJobsOff, recordedBooking, STEPS } from "./recorded-booking.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { MeasuredRequest } from "#tests/bench/asking.ts";
import type { Race } from "#tests/bench/server-cpu.ts";

const JOURNEYS = 10;
/** Each journey has a practitioner and a patient of its own: two sides, 22 rounds, and the one that is recorded. */
const PEOPLE = 2 * 22 * JOURNEYS + 1;
const RACERS = 200;
const ROUNDS = 9;

/** In minutes after midnight. */
const [KEPT_AT, RACED_AT] = [640, 680];

/** Times that are held and paid for, beside a bare server; and very many who want one time. */
export async function bench(): Promise<readonly Figure[]> {
  const file = join(tmpdir(), `niramaya-booking-${randomUUID()}.json`);
  const race = await serverRace({
    async prepare(db, folder) {
      await stockShop(db);
      await putPractitioners(db, PEOPLE);
      await putSessions(db, PEOPLE);
      const last = PEOPLE - 1;
      const [practitioner, patient] = [idAt(last), `patient-${last}`];
      const time = {
        start: freeForAll(KEPT_AT),
        length: 15,
        mode: "audio",
        member: null,
        complaint: null,
        key: `hold-${patient}`,
      } as const;
      const hold = async (container: Container, who: CustomerId) =>
        okay(await container.get(HoldTime)(reader(who), { ...time, practitioner: practitionerId(practitioner) })).id;
      await writeFile(
        file,
        JSON.stringify(await recordedBooking(folder, { names: { practitioner, patient }, bearer: bearerAt(last), hold })),
      );
      await putJobsOff(db);
    },
    bare: new URL("./bare-bookings.ts", import.meta.url),
    bareEnvironment: () => ({ BARE_BOOKING: file }),
  });
  try {
    return [await heldAndPaid(race), await raced(race)];
  } finally {
    await race.close();
    await rm(file, { force: true });
  }
}

const idAt = (nth: number): string => practitionerAt(nth).practitioner.id;

/** Somebody keeps a time. */
const storage = (who: number, whom: number, at: number): MeasuredRequest => ({
  method: "POST",
  path: "/api/add/booking",
  headers: { authorization: `Bearer ${bearerAt(who)}` },
  body: { therapist_id: idAt(whom), start: new Date(at).toISOString(), length: 15, mode: "audio", key: randomUUID() },
});

async function heldAndPaid(race: Race): Promise<Figure> {
  const secret = await sharedKey(race.db, "sandbox-payments");
  const start = freeForAll(KEPT_AT);
  const ratio = await race.journeys(
    {
      async ours(ask, nth) {
        const told = async (request: MeasuredRequest) => JSON.parse(await ask(request)).payload;
        const headers = { authorization: `Bearer ${bearerAt(nth)}` };
        const { _id: id } = await told(storage(nth, nth, start));
        const begun = await told({ method: "POST", path: "/api/add/payment", headers, body: { booking_id: id, key: `begin-${id}` } });
        const providerOrder = Object.values<string>(begun.form.fields).find((value) => value.startsWith("sbo_")) ?? "";
        const heard = webhookMessage({ providerOrder, payment: `sbp_${randomUUID()}`, amount: Math.round(begun.amount * 100), secret });
        await ask({ method: "POST", path: "/api/payment/webhook", ...heard });
      },
      async bare(ask, nth) {
        const anew = {
          practitioner: idAt(nth),
          patient: `patient-${nth}`,
          booking: randomUUID(),
          providerOrder: `sbo_${randomUUID()}`,
          payment: `sbp_${randomUUID()}`,
        };
        for (const step of STEPS) await ask({ method: "POST", path: `/${step}`, body: anew });
      },
    },
    JOURNEYS,
  );
  const { rows } = await sql<{ paid: number }>`
    select count(*)::int as paid from booking join booking_paper on booking_id = booking.id where state = 'confirmed'`.execute(race.db);
  if (rows[0]?.paid !== PEOPLE) throw new Error(`${rows[0]?.paid} of ${PEOPLE} were paid for`);
  return atLeast("a time held, paid for and confirmed, against a bare server with the same statements", ratio, 0.5);
}

/** All ask at once; how long until the last is answered. */
async function raced(race: Race): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: RACERS });
  const start = freeForAll(RACED_AT);
  const taken = async (whom: (who: number) => number, winners: number): Promise<number> => {
    const began = performance.now();
    const answers = await Promise.allSettled(
      Array.from({ length: RACERS }, (_, who) => answered(race.address, storage(who, whom(who), start), agent)),
    );
    const over = performance.now() - began;
    const remaining = answers.filter(({ status }) => status === "fulfilled");
    const amiss = answers.find((one) => one.status === "rejected" && !/ answers 409: /.test(String(one.reason)));
    if (remaining.length !== winners || amiss !== undefined)
      throw new Error(`${remaining.length} of ${winners} times were kept: ${JSON.stringify(amiss)}`);
    await sql`update booking set state = 'expired', made_at = made_at - interval '2 days' where state = 'held'`.execute(race.db);
    return over;
  };
  const ratios: number[] = [];
  try {
    for (let round = -2; round < ROUNDS; round += 1) {
      const many = await taken((who) => who, RACERS);
      const one = await taken(() => 0, 1);
      if (round >= 0) ratios.push(one / many);
    }
  } finally {
    agent.destroy();
  }
  return atMost(`${RACERS} who want one time at once, until the last is answered, against ${RACERS} who want one each`, median(ratios), 2);
}
