import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { MineModel, mineNeeds } from "#web/features/trackers/mine/mine-model.ts";
import { alertId } from "#core/alerts/alert.ts";
import { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { AskForAlert } from "#core/alerts/ask-for-alert.use-case.ts";
import { ListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { SwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { GetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { EnquireAtHospital } from "#core/contact/send-enquiry.use-case.ts";
import { ShowMenu } from "#core/content/show-menu.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { AcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { AnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { DeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import { FollowBack } from "#core/notifications/follow-back.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { reviewId } from "#core/reviews/review.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { NO_NAME } from "#core/identity/full-name.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { AnswerTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { ListMyTickets, ListTicketsAbout } from "#core/tickets/list-my-tickets.use-case.ts";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { EMPTY } from "rxjs";
import { AlertFormModel, alertFormNeeds } from "#web/features/alerts/alert-form-model.ts";
import { MyAlertsModel, myAlertsNeeds } from "#web/features/alerts/mine/my-alerts-model.ts";
import { ProductListModel } from "#web/features/catalogue/list/product-list-model.ts";
import { RecentProductsModel } from "#web/features/catalogue/product/recent-products-model.ts";
import { ContactModel, contactNeeds } from "#web/features/contact/contact-model.ts";
import { EnquiryModel } from "#web/features/contact/enquiry-model.ts";
import { RequestStore } from "#web/features/fitbook/request-store.ts";
import { NewsletterModel, newsletterNeeds } from "#web/features/newsletter/newsletter-model.ts";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { MyReviewModel, myReviewNeeds } from "#web/features/reviews/my-review-model.ts";
import { ReviewFormModel, reviewFormNeeds } from "#web/features/reviews/review-form-model.ts";
import { ReviewListModel } from "#web/features/reviews/list/review-list-model.ts";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { MenuStore } from "#web/features/site/menus/menu-store.ts";
import { EarlierTicketsModel, earlierTicketsNeeds } from "#web/features/tickets/earlier-tickets-model.ts";
import { NewTicketModel, newTicketNeeds } from "#web/features/tickets/new-ticket-model.ts";
import { TicketListModel, ticketListNeeds } from "#web/features/tickets/ticket-list-model.ts";
import { TicketModel, ticketNeeds } from "#web/features/tickets/ticket-model.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import { outage } from "./answers.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha, order } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import { addressesNeeds } from "#web/features/account/addresses/addresses-model.ts";
import type { ListedAlert } from "#core/alerts/alert.ts";
import type { FoundProducts } from "#core/catalogue/collection.ts";
import type { Notification } from "#core/notifications/notification.ts";
import type { RequestAnswer } from "#core/notifications/request-state.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { Stage } from "./stage.ts";

const number = ticketNumber(10_001);
const subject = { kind: "order", id: order } as const;
const ticket: Ticket = { number, customer: asha, subject, topic: "delivery", state: "open", openedAt: 0, resolvedAt: null, messages: [] };
const reviews = (five: number) => ({ summary: summaryOf(() => five), reviews: [], next: null });
const newKey = () => "key";
const from = { id: customerId("ravi"), name: NO_NAME, hasPicture: false };
const told = { id: notificationId("n1"), createdAt: 0, isRead: false };
const unread: Notification = { ...told, kind: "follow-accepted", from };
const notifications = (...listed: readonly Notification[]) => ({ version: 1, notifications: listed, unread: listed.length, next: null });
const churna = unrated(aProduct("Churna"));
const shelf: FoundProducts = { collection: null, products: [churna], count: { kind: "exactly", products: 2 }, next: "churna" };

const noMenus = { showMenu: outage, listBrands: outage, find: outage, sitePages: null };
const noAnswers = { list: outage, watch: () => EMPTY, markRead: outage, markAllRead: outage };
const noRequests = { acceptFollow: outage, declineFollow: outage, followBack: outage, answerGroup: outage, answerChallenge: outage };

const fitbook = { kind: "opening", area: "fitbook" } as const;
const alert: ListedAlert = { id: alertId("a1"), askedAt: 0, toldAt: null, about: fitbook };

const aMineModel = ({ allDependencies, tell }: Stage) =>
  new MineModel(asha, { ...lateNeeds(allDependencies, mineNeeds), save: () => tell("saved"), tell: async () => tell("erased") });

export const otherReaders = [
  reads("my-alerts-model", ListMyAlerts, [[], [alert]], (_call, { allDependencies }) => {
    const model = new MyAlertsModel(asha, lateNeeds(allDependencies, myAlertsNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "my-review-model",
    ShowMyReview,
    [
      { mayReview: false, review: null },
      { mayReview: true, review: null },
    ],
    (_call, { allDependencies }) => {
      const model = new MyReviewModel(asha, "churna", lateNeeds(allDependencies, myReviewNeeds));
      return { ask: model.ask, shown: () => model.seen };
    },
  ),
  reads("review-list-model", ListReviews, [reviews(1), reviews(2)], (call) => {
    const model = new ReviewListModel(reviews(0), (wanted) => call({ product: "churna", ...wanted }));
    return { ask: () => model.inOrder("newest"), shown: () => [model.state, model.page] };
  }),
  reads(
    "ticket-list-model",
    ListMyTickets,
    [
      { tickets: [], subjects: [], next: null },
      { tickets: [ticket], subjects: [], next: null },
    ],
    (_call, { allDependencies }) => {
      const model = new TicketListModel(asha, lateNeeds(allDependencies, ticketListNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads("earlier-tickets-model", ListTicketsAbout, [[], [ticket]], (_call, { allDependencies }) => {
    const model = new EarlierTicketsModel(asha, subject, lateNeeds(allDependencies, earlierTicketsNeeds));
    return { ask: model.ask, shown: () => model.tickets };
  }),
  reads("ticket-model", ShowMyTicket, [refused({ kind: "unknown-ticket" } as const), ok(ticket)], (_call, { allDependencies }) => {
    const model = new TicketModel(asha, number, { ...lateNeeds(allDependencies, ticketNeeds), newKey });
    return { ask: model.ask, shown: () => model.seen };
  }),
  reads("notification-store", ListNotifications, [notifications(), notifications(unread)], (list, { session }) => {
    const store = new NotificationStore({ session, ...noAnswers, list });
    return { ask: store.ask, shown: () => [store.notifications, store.state] };
  }),
  reads("recent-products-model", RefreshProducts, [[], [churna]], (refresh) => {
    const model = new RecentProductsModel({ read: () => ["churna", "tea"], put: () => {} }, refresh);
    return { ask: () => model.see("tea"), shown: () => model.products };
  }),
  reads(
    "delivery-model",
    EstimateDelivery,
    [{ kind: "unserviceable" }, { kind: "serviceable", cashOnDelivery: true, earliest: day("2026-11-22"), latest: day("2026-11-24") }],
    (estimate, { tell, told }) => {
      const model = new DeliveryModel({ kept: { read: () => null, source: () => "visitor" as const, put: tell }, estimate });
      return { ask: () => model.ask("411004"), shown: () => [model.state, told()] };
    },
  ),
];

/** A store of requests, one of which is pressed. */
const answering =
  (use: Partial<ConstructorParameters<typeof RequestStore>[0]>, request: Notification, answer: RequestAnswer) =>
  ({ session, toasts }: Stage) => {
    const notifications = new NotificationStore({ session, ...noAnswers });
    const store = new RequestStore({ session, notifications, toasts, ...noRequests, ...use });
    return () => store.answer(request, answer);
  };

const following: Notification = { ...told, kind: "follow-request", from, state: "pending" };
const group: Notification = {
  ...told,
  kind: "group-request",
  from,
  group: { id: groupId("g1"), name: "Walkers", hindi: null },
  state: "pending",
};
const challenge: Notification = {
  ...told,
  kind: "challenge-request",
  from,
  challenge: { id: challengeId("c1"), activity: "steps", hindi: null, start: day("2026-12-01"), end: day("2026-12-08") },
  group: null,
  state: "pending",
};

/** A ticket whose next words are written. */
const saying =
  (ticket: Ticket) =>
  async ({ allDependencies, answers }: Stage) => {
    answers(ShowMyTicket, async () => ok(ticket));
    const model = new TicketModel(asha, number, { ...lateNeeds(allDependencies, ticketNeeds), newKey });
    await model.ask();
    model.words.type("Where is it?");
    return model.send;
  };

export const otherSenders = [
  sends(
    "alert-form-model",
    AskForAlert,
    ({ session, allDependencies }) => new AlertFormModel(fitbook, session, lateNeeds(allDependencies, alertFormNeeds)).send,
  ),
  sends("alert-form-model", AskForAlertByLetter, ({ visitor, allDependencies }) => {
    const model = new AlertFormModel(fitbook, visitor, lateNeeds(allDependencies, alertFormNeeds));
    model.writeEmail("asha@example.in");
    return model.send;
  }),
  sends("my-alerts-model", SwitchOffAlert, ({ allDependencies }) => {
    const model = new MyAlertsModel(asha, lateNeeds(allDependencies, myAlertsNeeds));
    return () => model.switchOff(alert.id);
  }),
  sends(
    "my-review-model",
    WithdrawReview,
    ({ allDependencies }) => new MyReviewModel(asha, "churna", lateNeeds(allDependencies, myReviewNeeds)).withdraw,
  ),
  sends("review-form-model", WriteReview, ({ allDependencies, tell }) => {
    const model = new ReviewFormModel({ customer: asha, product: "churna" }, null, {
      ...lateNeeds(allDependencies, reviewFormNeeds),
      written: () => tell("written"),
    });
    model.give(5);
    return model.send;
  }),
  sends(
    "review-list-model",
    ListReviews,
    (_stage, call) =>
      new ReviewListModel({ ...reviews(0), next: { stars: 5, writtenAt: 0, id: reviewId("r1") } }, (wanted) =>
        call({ product: "churna", ...wanted }),
      ).more,
  ),
  sends("ticket-model", AnswerTicket, saying(ticket)),
  sends("ticket-model", ReopenTicket, saying({ ...ticket, state: "resolved", resolvedAt: 0 })),
  sends("new-ticket-model", OpenTicket, ({ allDependencies }) => {
    const model = new NewTicketModel(asha, subject, { ...lateNeeds(allDependencies, newTicketNeeds), newKey });
    model.choose("delivery");
    model.words.type("Where is it?");
    return model.send;
  }),
  sends("request-store", AcceptFollowRequest, (stage, acceptFollow) => answering({ acceptFollow }, following, "accept")(stage)),
  sends("request-store", DeclineFollowRequest, (stage, declineFollow) => answering({ declineFollow }, following, "decline")(stage)),
  sends("request-store", FollowBack, (stage, followBack) =>
    answering({ followBack }, { ...told, kind: "follow-suggestion", from, isFollowed: false }, "accept")(stage),
  ),
  sends("request-store", AnswerGroupRequest, (stage, answerGroup) => answering({ answerGroup }, group, "accept")(stage)),
  sends("request-store", AnswerChallengeRequest, (stage, answerChallenge) => answering({ answerChallenge }, challenge, "accept")(stage)),
  sends("notification-store", MarkNotificationRead, async ({ session }, markRead) => {
    const store = new NotificationStore({ session, ...noAnswers, list: async () => notifications(unread), markRead });
    await store.ask();
    return () => store.markRead(unread.id);
  }),
  sends("notification-store", MarkAllNotificationsRead, async ({ session }, markAllRead) => {
    const store = new NotificationStore({ session, ...noAnswers, list: async () => notifications(unread), markAllRead });
    await store.ask();
    return store.markAllRead;
  }),
  sends("product-list-model", FindProducts, (_stage, find) => {
    const asked = { on: null, narrowing: UNNARROWED, order: "popular", after: null } as const;
    return new ProductListModel(asked, shelf, find).grow;
  }),
  sends("contact-model", GetInTouch, ({ session, allDependencies }) => {
    const model = new ContactModel(session, lateNeeds(allDependencies, contactNeeds));
    model.form.fill("name", "Asha Rao");
    model.form.fill("email", "asha@example.in");
    model.form.fill("message", "Where is it?");
    return model.send;
  }),
  sends("enquiry-model", EnquireAtHospital, ({ session, allDependencies }) => {
    const model = new EnquiryModel(
      lateNeeds(allDependencies, { enquire: EnquireAtHospital }).enquire,
      "person",
      session,
      lateNeeds(allDependencies, addressesNeeds),
    );
    model.form.fill("name", "Asha Rao");
    model.form.fill("mobile", "9820012345");
    model.form.fill("city", "Pune");
    model.form.fill("message", "When are you open?");
    return () => model.send(null);
  }),
  sends("newsletter-model", Subscribe, ({ session, allDependencies }) => {
    const model = new NewsletterModel(lateNeeds(allDependencies, newsletterNeeds), session);
    return () => model.send("asha@example.in");
  }),
  sends("mine-model", TakeMyEntries, (stage) => {
    const model = aMineModel(stage);
    return () => model.take("presses");
  }),
  sends("mine-model", ImportMyEntries, (stage) => {
    const model = aMineModel(stage);
    return () => model.bring((async function* () {})());
  }),
  sends("mine-model", EraseMyEntries, (stage) => {
    const model = aMineModel(stage);
    model.ask("water");
    return model.erase;
  }),
  sends("menu-store", ShowMenu, (_, call) => new MenuStore({ ...noMenus, showMenu: call }).shop.ask),
  sends("menu-store", ListBrands, (_, call) => new MenuStore({ ...noMenus, listBrands: call }).brands.ask),
  sends("menu-store", FindProducts, (_, call) => new MenuStore({ ...noMenus, find: call }).offersOf(null).ask),
];
