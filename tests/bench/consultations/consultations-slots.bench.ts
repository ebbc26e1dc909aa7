import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { slotFactsOf } from "#core/consultations/calendar/slot-facts-of.ts";
import { prescriptionPdf } from "#adapters/pdf/prescription/prescription-pdf.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import { anItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { median } from "#tests/bench/asking.ts";
import { barePaper, parsedFonts, textsOf } from "#tests/bench/bare/bare-paper.ts";
import { atMost } from "#tests/bench/figure.ts";
import { awaitedCostOf } from "#tests/bench/processes/own-cost.ts";
import type { SignedVersion } from "#core/consultations/prescription/prescription.ts";
import type { Appointment } from "#core/consultations/slots/slot-facts.ts";
import type { Placed } from "#tests/bench/bare/bare-paper.ts";
import type { Figure } from "#tests/bench/figure.ts";

const ROUNDS = 15;
const WARMING = 3;
const MINUTE = 60_000;
const DAYS = 30;
const LENGTH = 15;
const CALENDARS = 40;
const PAPERS = 20;

/** Calendars beside a plain loop, and prescriptions beside their texts alone, in processor time, alternating. */
export async function bench(): Promise<readonly Figure[]> {
  return [await calendars(20, 1.5), await calendars(200, 0.5), await papers()];
}

/** Nine to twelve and two to six, every day. */
const who = aPractitioner(
  "p",
  { horizon: DAYS },
  {
    windows: MORNINGS.windows.flatMap((window) => [window, { ...window, from: 840, to: 1_080 }]),
    exceptions: [],
  },
);
const span = { from: firstInstantOf(indianDay(now)), to: firstInstantOf(daysAfter(indianDay(now), DAYS)) };

/** On the grid, spread over all days. */
const bookingsOf = (many: number): readonly Appointment[] =>
  Array.from({ length: many }, (_, nth) => ({
    id: `b-${nth}`,
    practitioner: "p",
    patient: `c-${nth}`,
    start: span.from + (nth % DAYS) * 1_440 * MINUTE + (540 + Math.floor(nth / DAYS) * 20) * MINUTE,
    length: LENGTH,
    buffer: who.practitioner.buffer,
    state: "confirmed",
    expiresAt: null,
  }));

async function calendars(many: number, most: number): Promise<Figure> {
  const bookings = bookingsOf(many);
  const facts = slotFactsOf(who, bookings, { now, ...span, length: LENGTH, patient: null, exclude: null });
  const listed = listSlots(facts).slots.map(({ from }) => from);
  if (listed.length === 0 || listed.join() !== plainly(bookings).join()) throw new Error("the loop finds other times");
  const times = async (work: () => unknown) =>
    awaitedCostOf(async () => {
      for (let nth = 0; nth < CALENDARS; nth += 1) work();
    });
  const ratio = await ratioOf(
    () => times(() => listSlots(facts)),
    () => times(() => plainly(bookings)),
  );
  return atMost(
    `${DAYS} days of a calendar with ${many} bookings, with all reasons, against a plain loop over the free starts that tries every booking on each`,
    ratio,
    most,
  );
}

/** The free starts alone. */
function plainly(bookings: readonly Appointment[]): readonly number[] {
  const { lead, buffer } = who.practitioner;
  const free: number[] = [];
  for (let day = span.from; day < span.to; day += 1_440 * MINUTE)
    for (const [opens, closes] of [
      [540, 720],
      [840, 1_080],
    ] as const)
      for (let at = opens; at + LENGTH <= closes; at += LENGTH + buffer) {
        const start = day + at * MINUTE;
        const end = start + LENGTH * MINUTE;
        const meets = (one: Appointment) => one.start < end + buffer * MINUTE && start < one.start + (one.length + one.buffer) * MINUTE;
        if (start >= now + lead * MINUTE && !bookings.some(meets)) free.push(start);
      }
  return free;
}

async function papers(): Promise<Figure> {
  const write = prescriptionPdf();
  const signed = Array.from({ length: PAPERS }, (_, nth) => versionOf(nth));
  const written: (readonly Placed[])[] = [];
  for (const one of signed) written.push(await textsOf(() => write(one, null)));
  const fonts = parsedFonts(written.flat());
  const ratio = await ratioOf(
    () => awaitedCostOf(() => each(signed, (one) => write(one, null))),
    () => awaitedCostOf(() => each(written, (placed) => barePaper(placed, fonts))),
  );
  return atMost("a prescription of eight items as PDF, against its texts alone", ratio, 1.5);
}

/** No two alike. */
function versionOf(nth: number): SignedVersion {
  const items = Array.from({ length: 8 }, (_, item) => anItem({ key: `i-${item}`, name: `Churna ${nth} of ${item}`, days: 7 + item }));
  const [first] = aSignedPrescription({ items, number: `RXSJ/2627/${String(nth).padStart(6, "0")}` }).versions;
  if (first === undefined) throw new TypeError("a prescription without a version");
  return first;
}

async function each<Item>(items: readonly Item[], draw: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) await draw(item);
}

async function ratioOf(ours: () => Promise<number>, other: () => Promise<number>): Promise<number> {
  const ratios: number[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    const ratio = (await ours()) / (await other());
    if (round >= 0) ratios.push(ratio);
  }
  return median(ratios);
}
