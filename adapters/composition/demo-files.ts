import { NEVER_OPEN } from "#core/consultations/calendar/calendar.ts";
import { calendarsIn } from "#core/labs/register/calendars-in.ts";
import { asNewRows } from "#core/staff/import/planned-rows.ts";
import { productsInLines } from "#adapters/catalogue-file/product-file.ts";
import { readLines } from "#adapters/catalogue-file/lines.ts";
import { readShipping } from "#adapters/catalogue-file/shipping.ts";
import { readCouponFile } from "#adapters/catalogue-file/coupon-file.ts";
import { pincodesInLines } from "#adapters/catalogue-file/pincode-file.ts";
import { readCalendars } from "#adapters/consultation-files/calendar-lines.ts";
import { practitionerFiles } from "#adapters/consultation-files/practitioner-files.ts";
import { demoLines } from "#adapters/demo/demo-lines.ts";
import { readEventLines } from "#adapters/event-file/event-lines.ts";
import { readHospitalLines } from "#adapters/hospital-file/hospital-lines.ts";
import { wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { readLabLines } from "#adapters/lab-files/lab-lines.ts";
import { readLandingLines } from "#adapters/landing-file/landing-lines.ts";
import { readPlanLines } from "#adapters/plan-file/plan-lines.ts";
import { readQuizLines } from "#adapters/quiz-file/quiz-lines.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { IncomingRow, RowFile } from "#core/staff/import/incoming-row.ts";
import type { DemoFile } from "#adapters/demo/demo-lines.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";

/** The files of the demo, read by what reads files of staff. Days are counted from `today`. */
export const demoFiles = (today: Day) => ({
  products: async () => wholeFile(productsInLines(inputOf("products", today))),
  coupons: () => readCouponFile(bytesOf("coupons", today)),
  shipping: () => shippingIn(today),
  pincodes: () => pincodesInLines(inputOf("pincodes", today)),
  practitioners: () => wholeFile(practitionerFiles.inLines(inputOf("practitioners", today))),
  calendars: () => readCalendars(bytesOf("calendars", today)),
  labs: () => readLabLines(inputOf("labs", today)),
  quizzes: () => readQuizLines(inputOf("quizzes", today)),
  events: () => readEventLines(inputOf("events", today)),
  hospitals: () => readHospitalLines(inputOf("hospitals", today)),
  plans: () => readPlanLines(inputOf("health-plans", today)),
  landingPages: () => readLandingLines(inputOf("landing-pages", today)),
});

function shippingIn(today: Day): readonly ShippingSettings[] {
  const { values, faults } = readLines(demoLines("shipping", today), readShipping);
  refuseFaults("shipping", faults);
  return values;
}

async function* inputOf(file: DemoFile, today: Day): AsyncGenerator<readonly InputLine[]> {
  yield demoLines(file, today).map((text) => ({ kind: "text", text }));
}

const bytesOf = (file: DemoFile, today: Day): Uint8Array => new TextEncoder().encode(demoLines(file, today).join("\n"));

/** What the rows of a file are in a shop that has none of them. */
export function valuesIn<Value>(file: RowFile<Value>): readonly Value[] {
  const { changes, faults } = asNewRows(file);
  refuseFaults(null, faults);
  return changes.map(({ becomes }) => becomes);
}

/** The demo is ours: a fault in it is a defect, which names the file for whoever has edited it. `file` null: it was imported before. */
export function refuseFaults(file: DemoFile | null, [fault]: readonly LineFault[]): void {
  if (fault === undefined) return;
  const where = file === null ? "the demo" : `adapters/demo/${file}.ndjson`;
  throw new TypeError(`${where}, line ${fault.line}, ${fault.path}: expected ${fault.expected}`);
}

/** Those who practise, verified at a moment, in milliseconds since 1970. */
export async function demoPractitioners(today: Day, verifiedAt: number): Promise<readonly ConsultingPractitioner[]> {
  const files = demoFiles(today);
  const { calendars, faults } = files.calendars();
  refuseFaults("calendars", faults);
  return valuesIn(await files.practitioners()).map((practitioner) => ({
    practitioner: { ...practitioner, verifiedAt },
    calendar: calendars.find(({ id }) => id === practitioner.id)?.calendar ?? NEVER_OPEN,
  }));
}

/** What laboratories offer. */
export async function demoLabOffer(today: Day): Promise<LabOffer> {
  const { rows, faults } = await demoFiles(today).labs();
  refuseFaults("labs", faults);
  const valuesOf = <Value>(some: readonly IncomingRow<Value>[]) => valuesIn({ rows: some, faults: [] });
  return {
    labs: valuesOf(rows.flatMap((entry) => (entry.kind === "lab" ? [entry.row] : []))),
    tests: valuesOf(rows.flatMap((entry) => (entry.kind === "test" ? [entry.row] : []))),
    packages: valuesOf(rows.flatMap((entry) => (entry.kind === "package" ? [entry.row] : []))),
    calendars: calendarsIn(
      rows.flatMap((entry) => (entry.kind === "calendar" ? [entry.entry] : [])),
      [],
    ),
  };
}
