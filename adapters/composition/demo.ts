import { unnamedPlace } from "#core/shipping/delivery-place.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { day } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { ratingsAt } from "#adapters/demo-people/ratings/ratings-at.ts";
import { MOST_RATINGS, reviewerNames } from "#adapters/demo-people/ratings/reviewers.ts";
import { demoContents } from "#adapters/demo-content/contents.ts";
import { menuCategoriesOf } from "#adapters/demo-content/menu-categories.ts";
import { orderHistoriesAt, ORDERING_PEOPLE } from "#adapters/demo-orders/order-histories.ts";
import { labBookingHistoriesAt } from "#adapters/demo-labs/lab-booking-histories.ts";
import { demoFiles, demoLabOffer, demoPractitioners, valuesIn } from "./demo-files.ts";
import { demoImports } from "./demo-imports.ts";
import { canBeBought } from "./demo-part.ts";
import { idAt } from "#adapters/demo-people/id-at.ts";
import { fitbookPeopleAt } from "#adapters/demo-people/fitbook/people-at.ts";
import { manyChallengesAt } from "#adapters/demo-people/fitbook/many-challenges-at.ts";
import { manyPeople, manyPeopleAt } from "#adapters/demo-people/fitbook/many-people-at.ts";
import { notificationsAt } from "#adapters/demo-people/notifications-at.ts";
import { demoCustomerId, demoInviteCode, peopleAt } from "#adapters/demo-people/people-at.ts";
import { demoAggregators, demoPeople } from "#adapters/demo-people/people.ts";
import { demoReviews } from "#adapters/demo-people/reviews.ts";
import { bookingHistoriesAt } from "#adapters/demo-practitioners/booking-histories.ts";
import { bookingsAt } from "#adapters/demo-practitioners/bookings-at.ts";
import { deskDaysAt } from "#adapters/demo-practitioners/desk-days.ts";
import { demoPauseAt, demoWaterGoalsAt, childsNotesAt, trackerNotesAt } from "#adapters/demo-people/tracker-notes-at.ts";
import { practitionerRatingsAt } from "#adapters/demo-practitioners/ratings/practitioner-ratings-at.ts";
import { demoPractitionerReviews } from "#adapters/demo-practitioners/reviews.ts";
import { eventJoinersAt } from "#adapters/demo-people/event-joiners-at.ts";
import { putEventSteps } from "#adapters/postgres/demo/put-event-steps.ts";
import { putQuizAttempts } from "#adapters/postgres/demo/put-quiz-attempts.ts";
import { attemptsAt } from "#adapters/demo-people/quiz-attempts-at.ts";
import { putBookings } from "#adapters/postgres/demo/put-bookings.ts";
import { putPractitioners } from "#adapters/postgres/demo/put-practitioners.ts";
import { productsGot, putReviews } from "#adapters/postgres/demo/put-reviews.ts";
import { putRatings } from "#adapters/postgres/demo/put-ratings.ts";
import { putContents } from "#adapters/postgres/content/content.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { putFitbookGroups, putGroupMembers, putGroupPictures } from "#adapters/postgres/demo/put-fitbook-groups.ts";
import { demoGroupId, fitbookGroupPictures, fitbookGroupPostsAt, fitbookGroupsAt } from "#adapters/demo-people/fitbook/groups-at.ts";
import { putChallenges } from "#adapters/postgres/demo/put-challenges.ts";
import { demoChallengesAt, demoSharedTracker } from "#adapters/demo-people/fitbook/challenges-at.ts";
import { fitbookPostsAt } from "#adapters/demo-people/fitbook/posts-at.ts";
import { fitbookActsAt } from "#adapters/demo-people/fitbook/acts-at.ts";
import { putActs } from "#adapters/postgres/demo/put-acts.ts";
import { putFitbookPosts } from "#adapters/postgres/demo/put-fitbook-posts.ts";
import { putFitbookPeople } from "#adapters/postgres/demo/put-fitbook-people.ts";
import { putNotifications } from "#adapters/postgres/demo/put-notifications.ts";
import { putOrders } from "#adapters/postgres/demo/put-orders.ts";
import { putPeople } from "#adapters/postgres/demo/put-people.ts";
import { assessmentsAt } from "#adapters/demo-people/assessments-at.ts";
import { healthProfileAt } from "#adapters/demo-people/health-profile-at.ts";
import { putHealthProfile } from "#adapters/postgres/assessments/health-profiles.ts";
import { putAssessment } from "#adapters/postgres/assessments/put-assessment.ts";
import { signDemoPrescriptions } from "#adapters/composition/consultations/demo-prescriptions.ts";
import { putDemoLabPapers } from "#adapters/composition/labs/demo-papers.ts";
import { putDemoReports } from "#adapters/composition/consultations/demo-reports.ts";
import { putReportedPosts } from "#adapters/composition/fitbook/demo-reports.ts";
import { putDemoResults } from "#adapters/composition/trackers/demo-results.ts";
import { patientOf } from "#core/account/patient.ts";
import { putTrackerNotes } from "#adapters/postgres/demo/put-tracker-notes.ts";
import { keptSubscriptions } from "#adapters/postgres/plans/read-subscription.ts";
import { putDemoPlans } from "./demo-plans.ts";
import { putLabBookings } from "#adapters/postgres/demo/put-lab-bookings.ts";
import { offeredIn } from "#adapters/postgres/labs/labs.ts";
import { postgresShipping, putShipping } from "#adapters/postgres/shipping/shipping.ts";
import { putTerms } from "#adapters/postgres/orders/terms.ts";
import { existingProducts } from "#adapters/postgres/demo/seed-once.ts";
import { termsIn } from "#adapters/postgres/orders/terms.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";
import type { Orderer } from "#adapters/demo-orders/order-histories.ts";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Reviewer } from "#adapters/postgres/demo/put-ratings.ts";
import type { KeptReview } from "#adapters/postgres/demo/put-reviews.ts";
import type { MissingParts } from "#adapters/postgres/demo/seed-once.ts";
import type { DemoPart } from "./demo-part.ts";

