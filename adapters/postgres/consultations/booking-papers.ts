import { counterOfPaper, issuedPaper } from "#core/consultations/booking/issued-paper.ts";
import { practitionerSeriesOf } from "#core/invoices/series.ts";
import { nextSerial } from "#adapters/postgres/invoices/document-numbers.ts";
import { consultingIn } from "./practitioner-row.ts";
import type { PaperToIssue } from "#core/consultations/booking/papers-between.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Gives the papers of a booking the next numbers of its practitioner and stores them, as part of the caller's transaction. */
export async function putPapers(trx: Database, booking: Booking, papers: readonly PaperToIssue[]): Promise<void> {
  if (papers.length === 0) return;
  const row = await trx.selectFrom("practitioner").selectAll().where("id", "=", booking.practitioner).executeTakeFirstOrThrow();
  const { practitioner } = consultingIn(row);
  const series = practitionerSeriesOf(await practitionerPlace(trx, booking.practitioner));
  for (const paper of papers) {
    const serial = await nextSerial(trx, counterOfPaper(paper, series));
    const { kind, number, day, amount, ...facts } = issuedPaper(paper, booking, practitioner, { series, serial });
    await trx
      .insertInto("booking_paper")
      .values({ booking_id: booking.id, kind, number, day, amount, facts: JSON.stringify(facts) })
      .execute();
  }
}

/** By which a practitioner's papers are told from others', from 1 on. */
export async function practitionerPlace(trx: Database, practitioner: string): Promise<number> {
  const found = () => trx.selectFrom("practitioner_series").select("place").where("practitioner", "=", practitioner).executeTakeFirst();
  const known = await found();
  if (known !== undefined) return known.place;
  await trx
    .insertInto("practitioner_series")
    .values({ practitioner })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await found())?.place ?? 0; // Without a place no number can be made, and none is.
}
