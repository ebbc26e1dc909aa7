import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { notificationsAt } from "#adapters/demo-people/notifications-at.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { placedOrder, someProducts } from "#tests/http/orders/placed-order.ts";
import { careCalls } from "./care-calls.ts";
import { namesIn } from "./schema-parts.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import type { FastifyInstance } from "fastify";
import type { Application } from "#adapters/composition/server/application.ts";

let product: Application;
let app: FastifyInstance;
/** Whose things they are, and somebody who has no business with them. */
const bearers = { asha: "", kabir: "" };
beforeAll(async () => {
  product = await wholeApplication();
  app = serverOver(product.container, { pages: null, log: "off" });
  const { container } = product;
  for (const key of ["asha", "kabir"] as const)
    bearers[key] = (await container.get(Sessions).open(customerId(demoCustomerId(key)), container.get(Clock)())).bearer;
}, 180_000);
afterAll(async () => {
  await app.close();
  await product.close();
});

type Who = keyof typeof bearers;
type Fields = Readonly<Record<string, unknown>>;

async function ask(who: Who, name: string, request: Fields = {}) {
  const [method = "GET", path = ""] = name.split(" ");
  const place = endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path)?.in;
  const headers = { authorization: `Bearer ${bearers[who]}` };
  const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
  const response = await app.inject({
    method: method === "POST" || method === "PUT" || method === "DELETE" ? method : "GET",
    url: place === "query" ? `/api${path}?${query}` : `/api${path}`,
    headers,
    ...(place === "body" ? { payload: { ...request } } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

const MISSING = "0193f5a0-0000-7000-8000-00000000dead";
const news = notificationsAt(Date.UTC(2026, 10, 20), indianDay(Date.UTC(2026, 10, 20)));
const closed = (places: readonly { readonly id: string; readonly isOpen: boolean }[]) => async () => {
  const place = places.find(({ isOpen }) => !isOpen);
  if (place === undefined) throw new RangeError("the demo has no closed one");
  return place.id;
};
const addressId = async () => (await ask("asha", "GET /shopUser/getAllUserAddress")).body.payload[0]._id;
const memberId = async () => (await ask("asha", "GET /user/getAllMemberOfUser")).body.payload[0]._id;
const herself = async () => demoCustomerId("asha");
const notification = async () => (await ask("asha", "GET /notification/list")).body.payload.user_notifications[0]._id;

const A_MEMBER = { name: "Somebody Else", relation: "Cousin", birthdate: "1990-01-01", gender: "other" };
const AN_ADDRESS = {
  name: "Somebody Else",
  mobile: "9820012345",
  address_line_1: "1 Road",
  address_line_2: "",
  landmark: "",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411004",
  address_type: "home",
  is_default: true,
};

const A_PLAN = {
  activity: "Mine",
  about: "",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 100,
  goal: null,
  open: true,
  start_date: "2026-11-20",
  end_date: "2026-11-21",
};
const A_RETURN = { product_list: [{ line: 0, quantity: 1 }], reason: { kind: "damaged" }, image_list: [] };

/** What stands behind an id: somebody's own thing, which others ask for in vain, or something that everybody may name, and why. */
type Behind = { readonly own: () => Promise<string>; readonly with?: Fields } | { readonly everybodys: string };
const GOODS: Behind = { everybodys: "goods are on show" };
const IGNORED: Behind = { everybodys: "a customer has one cart, whatever it is called" };
const PEOPLE: Behind = { everybodys: "people are found by each other; nothing of theirs is told or changed" };

const GROUP_POSTS: Behind = {
  everybodys: "one that one is not in is answered like a missing one, as tests/http/fitbook/posts.test.ts shows",
};
const GROUP_CHALLENGES: Behind = {
  everybodys: "one that one is not in is answered like a missing one, as tests/http/fitbook/group-challenges.test.ts shows",
};
const POSTS: Behind = { everybodys: "one that is not seen is refused like a missing one, as tests/http/fitbook/posts.test.ts shows" };
const PICTURES: Behind = { everybodys: "another's stands in no post, as tests/ports/fitbook/pictures/post-pictures.test.ts shows" };

const REPORTS: Behind = {
  everybodys: "what is not seen, and another's report, is refused like a missing one, as tests/ports/fitbook/moderation.test.ts shows",
};

const GROUPS: Behind = { everybodys: "one that is not seen is refused like a missing one, as tests/http/fitbook/groups.test.ts shows" };

const CARE: Behind = { everybodys: "another's is answered like a missing one, as tests/http/endpoints/others-care.test.ts shows" };

const SHARES: Behind = {
  everybodys: "another's is refused like a missing one, as tests/http/assessments/shared-lab-reports.test.ts shows",
};
const LABS: Behind = { everybodys: "another's is refused like a missing one, as tests/http/labs/lab-bookings.test.ts shows" };

const PLANS: Behind = { everybodys: "another's is refused like a missing one, as tests/http/plans/plans.test.ts shows" };

const QUIZZES: Behind = { everybodys: "quizzes are on show; whoever asks has their own attempt" };

const EVENTS: Behind = { everybodys: "events are on show; whoever asks has their own seat" };

const OWN_RESULT: Behind = { everybodys: "whoever keeps a result chooses it; each has their own" };

const behind: Readonly<Record<string, Behind>> = {
  "PUT /shop/product/addProductToCartList product_id": GOODS,
  "PUT /shop/product/addProductToCartList cart_id": { everybodys: "whoever syncs chooses it; each has their own" },
  "PUT /shop/product/updateUserCartProductQuantity product_id": GOODS,
  "PUT /shop/product/updateUserCartProductQuantity cart_id": IGNORED,
  "PUT /shop/product/removeUserProductFromCart cart_id": IGNORED,
  "PUT /shop/product/removeUserProductFromCart product_id": GOODS,
  "POST /shop/product/addProductsToWhishlist product_id": GOODS,
  "DELETE /shop/product/removeProductFromWhishlist product_id": GOODS,
  "POST /alerts/add product_id": GOODS,
  "POST /alerts/add quiz_id": { everybodys: "quizzes are on show; whoever asks waits for their own news" },
  "DELETE /alerts/remove alert_id": { everybodys: "of somebody else's alerts none is switched off, as of a missing one" },
  "POST /cart/notices/dismiss product_ids": GOODS,
  "POST /cart/sync/undo cart_id": { own: synced },
  "PUT /notification/accept _id": { own: notification },
  "PUT /notification/decline _id": { own: notification },
  "PUT /notification/follow-back _id": { own: notification },
  "PUT /notification/read-one _id": { own: notification },
  "PUT /notification/group-status group_id": { own: closed(news.groups), with: { status: "accept" } },
  "POST /notification/group-member group_id": { own: closed(news.groups) },
  "PUT /notification/challenge-status challenge_id": { own: closed(news.challenges), with: { status: "accept" } },
  "POST /notification/challenge-member challenge_id": { own: closed(news.challenges) },
  "GET /fitbook/group group_id": GROUPS,
  "GET /fitbook/groups/members group_id": GROUPS,
  "PUT /fitbook/groups group_id": GROUPS,
  "DELETE /fitbook/groups group_id": GROUPS,
  "PUT /fitbook/groups/restore group_id": GROUPS,
  "PUT /fitbook/groups/member group_id": GROUPS,
  "PUT /fitbook/groups/member user_id": PEOPLE,
  "POST /fitbook/groups/link group_id": GROUPS,
  "GET /fitbook/groups/link group_id": GROUPS,
  "DELETE /fitbook/groups/link group_id": GROUPS,
  "DELETE /fitbook/groups/link link_id": {
    everybodys: "of another group nothing is revoked, as tests/ports/fitbook/group-links.test.ts shows",
  },
  "GET /user/getUserById _id": { own: herself },
  "GET /user/getAllprofileById _id": { own: herself },
  "PUT /user/updateUserGenderById _id": { own: herself, with: { gender: "other" } },
  "PUT /user/updateUserBirthdateById _id": { own: herself, with: { birthdate: "1990-01-01" } },
  "DELETE /user/removeMemberOfUser _id": { own: memberId },
  "PUT /user/updateMemberOfUser _id": { own: memberId, with: A_MEMBER },
  "DELETE /shopUser/removeUserAddress _id": { own: addressId },
  "PUT /shopUser/updateUserAddress _id": { own: addressId, with: AN_ADDRESS },
  "POST /healthPlan/addHealthPlanPage _id": { everybodys: "staff name the plans of the page that they put" },
  "POST /shopUserOrder/checkoutUserOrder address_id": { own: addressId, with: { payment_method: "online" } },
  "PUT /shopUserOrder/placeUserOrder parent_order_id": { own: ordered, with: { signature: "guessed", address_id: MISSING } },
  "PUT /shopUserOrder/placeUserOrder address_id": { everybodys: "where one's own stale quote is made anew, among one's own addresses" },
  "GET /shopUserOrder/user/getParentOrderById _id": { own: ordered },
  "GET /shopUserOrder/user/getOrderByIdToUser _id": { own: ordered },
  "PUT /shopUserOrder/user/cancelOrderByUser _id": { own: ordered, with: { reason: "changed-mind" } },
  "PUT /shopUserOrder/user/requestToReturnProductOfOrderByUser _id": { own: ordered, with: A_RETURN },
  "POST /shopUserOrder/user/getShipmentStatusOfChildOrder _id": { own: ordered, with: { child_order: 0 } },
  "POST /shopUserOrder/user/previewRefund _id": { own: ordered, with: { kind: "cancel", lines: [0] } },
  "GET /shopUserOrder/user/getInvoice _id": { own: ordered },
  "POST /shopUserOrder/user/reorder _id": { own: ordered },
  "POST /shop/ticket/addTicket order_id": { own: ordered, with: { topic: "delivery", message_id: "m", message: "Where is it?" } },
  "POST /shop/ticket/addTicket message_id": { everybodys: "whoever writes chooses it; each has their own" },
  "POST /shop/ticket/answerTicket message_id": { everybodys: "whoever writes chooses it; each has their own" },
  "POST /shop/ticket/reopenTicket message_id": { everybodys: "whoever writes chooses it; each has their own" },
  "GET /shop/ticket/getTicketByOrderId order_id": { everybodys: "of somebody else's order there are no tickets, as of a missing one" },
  "PUT /shop/product/addAndUpdateRatingReviewsOfUser product_id": GOODS,
  "GET /shop/product/getMyReviewOfProduct product_id": GOODS,
  "DELETE /shop/product/withdrawReviewOfUser product_id": GOODS,
  "POST /payment/begin order_id": { own: ordered, with: { key: "a-key" } },
  "GET /payment/status order_id": { own: ordered },
  "GET /getTherapistAvailableSlotDatewise id": { everybodys: "practitioners are there for all" },
  "GET /getTherapistAvailableSlotDatewise member_id": {
    everybodys: "another's member is refused like a missing one, as its own test shows",
  },
  "POST /add/booking therapist_id": { everybodys: "practitioners are there for all" },
  "POST /labs/basket member_id": { everybodys: "it is priced alike for whoever is named, and nothing is read of them" },
  "POST /labs/booking lab_id": { everybodys: "laboratories are on show" },
  "POST /labs/booking address_id": LABS,
  "POST /labs/booking member_id": LABS,
  "GET /labs/booking id": LABS,
  "GET /labs/cancel id": LABS,
  "GET /labs/report id": LABS,
  "GET /labs/invoice id": LABS,
  "GET /labs/sharing id": SHARES,
  "PUT /labs/sharing id": SHARES,
  "PUT /labs/sharing booking_id": SHARES,
  "DELETE /labs/sharing id": SHARES,
  "DELETE /labs/sharing booking_id": SHARES,
  "PUT /labs/cancel booking_id": LABS,
  "PUT /labs/consent booking_id": LABS,
  "PUT /labs/consent member_id": LABS,
  "PUT /labs/prescription booking_id": LABS,
  "PUT /labs/prescription file_id": LABS,
  "PUT /labs/prescription member_id": LABS,
  "PUT /labs/prescription prescription_id": {
    everybodys: "another's is refused like a missing one, as tests/core/labs/requirements.test.ts shows",
  },
  "PUT /labs/recollect booking_id": LABS,
  "PUT /labs/release booking_id": LABS,
  "PUT /labs/reschedule booking_id": LABS,
  "POST /subscription health_plan_id": { everybodys: "health plans are on show" },
  "GET /subscription id": PLANS,
  "GET /subscription/cancel id": PLANS,
  "GET /subscription/invoice id": PLANS,
  "PUT /subscription/cancel subscription_id": PLANS,
  "PUT /subscription/release subscription_id": PLANS,
  "POST /add/booking member_id": {
    everybodys: "another's is refused like a missing one, as tests/http/consultations/bookings.test.ts shows",
  },
  ...Object.fromEntries(Object.keys(careCalls).map((name) => [name, CARE])),
  "POST /bodyanalysistracker id": OWN_RESULT,
  "POST /prakrititracker id": OWN_RESULT,
  "POST /stresstracker id": OWN_RESULT,
  "POST /quiz/start id": QUIZZES,
  "PUT /quiz/answer id": QUIZZES,
  "POST /quiz/live/join id": QUIZZES,
  "PUT /quiz/live/answer id": QUIZZES,
  "POST /quiz/finish id": QUIZZES,
  "GET /quiz/result id": QUIZZES,
  "GET /events/attendance event_id": EVENTS,
  "PUT /events/attendance event_id": EVENTS,
  "POST /notification/follow-user follower_id": PEOPLE,
  "GET /fitbook/person user_id": PEOPLE,
  "GET /fitbook/followers user_id": PEOPLE,
  "PUT /fitbook/followers user_id": PEOPLE,
  "DELETE /fitbook/followers user_id": PEOPLE,
  "DELETE /fitbook/requests user_id": PEOPLE,
  "PUT /fitbook/mute user_id": PEOPLE,
  "PUT /fitbook/suggestions user_id": PEOPLE,
  "GET /fitbook/posts user_id": PEOPLE,
  "GET /fitbook/posts group_id": GROUP_POSTS,
  "POST /fitbook/posts group_id": GROUP_POSTS,
  "POST /fitbook/posts/result challenge_id": { everybodys: "nothing of others' is shared, as tests/ports/fitbook/cards.test.ts shows" },
  "POST /fitbook/posts/result group_id": GROUP_POSTS,
  "POST /fitbook/posts/day group_id": GROUP_POSTS,
  "POST /fitbook/posts/day _id": PICTURES,
  "POST /fitbook/posts/result _id": PICTURES,
  "POST /fitbook/posts _id": PICTURES,
  "PUT /fitbook/posts _id": PICTURES,
  "PUT /fitbook/posts post_id": POSTS,
  "DELETE /fitbook/posts post_id": POSTS,
  "PUT /fitbook/posts/restore post_id": POSTS,
  "GET /fitbook/comments post_id": POSTS,
  "POST /fitbook/comments post_id": POSTS,
  "POST /fitbook/comments parent_id": POSTS,
  "DELETE /fitbook/comments post_id": POSTS,
  "DELETE /fitbook/comments comment_id": POSTS,
  "GET /fitbook/likes post_id": POSTS,
  "PUT /fitbook/likes post_id": POSTS,
  "GET /user/blockUser user_id": PEOPLE,
  "PUT /user/blockUser user_id": PEOPLE,
  "PUT /user/unblockUser user_id": PEOPLE,
  "PUT /user/reportUser user_id": PEOPLE,
  "POST /report/content _id": REPORTS,
  "POST /report/content post_id": REPORTS,
  "DELETE /report/content report_id": REPORTS,
  "POST /report/appeal report_id": REPORTS,
  "GET /fitbook/challenges group_id": GROUP_CHALLENGES,
  "POST /fitbook/challenges group_id": GROUP_CHALLENGES,
  "GET /fitbook/challenge challenge_id": { own: closed(news.challenges) },
  "GET /fitbook/leaderboards challenge_id": { own: closed(news.challenges) },
  "PUT /fitbook/challenges challenge_id": { own: closed(news.challenges), with: { plan: A_PLAN } },
  "DELETE /fitbook/challenges challenge_id": { own: closed(news.challenges) },
  "PUT /fitbook/challenges/player challenge_id": { own: closed(news.challenges), with: { do: "leave" } },
  "PUT /fitbook/challenges/removal challenge_id": { own: closed(news.challenges), with: { user_id: "somebody", reason: "Made-up steps" } },
  "PUT /fitbook/challenges/removal user_id": {
    everybodys: "only the maker of a challenge names a player, as tests/ports/fitbook/removal/removing-players.test.ts shows",
  },
  "PUT /fitbook/badges challenge_ids": { everybodys: "of others' challenges nothing is kept, as tests/ports/fitbook/badges.test.ts shows" },
  "PUT /fitbook/challenges/invitation challenge_id": { own: closed(news.challenges), with: { user_id: "somebody" } },
  "PUT /fitbook/challenges/invitation user_id": PEOPLE,
  "PUT /fitbook/challenges/invitation group_id": {
    everybodys: "whom a group one is not in would let one invite is missing, as tests/ports/fitbook/inviting.test.ts shows",
  },
  "PUT /fitbook/entries challenge_id": { own: closed(news.challenges), with: { day: "2026-11-20", amount: 1 } },
};

const taken = endpoints
  .filter(({ audience }) => audience !== "anyone" && audience !== "caller")
  .flatMap(({ method, path, shapes }) =>
    namesIn(shapes.request)
      .filter((name) => /(^|_)ids?$/.test(name))
      .map((name) => `${method} ${path} ${name}`),
  );
const owned = Object.entries(behind).flatMap(([name, thing]) => ("own" in thing ? [[name, thing] as const] : []));

describe("somebody else's thing", () => {
  it("stands behind every id that a customer's endpoint takes, or it is said why everybody may name it", () => {
    expect(Object.keys(behind).toSorted()).toEqual(taken.toSorted());
  });

  it.each(owned)("answers like a missing one, and stays as it is: %s", async (name, { own, with: rest = {} }) => {
    const [method = "", path = "", field = ""] = name.split(" ");
    const id = await own();
    const before = await asSeenByOwner();
    const theirs = await ask("kabir", `${method} ${path}`, { ...rest, [field]: id });
    const missing = await ask("kabir", `${method} ${path}`, { ...rest, [field]: MISSING });
    expect(theirs).toEqual(missing);
    expect([0, 400]).not.toContain(theirs.body.status.status_code);
    expect(await asSeenByOwner()).toEqual(before);
  });
});

/** What its owner has: everything that a customer can list without naming anything. */
async function asSeenByOwner() {
  const lists = endpoints.filter(
    ({ audience, method, shapes }) =>
      ["customer", "patient"].includes(audience) && method === "GET" && namesIn(shapes.request).every((name) => NARROWING.has(name)),
  );
  return Promise.all(lists.map(({ path }) => ask("asha", `GET ${path}`)));
}

const NARROWING = new Set(["limit", "after", "search", "filter"]);

/** One order of Asha's, placed when it is first asked for. */
let order: string | null = null;
async function ordered(): Promise<string> {
  const { container } = product;
  const [first = ""] = await someProducts(container);
  order ??= await placedOrder(container, customerId(demoCustomerId("asha")), { [first]: 2 });
  return order;
}

async function synced(): Promise<string> {
  await ask("asha", "PUT /shop/product/addProductToCartList", { cart_id: "sync-of-asha", cart_product_list: [] });
  return "sync-of-asha";
}
