import { sql } from "kysely";
import { SPOKEN_LANGUAGES } from "#core/consultations/practitioner.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { paise } from "#core/shared/money.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { CITIES } from "#core/shipping/cities.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const FIRST = ["Asha", "Ravi", "Sunanda", "Anil", "Meera", "Farhan", "Kavita", "Joseph", "Lakshmi", "Imran", "Neha", "Vikram"];
const LAST = ["Sharma", "Joshi", "Rao", "Khan", "Iyer", "Das", "Patil", "Nair", "Gupta", "Bose", "Shetty", "Kulkarni", "Mehta"];
const FEES = [20_000, 30_000, 50_000, 80_000, 120_000];
const HOURS = [
  [[540, 720]],
  [
    [540, 780],
    [1_020, 1_200],
  ],
  [[600, 960]],
] as const;
const AT_ONCE = 1_000;

const chosen = <Value>(values: readonly Value[], by: number): Value => values[by % values.length] as Value;

/** The `nth` of many: no two filters say the same of them, and each city has some. */
export function practitionerAt(nth: number): ConsultingPractitioner {
  const city = chosen(CITIES, nth * 7);
  const fee = chosen(FEES, nth * 3);
  const days = nth % 3 === 0 ? WEEKDAYS : WEEKDAYS.slice(0, 6);
  const windows: Calendar["windows"] = days.flatMap((weekday) =>
    chosen(HOURS, nth).map(([from, to]) => ({ weekday, from, to, validFrom: null, validUntil: null })),
  );
  return aPractitioner(
    `many-${String(nth).padStart(6, "0")}`,
    {
      name: `Dr. ${chosen(FIRST, nth)} ${chosen(LAST, Math.floor(nth / 12))}`,
      therapy: chosen(THERAPIES, nth * 5),
      gender: nth % 2 === 0 ? "female" : "male",
      languages: ["en", chosen(SPOKEN_LANGUAGES, nth), chosen(SPOKEN_LANGUAGES, nth + 5)],
      practisingSince: 1990 + (nth % 35),
      clinics: [{ name: "Clinic", address: "14 Station Road", city: city.name, pincode: city.pincode, at: city.at }],
      fees: [
        { length: 15, mode: "audio", amount: paise(fee) },
        { length: 30, mode: nth % 4 === 0 ? "audio" : "video", amount: paise(fee * 2) },
      ],
      lead: (nth % 5) * 30,
      horizon: 30,
    },
    { windows, exceptions: [] },
  );
}

/** Practitioners, a patient of each, and an appointment that each of them has; a third of them with reviews. */
export async function putPractitioners(db: Database, many: number): Promise<void> {
  for (let from = 0; from < many; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, many - from) }, (_, nth) => rowOf(practitionerAt(from + nth)));
    await db.insertInto("practitioner").values(some).execute();
  }
  const numbers = sql`generate_series(0, ${sql.lit(many - 1)}) as nth`;
  await sql`insert into customer (id, name, created_at) select 'patient-' || nth, 'Patient ' || nth, now() from ${numbers}`.execute(db);
  await sql`insert into booking (id, practitioner, customer, starts_at, length, buffer, state)
    select 'b-' || nth, 'many-' || lpad(nth::text, 6, '0'), 'patient-' || nth,
      date_trunc('day', now()) + interval '1 day' * (2 + nth % 20) + interval '4 hours 30 minutes', 15, 5, 'confirmed' from ${numbers}`.execute(
    db,
  );
  await sql`insert into review_summary (subject_kind, subject, counts)
    select 'practitioner', 'many-' || lpad(nth::text, 6, '0'), array[0, nth % 2, nth % 5, nth % 7, nth % 11] from ${numbers} where nth % 3 = 0`.execute(
    db,
  );
  await sql`analyze practitioner, customer, booking, review_summary`.execute(db);
}

/** Gives the first of those patients sessions, so that they can ask; and makes the first practitioners theirs. */
export async function putSessions(db: Database, many: number): Promise<void> {
  const numbers = sql`generate_series(0, ${sql.lit(many - 1)}) as nth`;
  await sql`insert into session (id, token_hash, customer, opened_at, used_at, opens)
    select gen_random_uuid()::text, sha256(convert_to('bearer-' || nth, 'UTF8')), 'patient-' || nth, now(), now(), 'account' from ${numbers}`.execute(
    db,
  );
  await sql`update customer set name = 'Naina Sethi', mobile = (8100000000 + nth)::text from ${numbers} where id = 'patient-' || nth`.execute(
    db,
  );
  await sql`update practitioner set account = (8100000000 + nth)::text from ${numbers} where id = 'many-' || lpad(nth::text, 6, '0')`.execute(
    db,
  );
}

export const bearerAt = (nth: number): string => `bearer-${nth}`;

/**
 * A day on which everybody of them consults, so many minutes after its midnight; nobody has an appointment then. In milliseconds since
 * 1970.
 */
export function freeForAll(minutes: number): number {
  const [day = ""] = [1, 2].map((ahead) => daysAfter(indianDay(Date.now()), ahead)).filter((one) => new Date(one).getUTCDay() !== 0);
  return firstInstantOf(day as Day) + minutes * 60_000;
}
