import { labSeriesOf } from "#core/invoices/series.ts";
import { counterOfLabPaper, issuedLabPaper } from "#core/labs/booking/issued-lab-paper.ts";
import { nextSerial } from "#adapters/postgres/invoices/document-numbers.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabPaperToIssue } from "#core/labs/booking/lab-papers-between.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Gives the papers of a booking the next numbers of its laboratory and stores them, as part of the caller's transaction. */
export async function putLabPapers(trx: Database, booking: LabBooking, papers: readonly LabPaperToIssue[]): Promise<void> {
  if (papers.length === 0) return;
  const tests = booking.basket.people.flatMap(({ items }) => items.flatMap((item) => item.tests.map(({ id }) => id)));
  const lab = await trx.selectFrom("lab").select("offer").where("id", "=", booking.lab.id).executeTakeFirst();
  const offered = await trx.selectFrom("lab_test").select(["id", "offer"]).where("id", "in", tests).execute();
  const rates = new Map<string, number>(offered.map(({ id, offer }) => [id, offer.gst]));
  const series = labSeriesOf(await labPlace(trx, booking.lab.id));
  for (const paper of papers) {
    const serial = await nextSerial(trx, counterOfLabPaper(paper, series));
    const beside = { series, serial, accreditation: lab?.offer.accreditation ?? null, gstOf: (test: string) => rates.get(test) ?? 0 };
    const { kind, number, day, amount, ...facts } = issuedLabPaper(paper, booking, beside);
    await trx
      .insertInto("lab_paper")
      .values({ booking_id: booking.id, kind, number, day, amount, facts: JSON.stringify(facts) })
      .execute();
  }
}

/** By which a laboratory's papers are told from others', from 1 on. */
async function labPlace(trx: Database, lab: string): Promise<number> {
  const found = () => trx.selectFrom("lab_series").select("place").where("lab", "=", lab).executeTakeFirst();
  const known = await found();
  if (known !== undefined) return known.place;
  await trx
    .insertInto("lab_series")
    .values({ lab })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await found())?.place ?? 0; // Without a place no number can be made, and none is.
}