/** Paying online saves 5 %, at most ₹100, from ₹499 on. */
const demoTerms: CheckoutTerms = {
  ...USUAL_TERMS,
  prepaid: { percent: 5, maximum: paise(10_000), minimumOrder: paise(49_900) },
};

/** When the demo is put, and what areas add to it. */
type Putting = { readonly now: number; readonly parts: readonly DemoPart[] };

/**
 * Puts the demo shop's goods, coupons, contents, people, orders and what areas add, as they stand at `now`: part of a transaction of the
 * caller.
 */
export async function putDemo(trx: Database, { now, parts }: Putting): Promise<void> {
  const [files, imports] = [demoFiles(indianDay(now)), demoImports(trx, now)];
  await imports.products();
  const products = valuesIn(await files.products());
  await imports.coupons();
  await imports.pincodes();
  for (const settings of files.shipping()) await putShipping(trx, settings);
  await putTerms(trx, demoTerms);
  await putDemoContents(trx, products, now);
  await imports.landingPages();
  await putDemoPeople(trx, products, now);
  await putDemoPlans(trx, now);
  await putDemoOrders(trx, products, now);
  await putDemoReviews(trx, products, now);
  await putDemoPractitioners(trx, now);
  await putDemoQuizzes(trx, now);
  await putDemoLabs(trx, now);
  await putDemoEvents(trx, now);
  for (const { put } of parts) await put(trx, { products, now });
}

/**
 * Puts what a demo shop lacks that an older program has stocked: part of a transaction of the caller.
 *
 * It is a demo shop as long as it sells most of the demo's goods; any other is left as it is.
 */
