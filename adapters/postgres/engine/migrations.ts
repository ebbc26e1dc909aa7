import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { ensureQueues } from "#adapters/postgres/jobs/queue.ts";
import { shop } from "#adapters/postgres/migrations/0001-shop.ts";
import { customers } from "#adapters/postgres/migrations/0002-customers.ts";
import { identity } from "#adapters/postgres/migrations/0003-identity.ts";
import { jobs } from "#adapters/postgres/migrations/0004-jobs.ts";
import { catalogue } from "#adapters/postgres/migrations/0005-catalogue.ts";
import { carts } from "#adapters/postgres/migrations/0006-carts.ts";
import { account } from "#adapters/postgres/migrations/0007-account.ts";
import { notifications } from "#adapters/postgres/migrations/0008-notifications.ts";
import { uploads } from "#adapters/postgres/migrations/0009-uploads.ts";
import { content } from "#adapters/postgres/migrations/0010-content.ts";
import { devices } from "#adapters/postgres/migrations/0011-devices.ts";
import { notificationAge } from "#adapters/postgres/migrations/0012-notification-age.ts";
import { orders } from "#adapters/postgres/migrations/0013-orders.ts";
import { tickets } from "#adapters/postgres/migrations/0014-tickets.ts";
import { reviews } from "#adapters/postgres/migrations/0015-reviews.ts";
import { points } from "#adapters/postgres/migrations/0016-points.ts";
import { audit } from "#adapters/postgres/migrations/0017-audit.ts";
import { sandboxPayments } from "#adapters/postgres/migrations/0018-sandbox-payments.ts";
import { orderNews } from "#adapters/postgres/migrations/0019-order-news.ts";
import { settledReports } from "#adapters/postgres/migrations/0020-settled-reports.ts";
import { wordSpellings } from "#adapters/postgres/migrations/0030-word-spellings.ts";
import { priceSteps } from "#adapters/postgres/migrations/0031-price-steps.ts";
import { invites } from "#adapters/postgres/migrations/0032-invites.ts";
import { shelfRevision } from "#adapters/postgres/migrations/0033-shelf-revision.ts";
import { productTitles } from "#adapters/postgres/migrations/0034-product-titles.ts";
import { standingsByRank } from "#adapters/postgres/migrations/0035-standings-by-rank.ts";
import { savingSteps } from "#adapters/postgres/migrations/0036-saving-steps.ts";
import { names } from "#adapters/postgres/migrations/0037-names.ts";
import { letterLanguages } from "#adapters/postgres/migrations/0038-letter-languages.ts";
import { challenges } from "#adapters/postgres/migrations/0069-challenges.ts";
import { announcements } from "#adapters/postgres/migrations/0039-announcements.ts";
import { alerts } from "#adapters/postgres/migrations/0040-alerts.ts";
import { productInformation } from "#adapters/postgres/migrations/0041-product-information.ts";
import { pincodeCities } from "#adapters/postgres/migrations/0042-pincode-cities.ts";
import { practitioners } from "#adapters/postgres/migrations/0043-practitioners.ts";
import { bookingLanguages } from "#adapters/postgres/migrations/0048-booking-languages.ts";
import { mindAnswers } from "#adapters/postgres/migrations/0049-mind-answers.ts";
import { assessments } from "#adapters/postgres/migrations/0050-assessments.ts";
import { calls } from "#adapters/postgres/migrations/0051-calls.ts";
import { bookingPapers } from "#adapters/postgres/migrations/0052-booking-papers.ts";
import { bookingFeedback } from "#adapters/postgres/migrations/0053-booking-feedback.ts";
import { prescriptions } from "#adapters/postgres/migrations/0054-prescriptions.ts";
import { prescriptionDrafts } from "#adapters/postgres/migrations/0055-prescription-drafts.ts";
import { quizzes } from "#adapters/postgres/migrations/0056-quizzes.ts";
import { quizAttempts } from "#adapters/postgres/migrations/0057-quiz-attempts.ts";
import { quizTurns } from "#adapters/postgres/migrations/0070-quiz-turns.ts";
import { doseTicks } from "#adapters/postgres/migrations/0063-dose-ticks.ts";
import { labCalendars } from "#adapters/postgres/migrations/0064-lab-calendars.ts";
import { sharedCopies } from "#adapters/postgres/migrations/0067-shared-copies.ts";
import { labBookings } from "#adapters/postgres/migrations/0068-lab-bookings.ts";
import { bodyFigures } from "#adapters/postgres/migrations/0072-body-figures.ts";
import { trackerReminders } from "#adapters/postgres/migrations/0073-tracker-reminders.ts";
import { events } from "#adapters/postgres/migrations/0074-events.ts";
import { landingPages } from "#adapters/postgres/migrations/0075-landing-pages.ts";
import { fitbookReports } from "#adapters/postgres/migrations/0076-fitbook-reports.ts";
import { badgesShown } from "#adapters/postgres/migrations/0077-badges-shown.ts";
import { labCreditNotes } from "#adapters/postgres/migrations/0094-lab-credit-notes.ts";
import { fitbookGroupLinks } from "#adapters/postgres/migrations/0096-fitbook-group-links.ts";
import { reportsOfChallenges } from "#adapters/postgres/migrations/0097-reports-of-challenges.ts";
import { fitbookHolds } from "#adapters/postgres/migrations/0104-fitbook-holds.ts";
import { practitionerChanges } from "#adapters/postgres/migrations/0101-practitioner-changes.ts";
import { notificationKinds } from "#adapters/postgres/migrations/0105-notification-kinds.ts";
import { ownersGone } from "#adapters/postgres/migrations/0107-owners-gone.ts";
import { challengesOfGroups } from "#adapters/postgres/migrations/0106-challenges-of-groups.ts";
import { notificationActs } from "#adapters/postgres/migrations/0108-notification-acts.ts";
import { fitbookPictures } from "#adapters/postgres/migrations/0110-fitbook-pictures.ts";
import { fitbookCards } from "#adapters/postgres/migrations/0111-fitbook-cards.ts";
import { newestPosts } from "#adapters/postgres/migrations/0099-newest-posts.ts";
import { pushAddresses } from "#adapters/postgres/migrations/0100-push-addresses.ts";
import { retainedConsultations } from "#adapters/postgres/migrations/0098-retained-consultations.ts";
import { fitbookSuggestions } from "#adapters/postgres/migrations/0095-fitbook-suggestions.ts";
import { labPapers } from "#adapters/postgres/migrations/0093-lab-papers.ts";
import { labReports } from "#adapters/postgres/migrations/0078-lab-reports.ts";
import { labReportShares } from "#adapters/postgres/migrations/0090-lab-report-shares.ts";
import { practitionerAccount } from "#adapters/postgres/migrations/0114-practitioner-account.ts";
import { labPrescriptionFiles } from "#adapters/postgres/migrations/0116-lab-prescription-files.ts";
import { ticketSubjects } from "#adapters/postgres/migrations/0121-ticket-subjects.ts";
import { challengeTallies } from "#adapters/postgres/migrations/0124-challenge-tallies.ts";
import { plansTakeOffTests } from "#adapters/postgres/migrations/0127-plans-take-off-tests.ts";
import { goalsWithExercise } from "#adapters/postgres/migrations/0129-goals-with-exercise.ts";
import { challengeNews } from "#adapters/postgres/migrations/0130-challenge-news.ts";
import { fitbookLetters } from "#adapters/postgres/migrations/0140-fitbook-letters.ts";
import { fitbookGroupPictures } from "#adapters/postgres/migrations/0141-fitbook-group-pictures.ts";
import { fitbookTallies } from "#adapters/postgres/migrations/0131-fitbook-tallies.ts";
import { entriesByTheirKey } from "#adapters/postgres/migrations/0135-entries-by-their-key.ts";
import { labReportPapers } from "#adapters/postgres/migrations/0136-lab-report-papers.ts";
import { ticksByCustomer } from "#adapters/postgres/migrations/0137-ticks-by-customer.ts";
import { quizAlerts } from "#adapters/postgres/migrations/0138-quiz-alerts.ts";
import { resultsAtOnce } from "#adapters/postgres/migrations/0139-results-at-once.ts";
import { companyGroups } from "#adapters/postgres/migrations/0142-company-groups.ts";
import { planPapers } from "#adapters/postgres/migrations/0143-plan-papers.ts";
import { storeHistory } from "#adapters/postgres/migrations/0144-store-history.ts";
import { careInHindi } from "#adapters/postgres/migrations/0145-care-in-hindi.ts";
import { movesOfEvents } from "#adapters/postgres/migrations/0146-moves-of-events.ts";
import { peopleInParts } from "#adapters/postgres/migrations/0147-people-in-parts.ts";
import { namesInParts } from "#adapters/postgres/migrations/0148-names-in-parts.ts";
import { resultsOfPlayers } from "#adapters/postgres/migrations/0149-results-of-players.ts";
import { signalsInLine } from "#adapters/postgres/migrations/0150-signals-in-line.ts";
import { pressesHeldOnce } from "#adapters/postgres/migrations/0151-presses-held-once.ts";
import { trackerDays } from "#adapters/postgres/migrations/0112-tracker-days.ts";
import { trackerMembers } from "#adapters/postgres/migrations/0084-tracker-members.ts";
import { subscriptions } from "#adapters/postgres/migrations/0086-subscriptions.ts";
import { plansThatPay } from "#adapters/postgres/migrations/0087-plans-that-pay.ts";
import { importedTables } from "#adapters/postgres/migrations/0091-imported-tables.ts";
import { topicsOfAnnouncements } from "#adapters/postgres/migrations/0088-topics-of-announcements.ts";
import { patientReports } from "#adapters/postgres/migrations/0089-patient-reports.ts";
import { attachedSpans } from "#adapters/postgres/migrations/0092-attached-spans.ts";
import { companyEnquiries } from "#adapters/postgres/migrations/0080-company-enquiries.ts";
import { ownReports } from "#adapters/postgres/migrations/0083-own-reports.ts";
import { reportsThatOutliveReporters } from "#adapters/postgres/migrations/0081-reports-that-outlive-reporters.ts";
import { postsOfGroups } from "#adapters/postgres/migrations/0085-posts-of-groups.ts";
import { trackedChallenges } from "#adapters/postgres/migrations/0082-tracked-challenges.ts";
import { accessLog } from "#adapters/postgres/migrations/0061-access-log.ts";
import { healthProfiles } from "#adapters/postgres/migrations/0058-health-profiles.ts";
import { labs } from "#adapters/postgres/migrations/0059-labs.ts";
import { trackerReading } from "#adapters/postgres/migrations/0060-tracker-reading.ts";
import { fitbookPosts } from "#adapters/postgres/migrations/0065-fitbook-posts.ts";
import { fitbookGroupOffer } from "#adapters/postgres/migrations/0071-fitbook-group-offer.ts";
import { fitbookGroups } from "#adapters/postgres/migrations/0066-fitbook-groups.ts";
import { fitbookPeople } from "#adapters/postgres/migrations/0062-fitbook-people.ts";
import { trackerResults } from "#adapters/postgres/migrations/0047-tracker-results.ts";
import { trackers } from "#adapters/postgres/migrations/0044-trackers.ts";
import { complaints } from "#adapters/postgres/migrations/0046-complaints.ts";
import { bookings } from "#adapters/postgres/migrations/0045-bookings.ts";
import { prescriptionTemplates } from "#adapters/postgres/migrations/0079-prescription-templates.ts";
import { reindex } from "#adapters/postgres/search/reindex.ts";
import type { Migration } from "kysely/migration";
import type { Database } from "./database.ts";

