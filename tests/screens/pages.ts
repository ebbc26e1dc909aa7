import type { Page } from "playwright-core";

/** Every screen as somebody reaches it; `as` says who looks. */
export type ScreenToCapture = {
  readonly name: string;
  readonly path: string;
  readonly as: "guest" | "shopper" | "customer" | "practitioner";
  /** What is pressed there, one after the other, each of which leads to another address; or what is done there. */
  readonly ways: readonly Way[];
  /** An address of the kind that it ends at. */
  readonly ends: string;
};

export type Way = string | ((page: Page) => Promise<unknown>);

/** A demo customer with members, addresses, points, wishes and notifications. */
export const CUSTOMER = "5555500001";

/** A demo practitioner who has prescribed for that customer. */
export const PRACTITIONER = "5555500015";

const guest = (name: string, path: string): ScreenToCapture => ({ name, path, as: "guest", ways: [], ends: path });
const customer = (name: string, path: string): ScreenToCapture => ({ name, path, as: "customer", ways: [], ends: path });
const practitioner = (name: string, path: string): ScreenToCapture => ({ name, path, as: "practitioner", ways: [], ends: path });
const behind = (name: string, path: string, ways: readonly Way[], ends: string): ScreenToCapture => ({
  name,
  path,
  as: "customer",
  ways,
  ends,
});

/** In the list of orders: the newest of those that are shown; others by their place from its end, as new ones come before them. */
const ORDER_LINK = 'h2 a[href^="/shop/orders/"]';
const ORDER = `main ${ORDER_LINK}`;
/** Of the newest order. */
const thanks = (page: Page) => page.goto(page.url().replace("/shop/orders/", "/shop/thankyou/"));

/** The demo has none of it. */
const SOLD_OUT = "/shop/product/low-sugar-rise-flour";

/** The appointment of the demo that its practitioner missed. */
const MISSED = 'main a[href="/appointments/b-demo-5"]';
/** The appointment of the demo that a plan pays for. */
const BY_PLAN = 'main a[href="/appointments/b-demo-8"]';

async function pay(page: Page): Promise<void> {
  await page.locator('main .button.main:not([aria-disabled="true"]):visible').first().click();
  await page.waitForURL("**/sandbox/pay**");
}

async function failToPay(page: Page): Promise<void> {
  await page.locator('button[value="fail"]').click();
  await page.waitForURL("**/shop/thankyou/**");
}

async function ask(page: Page): Promise<void> {
  await page.locator("main .chip").first().click();
  await page.locator("main textarea").fill("The pack came open.");
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/user\/tickets\/./);
}