export async function completeDemo(trx: Database, lack: MissingParts, { now, parts }: Putting): Promise<void> {
  const [files, imports] = [demoFiles(indianDay(now)), demoImports(trx, now)];
  const products = valuesIn(await files.products());
  const stored = await existingProducts(
    trx,
    products.map(({ id }) => id),
  );
  if (stored.size < products.length / 2) return;
  const sold = products.filter(({ id }) => stored.has(id));
  if (lack.contents) await putDemoContents(trx, sold, now);
  if (lack.landingPages) await imports.landingPages();
  if (lack.people) await putDemoPeople(trx, sold, now);
  if (lack.orders) await putDemoOrders(trx, sold, now);
  if (lack.reviews) await putDemoReviews(trx, sold, now);
  if (lack.practitioners) await putDemoPractitioners(trx, now);
  if (lack.quizzes) await putDemoQuizzes(trx, now);
  if (lack.labs) await putDemoLabs(trx, now);
  if (lack.events) await putDemoEvents(trx, now);
  for (const { table, put } of parts) if (lack.tables.includes(table)) await put(trx, { products: sold, now });
  if (lack.labCalendars) {
    const { labs } = await offeredIn(trx);
    await imports.labCalendars(labs.map(({ id }) => id));
  }
}

async function putDemoContents(trx: Database, products: readonly ProductDetails[], now: number): Promise<void> {
  await putContents(trx, demoContents(menuCategoriesOf(products)));
  await demoImports(trx, now).carePages();
}

async function putDemoPeople(trx: Database, products: readonly ProductDetails[], now: number): Promise<void> {
  await putPeople(trx, demoAggregators, peopleAt(now, products.filter(canBeBought)), now);
  await putNotifications(trx, notificationsAt(now, indianDay(now)), now);
  await putFitbookPeople(trx, fitbookPeopleAt(now), now);
  await putFitbookGroups(trx, fitbookGroupsAt(now));
  await putGroupPictures(trx, fitbookGroupPictures(), now);
  await putChallenges(trx, demoChallengesAt(now)); // Some are of these groups.
  await putFitbookPosts(trx, [...fitbookPostsAt(now), ...fitbookGroupPostsAt(now)]);
  await putActs(trx, fitbookActsAt(now));
  const asha = customerId(demoCustomerId("asha"));
  await putTrackerNotes(trx, {
    patient: asha,
    days: trackerNotesAt(now),
    waterGoals: demoWaterGoalsAt(now),
    pauses: [demoPauseAt(now)],
  });
  const son = (await postgresHouseholds(trx).family(asha)).find(({ relation }) => relation === "Son");
  if (son !== undefined)
    await putTrackerNotes(trx, { patient: patientOf(asha, son.id), days: childsNotesAt(now), waterGoals: [], pauses: [] });
  await makeChangePart({ challenges: postgresChallenges(trx), now: () => now })(demoSharedTracker.customer, {
    challenge: demoSharedTracker.challenge,
    step: "share_tracker",
  });
  await putDemoResults(trx, asha, now);
  for (const assessment of assessmentsAt(now, asha)) await putAssessment(trx, assessment);
  await putHealthProfile(trx, healthProfileAt(now, asha));
}

/** As far as the people who have orders are there. */
async function putDemoOrders(trx: Database, products: readonly ProductDetails[], now: number): Promise<void> {
  const [households, places] = [postgresHouseholds(trx), postgresDeliveryPlaces(trx)];
  const people = new Map<string, Orderer>();
  for (const key of ORDERING_PEOPLE) {
    const id = customerId(demoCustomerId(key));
    const [home] = await households.addresses(id);
    if (home === undefined) return;
    const { id: _, isDefault: _1, ...address } = home;
    const named = await places.placeAt(address.pincode);
    people.set(key, { id, address, place: named === null ? null : unnamedPlace(named) });
  }
  const goods = products.filter((product) => canBeBought(product) && product.seller !== null && product.cashOnDelivery);
  const [shipping, terms] = [await postgresShipping(trx).settings(), await termsIn(trx)];
  await putOrders(trx, orderHistoriesAt(now, { people, goods, shipping, terms, idAt }));
}