/** Every step from an empty database to today's tables. A released step never changes; changes are made by a further step. */
const migrations: Record<string, Migration> = {
  "0001-shop": shop,
  "0002-customers": customers,
  "0003-identity": identity,
  "0004-jobs": jobs,
  "0005-catalogue": catalogue,
  "0006-carts": carts,
  "0007-account": account,
  "0008-notifications": notifications,
  "0009-uploads": uploads,
  "0010-content": content,
  "0011-devices": devices,
  "0012-notification-age": notificationAge,
  "0013-orders": orders,
  "0014-tickets": tickets,
  "0015-reviews": reviews,
  "0016-points": points,
  "0017-audit": audit,
  "0018-sandbox-payments": sandboxPayments,
  "0019-order-news": orderNews,
  "0020-settled-reports": settledReports,
  "0030-word-spellings": wordSpellings,
  "0031-price-steps": priceSteps,
  "0032-invites": invites,
  "0033-shelf-revision": shelfRevision,
  "0034-product-titles": productTitles,
  "0035-standings-by-rank": standingsByRank,
  "0036-saving-steps": savingSteps,
  "0037-names": names,
  "0038-letter-languages": letterLanguages,
  "0039-announcements": announcements,
  "0040-alerts": alerts,
  "0041-product-information": productInformation,
  "0042-pincode-cities": pincodeCities,
  "0043-practitioners": practitioners,
  "0044-trackers": trackers,
  "0045-bookings": bookings,
  "0046-complaints": complaints,
  "0047-tracker-results": trackerResults,
  "0048-booking-languages": bookingLanguages,
  "0049-mind-answers": mindAnswers,
  "0050-assessments": assessments,
  "0051-calls": calls,
  "0052-booking-papers": bookingPapers,
  "0053-booking-feedback": bookingFeedback,
  "0054-prescriptions": prescriptions,
  "0055-prescription-drafts": prescriptionDrafts,
  "0056-quizzes": quizzes,
  "0057-quiz-attempts": quizAttempts,
  "0058-health-profiles": healthProfiles,
  "0059-labs": labs,
  "0060-tracker-reading": trackerReading,
  "0061-access-log": accessLog,
  "0062-fitbook-people": fitbookPeople,
  "0063-dose-ticks": doseTicks,
  "0064-lab-calendars": labCalendars,
  "0065-fitbook-posts": fitbookPosts,
  "0066-fitbook-groups": fitbookGroups,
  "0067-shared-copies": sharedCopies,
  "0068-lab-bookings": labBookings,
  "0069-challenges": challenges,
  "0070-quiz-turns": quizTurns,
  "0071-fitbook-group-offer": fitbookGroupOffer,
  "0072-body-figures": bodyFigures,
  "0073-tracker-reminders": trackerReminders,
  "0074-events": events,
  "0075-landing-pages": landingPages,
  "0076-fitbook-reports": fitbookReports,
  "0077-badges-shown": badgesShown,
  "0078-lab-reports": labReports,
  "0079-prescription-templates": prescriptionTemplates,
  "0080-company-enquiries": companyEnquiries,
  "0081-reports-that-outlive-reporters": reportsThatOutliveReporters,
  "0082-tracked-challenges": trackedChallenges,
  "0083-own-reports": ownReports,
  "0084-tracker-members": trackerMembers,
  "0085-posts-of-groups": postsOfGroups,
  "0086-subscriptions": subscriptions,
  "0087-plans-that-pay": plansThatPay,
  "0088-topics-of-announcements": topicsOfAnnouncements,
  "0089-patient-reports": patientReports,
  "0090-lab-report-shares": labReportShares,
  "0091-imported-tables": importedTables,
  "0092-attached-spans": attachedSpans,
  "0093-lab-papers": labPapers,
  "0094-lab-credit-notes": labCreditNotes,
  "0095-fitbook-suggestions": fitbookSuggestions,
  "0096-fitbook-group-links": fitbookGroupLinks,
  "0097-reports-of-challenges": reportsOfChallenges,
  "0098-retained-consultations": retainedConsultations,
  "0099-newest-posts": newestPosts,
  "0100-push-addresses": pushAddresses,
  "0101-practitioner-changes": practitionerChanges,
  "0104-fitbook-holds": fitbookHolds,
  "0105-notification-kinds": notificationKinds,
  "0106-challenges-of-groups": challengesOfGroups,
  "0107-owners-gone": ownersGone,
  "0108-notification-acts": notificationActs,
  "0110-fitbook-pictures": fitbookPictures,
  "0111-fitbook-cards": fitbookCards,
  "0112-tracker-days": trackerDays,
  "0114-practitioner-account": practitionerAccount,
  "0116-lab-prescription-files": labPrescriptionFiles,
  "0121-ticket-subjects": ticketSubjects,
  "0124-challenge-tallies": challengeTallies,
  "0127-plans-take-off-tests": plansTakeOffTests,
  "0129-goals-with-exercise": goalsWithExercise,
  "0130-challenge-news": challengeNews,
  "0131-fitbook-tallies": fitbookTallies,
  "0135-entries-by-their-key": entriesByTheirKey,
  "0136-lab-report-papers": labReportPapers,
  "0137-ticks-by-customer": ticksByCustomer,
  "0138-quiz-alerts": quizAlerts,
  "0139-results-at-once": resultsAtOnce,
  "0140-fitbook-letters": fitbookLetters,
  "0141-fitbook-group-pictures": fitbookGroupPictures,
  "0142-company-groups": companyGroups,
  "0143-plan-papers": planPapers,
  "0144-store-history": storeHistory,
  "0145-care-in-hindi": careInHindi,
  "0146-moves-of-events": movesOfEvents,
  "0147-people-in-parts": peopleInParts,
  "0148-names-in-parts": namesInParts,
  "0149-results-of-players": resultsOfPlayers,
  "0150-signals-in-line": signalsInLine,
  "0151-presses-held-once": pressesHeldOnce,
};

