const PAGE = "What a page is drawn of: the router drops what is outdated.";
const SAID = "The server's own sentence is shown, which the kinds of requests do not keep.";
const EACH = "Each entry of a list has a call of its own, and the list is read anew behind it.";
const PART = "A part of what is read, without which the rest is shown.";
const AT_ONCE = "What is pressed shows at once, and goes back where it is not taken.";
const DEVICE = "Where the code does not come that reads what the device keeps, the tool goes on without.";

/** What hears an answer by itself, without Resource, PagedList, LoadedOnce or a Submission, and why. */
export const hearsByItself: Readonly<Record<string, string>> = {
  "web/features/content/landing/landing-data.ts": PAGE,
  "web/features/content/landing/named/landed-page-data.ts": PAGE,
  "web/features/content/landing/named/practitioner-times-data.ts": PAGE,
  "web/features/catalogue/list/product-list-data.ts": PAGE,
  "web/features/account/leaving/open-orders-model.ts": PART,
  "web/features/account/addresses/address-form-model.ts": "The place of a pincode counts as long as that pincode stands.",
  "web/features/account/addresses/addresses-model.ts": EACH,
  "web/features/assessments/safety/safety-model.ts": "What is kept here is known before the shop answers, and without its answer.",
  "web/features/assessments/safety/safety-choice-model.ts": "What this device keeps stays as it was where it can't be read anew.",
  "web/features/payments/payment-status-data.ts": PART,
  "web/features/consultations/appointments/answers-before.ts": PART,
  "web/features/consultations/bills/bills-model.ts": PART,
  "web/features/consultations/directory/near-me-model.ts": "One state tells of the browser's answer and of the server's.",
  "web/features/alerts/mine/my-alerts-model.ts": EACH,
  "web/features/fitbook/request-store.ts": EACH,
  "web/features/fitbook/waiting/waiting-posts-model.ts": "It sends one post after the other, and each has its own outcome.",
  "web/platform/uploads/file-uploads-model.ts": EACH,
  "web/platform/uploads/private-file.ts": "It is read into a drawing, whose place it keeps when it can't be had.",
  "web/features/account/own-data/own-data-model.ts": "It tells how much has come while it comes.",
  "web/features/account/profile/picture-model.ts": "It tells how much is sent, and what was chosen stays in sight.",
  "web/features/account/leaving/leaving-model.ts": "It counts for nobody who signed in meanwhile.",
  "web/features/alerts/alert-form-model.ts": "It counts for nobody who signed in meanwhile.",
  "web/features/newsletter/newsletter-model.ts": "What is answered is a sentence, an outage too.",
  "web/features/sign-in/passwords/password-model.ts": "One state tells of what is missing and of what was sent.",
  "web/features/sign-in/recovery/recovery-model.ts": SAID,
  "web/features/sign-in/mobile/own-mobile-model.ts": SAID,
  "web/features/sign-in/email/verify-email-model.ts": SAID,
  "web/features/sign-in/passwords/forgotten-password-model.ts": SAID,
  "web/features/sign-in/passwords/reset-password-model.ts": SAID,
  "web/features/sign-in/popup/sign-in-model.ts": `${SAID} Core's table of states drops what comes too late.`,
  "web/platform/session/tell-of-session.ts": "Whoever left hears nothing more of it.",
  "web/features/events/one/seat-intent.ts": "It is pressed once, before sign-in, and its page reads the seat anew behind it.",
  "web/platform/session/session-store.ts": "An older answer counts until a newer one has come: it may be the only one of its key.",
  "web/platform/notifications/notification-store.ts":
    "The list changes by what is pushed between its pages, and is somebody else's once they sign in.",
  "web/features/wishlist/wishlist-store.ts": AT_ONCE,
  "web/features/customer-cart/server-cart-storage.ts": AT_ONCE,
  "web/features/cart/store/take-form-cart.ts": "Once a window, and among windows one at a time.",
  "web/features/cart/store/device-cart-storage.ts":
    "The lines are the device's; only their products are read, and all changes go on meanwhile.",
  "web/features/cart/bill/bill-model.ts": "Coupons and shipping are read together, and priced with a cart that changes meanwhile.",
  "web/features/orders/checkout/checkout-model.ts": "The bill follows the address and the way of paying, and refusals change both.",
  "web/features/reviews/list/review-list-model.ts":
    "The first page comes with the screen, and another order replaces it only once it has come.",
  "web/features/catalogue/list/product-list-model.ts": "It is part of every page's first code, which has no Submission.",
  "web/features/catalogue/product/recent-products-model.ts": "Where they can't be had nothing is shown.",
  "web/features/health/body/body-model.ts": "The server's answer is the one that is shown already; nothing hangs on it.",
  "web/features/health/tool/kept-model.ts": DEVICE,
  "web/features/health/stress/stress-model.ts": DEVICE,
  "web/features/health/prakriti/prakriti-model.ts": DEVICE,
  "web/features/health/tool/tool-model.ts": "What is typed is worked out on the device at each letter, by LatestTurn.",
  "web/features/assessments/answering/answering-model.ts":
    "An answer is drawn at once and saved one after the other; what could not be saved is told of and saved again.",
  "web/features/desk/day/emergency-signs.ts": "asks for each appointment once, and again after a minute; a sign that came stays",
  "web/features/desk/prescribing/draft-saver.ts":
    "A draft is saved soon after it was changed, one after the other; what could not be saved is told of.",
  "web/features/quizzes/answering/questionnaire-model.ts":
    "A choice is drawn at once and saved one after the other; what could not be saved is told of and saved again.",
  "web/features/quizzes/live/live-model.ts": "One press is sent once, and what could not be sent is told of; what stands is pushed.",
  "web/features/consultations/ongoing/ongoing-model.ts":
    "A tick is drawn at once and sent one after the other; what could not be sent is told of and sent again.",
  "web/features/trackers/results/results-model.ts":
    "What was once listed stays where it can't be asked again, and a result that is attached waits on the device.",
  "web/features/trackers/meal/meal-goal-model.ts": "It is asked once, to fill a form in; without an answer the form stays as it is.",
  "web/features/trackers/page/further-search.ts":
    "What was found stays in its form, and an answer to words that were typed over does not count.",
  "web/features/trackers/whose/whose-model.ts": "Without a line whoever was chosen before stays chosen, and nobody else is offered.",
  "web/features/trackers/wellness/mind/mind-data.ts": "Questions that can't be had leave the page as it is, with a quiet way to try again.",
  "web/features/trackers/wellness/mind/mind-store.ts":
    "An answer is drawn at once and saved one after the other; what could not be saved is told of and saved again.",
  "web/features/trackers/store/exchange.ts": "It is a part of the store, which tells whether there is a line.",
  "web/features/trackers/store/tracker-store.ts":
    "A press is the device's own and shows at once; whatever the server answers is read into the device and drawn from there.",
  "web/features/search/suggestion-model.ts": "What is typed is a stream, which switches to the latest.",
  "web/features/shipping/delivery/delivery-model.ts": "Its states tell the pincode that they are about.",
};