/** What people think of the goods that they got, and of some that many buy. */
async function putDemoReviews(trx: Database, products: readonly ProductDetails[], now: number): Promise<void> {
  const goods = products.filter(canBeBought);
  const reviews: KeptReview[] = [];
  for (const [nth, { by, of, stars, text, days }] of demoReviews.entries()) {
    const customer = customerId(demoCustomerId(by));
    const product = of.kind === "named" ? goods.find(({ slug }) => slug === of.slug)?.id : (await productsGot(trx, customer))[of.nth];
    const writtenAt = now - days * DAY;
    if (product !== undefined) reviews.push({ id: idAt(writtenAt, REVIEWS + nth), customer, product, stars, text, writtenAt });
  }
  await putReviews(trx, reviews);
  await putDemoRatings(trx, products, now);
}

/** What some hundred customers more have given the goods, who are known by that alone. */
async function putDemoRatings(trx: Database, products: readonly ProductDetails[], now: number): Promise<void> {
  const reviewers = reviewerNames().map((name, nth) => ({
    id: reviewerId(nth),
    name,
    mobile: `55555${REVIEWERS + nth}`,
    inviteCode: demoInviteCode(1_000 + nth),
    joinedAt: now - REVIEWERS_JOINED,
  }));
  const sold = products.filter(({ status }) => status === "active");
  const ratings = ratingsAt(now, sold).map(({ reviewer, product, ...rating }, nth) => ({
    ...rating,
    of: { kind: "product", id: product } as const,
    customer: reviewerId(reviewer),
    id: idAt(rating.writtenAt, RATINGS + nth),
  }));
  await putRatings(trx, reviewers, ratings);
  await putManyInFitbook(trx, reviewers, now);
}

/** Many of those who have rated goods are people of Fitbook, too. */
async function putManyInFitbook(trx: Database, reviewers: readonly Reviewer[], now: number): Promise<void> {
  const groups = await trx.selectFrom("fitbook_group").select("id").where("id", "=", demoGroupId("chair-yoga")).execute();
  if (groups.length === 0) return; // An older program has put people without them.
  const people = manyPeople(reviewers);
  const { profiles, follows, members, posts } = manyPeopleAt(now, people);
  await putFitbookPeople(trx, { profiles, follows, blocks: [] }, now);
  await putGroupMembers(trx, members);
  await putChallenges(trx, manyChallengesAt(now, people));
  await putFitbookPosts(trx, posts);
  await putReportedPosts(trx, people, now);
}

/**
 * The demo's practitioner whose desk shows a day as it is: what is taken of her time is somebody's. Nobody takes the time of others who
 * have a desk.
 */
const AT_THE_DESK = "dr-meenakshi-rao";

/**
 * Who practises, when they are booked, and what people think of them. Those who come back themselves have no appointment that they did not
 * make.
 */
async function putDemoPractitioners(trx: Database, now: number): Promise<void> {
  await demoImports(trx, now).practitioners();
  const verifiedAt = now - VERIFIED;
  const practitioners = await demoPractitioners(indianDay(now), verifiedAt);
  const patients = ["lakshmi", "kabir", "sunita", "arjun", "gurpreet", "bhavesh"].map(demoCustomerId);
  const reviews = demoPractitionerReviews.map(({ by, of, stars, text, days }, nth) => {
    const writtenAt = now - days * DAY;
    const customer = customerId(demoCustomerId(by));
    return { id: idAt(writtenAt, PRACTITIONER_REVIEWS + nth), customer, practitioner: of, stars, text, writtenAt };
  });
  const taken = bookingsAt(now, practitioners, patients);
  const desks = new Set<string>(practitioners.flatMap(({ practitioner }) => (practitioner.account === null ? [] : [practitioner.id])));
  const bookings = taken.filter(({ practitioner }) => !desks.has(practitioner)); // A desk shows no time that is taken by nobody.
  await putPractitioners(trx, { verifiedAt, bookings, reviews });
  const rated = practitioners.map(({ practitioner }) => practitioner);
  await putPractitionerRatings(trx, rated, now);
  const atTheDesk = practitioners.filter(({ practitioner }) => practitioner.id === AT_THE_DESK);
  await putBookings(
    trx,
    atTheDesk.flatMap((who) => deskDaysAt(now, who, { taken, patients })),
  );
  const customer = customerId(demoCustomerId("asha"));
  const plans = await keptSubscriptions(trx, (rows) => rows.where("customer", "=", customer));
  const histories = bookingHistoriesAt(now, practitioners, { customer, taken, plans });
  await putBookings(trx, histories);
  await signDemoPrescriptions(trx, { histories, practitioners }, now);
  const ahead = histories.find(({ booking }) => booking.start > now);
  if (ahead !== undefined) await putDemoReports(trx, ahead.booking);
}