/**
 * Brings the tables up to date. Processes that start together wait for one another.
 *
 * `where` names the database for the person who must act. Afterwards each of `jobKinds` has a queue. Throws CannotStart and changes nothing
 * if a newer program has written the database.
 */
export async function migrate(db: Database, where: string, jobKinds: readonly string[]): Promise<void> {
  // The steps of one area are in order; of two areas, either may come first.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
  await refuseNewer(db, where);
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) {
    await ensureQueues(db, jobKinds);
    return reindex(db);
  }
  await refuseNewer(db, where); // A newer program may have started at the same time.
  throw error;
}

export const namesOfMigrations: readonly string[] = Object.keys(migrations);

/** Takes these steps and no others in an empty database. Part of the caller's transaction; the caller records that they are taken. */
export async function madeBy(trx: Database, names: readonly string[]): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx);
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(trx);
  for (const name of names) await migrations[name]?.up(trx);
}

/** The steps that have not been taken yet. */
export async function pendingMigrations(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql`select 1 from pg_class where oid = to_regclass('kysely_migration')`.execute(db);
  if (tables.length === 0) return namesOfMigrations;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return namesOfMigrations.filter((name) => !rows.some((row) => row.name === name));
}

async function refuseNewer(db: Database, where: string): Promise<void> {
  const { rows: tables } = await sql`select 1 from pg_class where oid = to_regclass('kysely_migration')`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.every(({ name }) => name in migrations)) return;
  throw new CannotStart(
    `The data in ${where} was written by a newer Niramaya than this one. Start that one, or choose other data with DATA_DIR or DATABASE_URL.`,
  );
}
