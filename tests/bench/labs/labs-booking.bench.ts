import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { putJobsOff, recordedBooking, STEPS } from "#tests/bench/consultations/recorded-booking.ts";
import { atLeast } from "#tests/bench/figure.ts";
import { stockShop } from "#tests/bench/made/many-orders.ts";
import { bearerOf, playerOf, putPlayers } from "#tests/bench/quizzes/many-attempts.ts";
import { webhookMessage } from "#tests/bench/recordings/order-requests.ts";
import { okay } from "#tests/bench/recordings/recording.ts";
import { serverRace } from "#tests/bench/server-cpu.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { putTests, testAt } from "./many-tests.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { MeasuredRequest } from "#tests/bench/asking.ts";

const JOURNEYS = 10;
/** Each journey has a laboratory and a patient of its own: two sides, 22 rounds, and the one that is recorded. */
const PEOPLE = 2 * 22 * JOURNEYS + 1;
const TESTS = 5;
/** One that needs no prescription and no empty stomach. */
const { id: TEST } = testAt(4);

/** A slot of a laboratory that is kept, paid for and booked, beside a bare server that sends the same statements. */
export async function bench(): Promise<readonly Figure[]> {
  const file = join(tmpdir(), `niramaya-labs-${randomUUID()}.json`);
  let start = 0;
  const race = await serverRace({
    async prepare(db, folder) {
      await stockShop(db);
      await putTests(db, { tests: TESTS, labs: PEOPLE });
      await putPlayers(db, PEOPLE);
      await sql`update customer set name = 'Naina Sethi'`.execute(db); // As people are called.
      const last = PEOPLE - 1;
      const [lab, patient] = [`lab-${last}`, playerOf(last)];
      const hold = async (container: Container, who: CustomerId) => {
        const asked = {
          people: [{ member: null, tests: [labTestId(TEST)], packages: [] }],
          lab: labId(lab),
          address: null,
          start,
          fastedFrom: null,
        };
        return okay(await container.get(HoldLabSlot)(reader(who), { ...asked, key: `hold-${patient}` })).id;
      };
      const free = async (container: Container) => {
        const slots = okay(await container.get(ListLabSlots)({ lab: labId(lab), spot: { kind: "centre" }, fastingHours: 0 }));
        start = slots.findLast(({ reason }) => reason === "offered")?.start ?? start;
      };
      await writeFile(
        file,
        JSON.stringify(await recordedBooking(folder, { names: { lab, patient }, bearer: bearerOf(last), before: free, hold })),
      );
      await putJobsOff(db);
    },
    bare: new URL("../consultations/bare-bookings.ts", import.meta.url),
    bareEnvironment: () => ({ BARE_BOOKING: file }),
  });
  try {
    const secret = await sharedKey(race.db, "sandbox-payments");
    const ratio = await race.journeys(
      {
        async ours(ask, nth) {
          const told = async (request: MeasuredRequest) => JSON.parse(await ask(request)).payload;
          const headers = { authorization: `Bearer ${bearerOf(nth)}` };
          const people = [{ member_id: null, test_list: [TEST], package_list: [] }];
          const wanted = { people, lab_id: `lab-${nth}`, address_id: null, start: new Date(start).toISOString(), key: randomUUID() };
          const { _id: id } = await told({ method: "POST", path: "/api/labs/booking", headers, body: wanted });
          const begun = await told({ method: "POST", path: "/api/add/payment", headers, body: { booking_id: id, key: `begin-${id}` } });
          const providerOrder = Object.values<string>(begun.form.fields).find((value) => value.startsWith("sbo_")) ?? "";
          const heard = webhookMessage({ providerOrder, payment: `sbp_${randomUUID()}`, amount: Math.round(begun.amount * 100), secret });
          await ask({ method: "POST", path: "/api/payment/webhook", ...heard });
        },
        async bare(ask, nth) {
          const anew = {
            lab: `lab-${nth}`,
            patient: playerOf(nth),
            booking: `l-${randomUUID()}`,
            providerOrder: `sbo_${randomUUID()}`,
            payment: `sbp_${randomUUID()}`,
          };
          for (const step of STEPS) await ask({ method: "POST", path: `/${step}`, body: anew });
        },
      },
      JOURNEYS,
    );
    const { rows } = await sql<{ paid: number }>`
      select count(*)::int as paid from lab_booking join lab_paper on booking_id = lab_booking.id where state = 'booked'`.execute(race.db);
    if (rows[0]?.paid !== PEOPLE) throw new Error(`${rows[0]?.paid} of ${PEOPLE} were paid for`);
    return [atLeast("a slot of a laboratory held, paid for and booked, against a bare server with the same statements", ratio, 0.5)];
  } finally {
    await race.close();
    await rm(file, { force: true });
  }
}