/** What those who rate goods have given whom they consulted. */
async function putPractitionerRatings(trx: Database, rated: readonly Practitioner[], now: number): Promise<void> {
  const ratings = practitionerRatingsAt(now, rated, MOST_RATINGS).map(({ reviewer, practitioner, ...rating }, nth) => ({
    ...rating,
    boughtAt: rating.writtenAt,
    of: { kind: "practitioner", id: practitioner } as const,
    customer: reviewerId(reviewer),
    id: idAt(rating.writtenAt, PRACTITIONER_RATINGS + nth),
  }));
  await putRatings(trx, [], ratings);
}

/** With what Asha has booked at home, as far as she is there. */
async function putDemoLabs(trx: Database, now: number): Promise<void> {
  await demoImports(trx, now).labs();
  const customer = customerId(demoCustomerId("asha"));
  const birthdate = demoPeople.find(({ key }) => key === "asha")?.birthdate;
  const [home] = await postgresHouseholds(trx).addresses(customer);
  if (home === undefined || birthdate === undefined) return;
  const { id: _, kind: _1, isDefault: _2, ...address } = home;
  const offer = await demoLabOffer(indianDay(now));
  const histories = labBookingHistoriesAt(now, { customer, place: { kind: "home", address }, birthdate: day(birthdate), offer });
  await putDemoLabPapers(trx, histories);
  await putLabBookings(trx, histories, now);
}

/**
 * What is over was taken by hundreds, Asha among them; what is open by some of those who have only rated, so that the people of the demo
 * can take it.
 */
async function putDemoQuizzes(trx: Database, now: number): Promise<void> {
  await demoImports(trx, now).quizzes();
  const quizzes = valuesIn(await demoFiles(indianDay(now)).quizzes());
  const people = ["asha", "ravi", "farah", "meera", "arjun", "lakshmi", "kabir"].map(demoCustomerId);
  const reviewers = reviewerNames().map((_, nth) => reviewerId(nth));
  const attempts = quizzes.flatMap((keyed) => {
    const { opensAt, closesAt, mode } = keyed.quiz;
    if (closesAt < now) return attemptsAt(keyed, [...people, ...reviewers], now);
    return opensAt < now && mode.kind === "questionnaire"
      ? attemptsAt(keyed, reviewers.slice(0, Math.round(((now - opensAt) / DAY) * QUIZ_TAKERS_A_DAY)), now)
      : [];
  });
  await putQuizAttempts(trx, attempts);
}

/** Asha waits for a seat in the one that is full. */
async function putDemoEvents(trx: Database, now: number): Promise<void> {
  await demoImports(trx, now).events();
  const events = valuesIn(await demoFiles(indianDay(now)).events());
  const others = reviewerNames().map((_, nth) => reviewerId(nth));
  await putEventSteps(trx, eventJoinersAt(now, events, { asha: demoCustomerId("asha"), waiter: demoCustomerId("lakshmi"), others }), now);
}

const DAY = 24 * 60 * 60 * 1000;
const QUIZ_TAKERS_A_DAY = 29;
const PRACTITIONER_REVIEWS = 8_500;
const REVIEWS = 8_000; // Beside the ids of what else the demo holds.
const REVIEWERS = 10_000; // Their mobile numbers count on from it as well.
const RATINGS = 20_000;
const PRACTITIONER_RATINGS = 200_000;
const REVIEWERS_JOINED = 900 * DAY; // Before their first rating.

/** The demo's practitioners were verified so long ago. */
const VERIFIED = 400 * DAY;

const reviewerId = (nth: number) => customerId(idAt(0, REVIEWERS + nth));