export const pages: readonly ScreenToCapture[] = [
  guest("home", "/"),
  guest("shop", "/shop"),
  guest("products", "/shop/products"),
  guest("category", "/shop/product-category/ayurveda"),
  guest("sub-category", "/shop/product-subcategory/churna"),
  guest("tag", "/shop/product-tag/ashwagandha"),
  guest("brands", "/shop/product-brands"),
  guest("brand", "/shop/product-brands/himshikhar"),
  guest("search", "/shop/products?title=ashwagandha"),
  guest("search-nothing", "/shop/products?title=zzzzqqq"),
  guest("product", "/shop/product/ashwagandha-churna"),
  guest("cart-empty", "/shop/cart"),
  { name: "cart", path: "/shop/cart", as: "shopper", ways: [], ends: "/shop/cart" },
  guest("sign-in", "/login"),
  guest("verify-email", "/verifyEmail"),
  guest("reset-password", "/resetpassword"),
  guest("letters-confirm", "/newsletter/confirm"),
  guest("letters-leave", "/newsletter/leave"),
  guest("product-sold-out", SOLD_OUT),
  guest("alert-new-price", "/alerts/new?product=ashwagandha-churna"),
  guest("alerts-asked", "/alerts/confirm?answer=asked"),
  guest("alerts-confirm", "/alerts/confirm?token=example"),
  guest("alerts-leave", "/alerts/leave?token=example"),
  guest("calculator-body", "/profile1"),
  guest("calculator-needs", "/profile2"),
  guest("calculator-stress", "/profile3"),
  guest("calculator-prakriti", "/prakrititest"),
  guest("wellness", "/wellness"),
  guest("wellness-body", "/wellness/physical"),
  guest("wellness-mind", "/wellness/mind"),
  guest("wellness-question", "/wellness/mind/emotional/question"),
  guest("practitioners", "/practitioners"),
  guest("practitioners-in-city", "/practitioners?city=Pune&type=AYURVEDA"),
  guest("practitioners-nearby", "/practitioners?type=&city=Current-Location"),
  guest("practitioners-on-a-day", "/check_date"),
  guest("lab-tests", "/diagnosticlab"),
  customer("lab-book", "/diagnosticlab/bookings/new?test=hba1c&package=essential-checkup"),
  customer("lab-bookings", "/diagnosticlab/bookings"),
  customer("lab-booking", "/diagnosticlab/bookings/l-demo-0"),
  customer("lab-booking-help", "/diagnosticlab/bookings/l-demo-0/help"),
  customer("lab-booking-spoilt", "/diagnosticlab/bookings/l-demo-3"),
  customer("lab-report", "/diagnosticlab/bookings/l-demo-6/report"),
  customer("lab-bills", "/diagnosticlab/bookings/l-demo-7/bills"),
  customer("plan-buy", "/my-plans/new?plan=parivar"),
  customer("plans-mine", "/my-plans"),
  customer("plan-mine", "/my-plans/s-demo-parivar"),
  customer("plan-bills", "/my-plans/s-demo-parivar/bills"),
  guest("all-lab-tests", "/alltests"),
  guest("lab-test", "/diagnostictest?slug=complete-blood-count"),
  guest("find-a-lab-test", "/diagnostictest"),
  guest("health-packages", "/healthpackages"),
  guest("compare-packages", "/allpackages?compare=diabetes-yearly&compare=heart-check"),
  guest("therapies", "/therapies"),
  guest("therapy", "/therapies/ayurveda"),
  behind("practitioner-profile", "/practitioners?city=Pune&type=AYURVEDA", ["main h3 a"], "/practitioners/1/name"),
  guest("about", "/aboutus"),
  guest("team", "/team"),
  guest("holistic", "/holistic"),
  guest("faq", "/faq"),
  guest("get-in-touch", "/getintouch"),
  guest("privacy", "/privacy-policy"),
  guest("terms", "/termsofuse"),
  guest("cancellation", "/cancellationpolicy"),
  guest("article", "/article"),
  guest("landing", "/landing"),
  guest("practitioner", "/landing/dr-meenakshi-rao"),
  guest("corporate", "/landing/corporate"),
  guest("landing-page", "/landing/a-calmer-week"),
  guest("hospitals", "/ayush-hospital"),
  guest("health-plans", "/health-plans"),
  guest("clinics", "/brand/clinic"),
  guest("clinic", "/brand/clinic/sanjeevani-ayurveda-hospital"),
  guest("brand-page", "/brand"),
  guest("events", "/event"),
  guest("event", "/event/morning-breathing"),
  customer("event-waiting", "/event/millet-kitchen"),
  guest("quizzes", "/quizhomepage"),
  guest("quiz", "/quiz/help-at-home"),
  guest("quiz-rules", "/quiznote/help-at-home"),
  customer("quiz-result", "/quizfinish/everyday-health"),
  behind("quiz-question", "/quiznote/help-at-home", ["main .button.main"], "/quizquestionnaire/help-at-home"),
  customer("quiz-live", "/quizlive/evening-live"),
  guest("quiz-live-rules", "/quiznote/evening-live"),
  guest("unknown-address", "/no-such-page"),
  guest("offline", "/offline"),
  customer("alerts", "/alerts/mine"),
  customer("fitbook", "/fitbook"),
  behind("fitbook-post", "/fitbook", ['main article a[href^="/fitbookPost"]'], "/fitbookPost?id=1"),
  customer("people", "/people"),
  customer("fitbook-profile", "/fitbookUserProfile"),
  customer("fitbook-view-as", "/fitbookUserProfile?view_as=follower"),
  behind("fitbook-person", "/people", ['main a[href^="/fitbookuserprofile/"]'], "/fitbookuserprofile/1"),
  customer("challenges", "/fitbookchallenges"),
  customer("challenge-new", "/createchallenges"),
  behind("challenge", "/fitbookchallenges", ['main a[href^="/fitbookchallengedetails/"]'], "/fitbookchallengedetails/1"),
  behind(
    "challenge-edit",
    "/fitbookchallenges",
    [
      (page) => page.locator('main .chip:has(input[value="upcoming"])').click(),
      'main a[href^="/fitbookchallengedetails/"]:has-text("Not once by the lift")',
      'main a[href^="/editfitbookchallenge/"]',
    ],
    "/editfitbookchallenge/1",
  ),
  behind(
    "challenge-board",
    "/fitbookchallenges",
    ['main a[href^="/fitbookchallengedetails/"]', 'main a[href^="/challengeleaderboard/"]'],
    "/challengeleaderboard/1",
  ),
  behind(
    "challenge-invite",
    "/invitefriendforchallenge",
    ['main a[href^="/invitefriendforchallenge/"]:has-text("Not once by the lift")'],
    "/invitefriendforchallenge/1",
  ),
  customer("badges", "/winbadge"),
  customer("fitbook-reports", "/fitbookreports"),
  customer("groups", "/fitbookgroups"),
  customer("group-new", "/createfitbookgroup"),
  behind("group", "/fitbookgroups", ['main a[href^="/fitbookgroups/"]'], "/fitbookgroups/1"),
  behind("group-edit", "/fitbookgroups", ['main a[href^="/fitbookgroups/"]', 'main a[href^="/editfitbookgroup/"]'], "/editfitbookgroup/1"),
  behind(
    "group-join",
    "/fitbookgroups",
    ['main a[href^="/fitbookgroups/"]', (page) => page.goto(page.url().replace("/fitbookgroups/", "/joingroup/"))],
    "/joingroup/1",
  ),
  behind(
    "group-members",
    "/fitbookgroups",
    ['main a[href^="/fitbookgroups/"]', 'main a[href^="/fitbookgroupmembers/"]'],
    "/fitbookgroupmembers/1",
  ),
  behind(
    "group-requests",
    "/fitbookgroups",
    ['main a[href^="/fitbookgroups/"]', 'main a[href^="/fitbookgroupmembers/"]', 'main a[href^="/grouprequestedmembers/"]'],
    "/grouprequestedmembers/1",
  ),
  customer("wellness-today", "/wellness"),
  customer("wellness-week", "/wellness/physical"),
  customer("wellness-completed", "/wellness/mind/emotional/completed"),
  customer("tracker-water", "/watertracker"),
  customer("tracker-sleep", "/sleeptracker"),
  customer("tracker-exercise", "/exercisetracker"),
  customer("tracker-exercise-new", "/addexercise"),
  customer("tracker-meal", "/mealtracker"),
  customer("tracker-meal-new", "/addmeal"),
  customer("tracker-weight", "/bmiandfattracker"),
  customer("tracker-prakriti", "/prakrititracker"),
  customer("leaning", "/vatasummary"),
  customer("tracker-stress", "/stresstracker"),
  customer("tracker-entries", "/wellness/entries"),
  customer("assessment-ayurveda", "/ayurvedicassessment"),
  customer("assessment-physio", "/physioassesment"),
  customer("assessment-yoga", "/yogaassessment"),
  customer("assessments", "/summary"),
  customer("ongoing-therapy", "/ongoingtherapy"),
  customer("access-log", "/accesslog"),
  customer("health-profile", "/medicalcondition"),
  customer("health-profile-measures", "/physicalgenerals"),
  behind("assessment-summary", "/summary", ['main a[href^="/summary/"] >> nth=-1'], "/summary/1"),
  customer("appointments", "/appointments"),
  behind("appointment", "/appointments", ['main a[href^="/appointments/"]'], "/appointments/1"),
  behind("appointment-help", "/appointments", ['main a[href^="/appointments/"]', 'main a[href$="/help"]'], "/appointments/1/help"),
  behind("reschedule", "/appointments", ['main a[href^="/appointments/"]', 'main a[href^="/reschedule"]'], "/reschedule"),
  behind("appointment-by-plan", "/appointments", [BY_PLAN], "/appointments/1"),
  behind("appointment-missed", "/appointments", [MISSED], "/appointments/1"),
  behind("rebook", "/appointments", [MISSED, 'main a[href^="/reschedule"]'], "/reschedule"),
  customer("booking-bills", "/invoice"),
  behind("booking-bill", "/invoice", ['main a[href="/invoice/b-demo-2"]'], "/invoice/1"),
  customer("booking-news", "/bookingnotification"),
  customer("appointment-hold", "/appointmentpendingpayment"),
  customer("pending-payments", "/pendingpayments"),
  customer("call-video", "/videocall"),
  customer("call-audio", "/audiocall"),
  practitioner("desk", "/desk"),
  practitioner("desk-hours", "/desk/hours"),
  practitioner("desk-times", "/desk/times"),
  practitioner("prescribing", "/desk/b-demo-6"),
  practitioner("desk-call-video", "/desk/videocall"),
  practitioner("desk-call-audio", "/desk/audiocall"),
  practitioner("desk-unknown-address", "/desk/nowhere/at-all"),
  customer("prescriptions", "/prescription"),
  behind("prescription", "/prescription", ['main a[href="/prescription/b-demo-6"]'], "/prescription/1"),
  customer("prescriptions-ayurveda", "/ayurvedaprescription"),
  customer("prescriptions-homeopathy", "/homeopathyprescription"),
  customer("prescriptions-unani", "/unaniprescription"),
  behind("plan-yoga", "/yogaprescription", ['main a[href="/yogaprescription/b-demo-7"]'], "/yogaprescription/1"),
  customer("plan-physiotherapy", "/physiotherapyprescription"),
  customer("plan-nutrition", "/nutritionprescription"),
  customer("prescriptions-custom", "/customprescription"),
  customer("cart-customer", "/shop/cart"),
  customer("wishlist", "/shop/wishlist"),
  customer("profile", "/profile"),
  customer("personal-details", "/personalDetails"),
  customer("home-profile", "/homeprofile"),
  customer("addresses", "/user/addresses"),
  customer("address-new", "/user/addresses/new"),
  behind("address", "/user/addresses", ['main a[href^="/user/addresses/"]:not([href$="/new"])'], "/user/addresses/1"),
  customer("members", "/members"),
  behind("member", "/members", ['main a[href^="/members/"]:not([href$="/new"])'], "/members/1"),
  customer("member-new", "/members/new"),
  customer("mobile", "/mobile"),
  customer("password", "/user/password"),
  customer("points", "/user/points"),
  customer("own-data", "/user/data"),
  customer("notifications", "/notification"),
  customer("invite", "/invitefriend"),
  customer("delete-account", "/user/delete"),
  customer("checkout", "/shop/checkout"),
  customer("orders", "/shop/orders"),
  customer("orders-none-found", "/shop/orders?search=zzzz"),
  ...["unpaid", "under-way", "delivered"].map((filter) =>
    behind(`order-${filter}`, `/shop/orders?filter=${filter}`, [ORDER], "/shop/orders/1"),
  ),
  behind("order-cancelled-in-part", "/shop/orders", [`li:nth-last-child(3) ${ORDER_LINK}`], "/shop/orders/1"),
  behind("order-returned-in-part", "/shop/orders", [`li:nth-last-child(2) ${ORDER_LINK}`], "/shop/orders/1"),
  behind("invoice", "/shop/orders?filter=delivered", [ORDER, 'main a[href*="/invoice"]'], "/shop/orders/1/invoice"),
  behind("return", "/shop/orders?filter=delivered", [ORDER, 'main a[href$="/return"]'], "/shop/orders/1/return"),
  behind("help", "/shop/orders?filter=delivered", [ORDER, 'main a[href$="/help"]'], "/shop/orders/1/help"),
  behind("thank-you", "/shop/orders?filter=under-way", [ORDER, thanks], "/shop/thankyou/1"),
  behind("sandbox-payment", "/shop/checkout", [pay], "/sandbox/pay"),
  behind("payment-failed", "/shop/checkout", [pay, failToPay], "/shop/thankyou/1"),
  customer("tickets", "/user/tickets"),
  behind("ticket", "/shop/orders?filter=delivered", [ORDER, 'main a[href$="/help"]', ask], "/user/tickets/1"),
  behind("review", "/shop/orders?filter=delivered", [ORDER, 'main a[href$="/review"]'], "/shop/product/x/review"),
];
