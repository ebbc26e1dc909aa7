import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Container } from "inversify";
import { describe, expect, it } from "vitest";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AskToLeave } from "#core/sign-in/session/leave.use-case.ts";
import { ListMyTickets, ListTicketsOfOrder } from "#core/tickets/list-my-tickets.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { AddressesModel } from "#web/features/account/addresses/addresses-model.ts";
import { LeavingModel } from "#web/features/account/leaving/leaving-model.ts";
import { MembersModel } from "#web/features/account/members/members-model.ts";
import { OrderListModel } from "#web/features/orders/list/order-list-model.ts";
import { OrderModel } from "#web/features/orders/order/order-model.ts";
import { ReorderModel } from "#web/features/orders/order/reorder-model.ts";
import { PaperModel } from "#web/features/orders/paper/paper-model.ts";
import { PointsModel } from "#web/features/points/points-model.ts";
import { MyReviewModel } from "#web/features/reviews/my-review-model.ts";
import { ReviewListModel } from "#web/features/reviews/review-list-model.ts";
import { EarlierTicketsModel } from "#web/features/tickets/earlier-tickets-model.ts";
import { TicketListModel } from "#web/features/tickets/ticket-list-model.ts";
import { TicketModel } from "#web/features/tickets/ticket-model.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { OwnDataModel } from "#web/features/account/own-data/own-data-model.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { reviewId } from "#core/reviews/review.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aUser } from "#tests/builders/a-user.ts";
import { anInvoice } from "#tests/builders/an-invoice.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import type { Token } from "#core/shared/token.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { Whole } from "#web/platform/late/whole.ts";

const asha = customerId("asha");
const order = payableId("order-1");
const number = ticketNumber(10_001);
const ticket: Ticket = { number, customer: asha, order, topic: "delivery", state: "open", openedAt: 0, resolvedAt: null, messages: [] };

function wholeWith<T>(use: Token<T>, call: T): Whole {
  const container = new Container();
  container.bind(use).toConstantValue(call);
  return async () => container;
}

/** An answer that comes when the test says so. */
function pending<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { promise, answer: resolve, fail: () => reject(new PortUnavailable("network", null)) };
}

const turnOver = () => new Promise((resolve) => setTimeout(resolve, 0));

type Open = { readonly ask: () => Promise<unknown>; readonly shown: () => unknown };

/** What reads: `older` and `newer` are two answers that look different on the page. */
function reads<Answer>(file: string, [older, newer]: readonly [Answer, Answer], open: (call: () => Promise<Answer>) => Open) {
  const afterAll = async (answers: readonly Answer[]) => {
    const queue = [...answers];
    const model = open(async () => queue.shift() ?? newer);
    for (const _ of answers) await model.ask();
    return model.shown();
  };
  const asked = (count: number) => {
    const calls = Array.from({ length: count }, () => pending<Answer>());
    const left = [...calls];
    const model = open(() => left.shift()?.promise ?? expect.unreachable());
    return { model, calls };
  };
  return {
    file,
    staleAnswer: async () => {
      const { model, calls } = asked(2);
      const both = [model.ask(), model.ask()];
      await turnOver();
      calls[1]?.answer(newer);
      await turnOver();
      calls[0]?.answer(older);
      await Promise.all(both);
      expect(model.shown()).toEqual(await afterAll([newer]));
      expect(model.shown()).not.toEqual(await afterAll([older]));
    },
    staleOutage: async () => {
      const { model, calls } = asked(2);
      const both = [model.ask(), model.ask()];
      await turnOver();
      calls[1]?.answer(newer);
      await turnOver();
      calls[0]?.fail();
      await Promise.all(both);
      expect(model.shown()).toEqual(await afterAll([newer]));
    },
    triedAgain: async () => {
      const { model, calls } = asked(2);
      const first = model.ask();
      await turnOver();
      calls[0]?.fail();
      await first;
      expect(model.shown()).not.toEqual(await afterAll([newer]));
      const second = model.ask();
      await turnOver();
      calls[1]?.answer(newer);
      await second;
      expect(model.shown()).toEqual(await afterAll([newer]));
    },
  };
}

type Answer<UseCase extends (...given: never) => unknown> = Awaited<ReturnType<UseCase>>;

const page = (five: number) => ({ summary: summaryOf(() => five), reviews: [], next: null });
const ledger = (balance: number) => ({ balance, pending: 0, entries: [], next: null });
const { isConsented: _, ...meera } = aMember();
const unknownOrder = refused({ kind: "unknown-order" });

const readers = [
  reads<Answer<ListMembers>>("members-model", [[], [{ ...meera, consentedAt: null }]], (call) => {
    const model = new MembersModel(asha, wholeWith(ListMembers, call));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads<Answer<ListAddresses>>("addresses-model", [[], [anAddress()]], (call) => {
    const model = new AddressesModel(asha, wholeWith(ListAddresses, call));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads<Answer<ListMyOrders>>(
    "order-list-model",
    [
      { orders: [], next: null },
      { orders: [], next: order },
    ],
    (call) => {
      const model = new OrderListModel(asha, { text: "", filter: "all", after: null }, wholeWith(ListMyOrders, call));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads<Answer<ShowMyOrder>>("order-model", [unknownOrder, ok(orderView(kept(aPlacedOrder()), 0))], (call) => {
    const model = new OrderModel(asha, order, wholeWith(ShowMyOrder, call));
    return { ask: model.ask, shown: () => model.seen };
  }),
  reads<Answer<ShowDocument>>("paper-model", [unknownOrder, ok({ kind: "invoice", facts: anInvoice() })], (call) => {
    const model = new PaperModel(asha, { order, number: null }, { whole: wholeWith(ShowDocument, call), save: () => {} });
    return { ask: model.ask, shown: () => model.state };
  }),
  reads<Answer<ShowRewardPoints>>("points-model", [ledger(1), ledger(2)], (call) => {
    const model = new PointsModel(asha, wholeWith(ShowRewardPoints, call));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads<Answer<ShowMyReview>>(
    "my-review-model",
    [
      { mayReview: false, review: null },
      { mayReview: true, review: null },
    ],
    (call) => {
      const model = new MyReviewModel(asha, "churna", wholeWith(ShowMyReview, call));
      return { ask: model.ask, shown: () => model.seen };
    },
  ),
  reads<Answer<ListReviews>>("review-list-model", [page(1), page(2)], (call) => {
    const model = new ReviewListModel("churna", page(0), call);
    return { ask: () => model.inOrder("newest"), shown: () => [model.state, model.page] };
  }),
  reads<Answer<ListMyTickets>>(
    "ticket-list-model",
    [
      { tickets: [], next: null },
      { tickets: [ticket], next: null },
    ],
    (call) => {
      const model = new TicketListModel(asha, wholeWith(ListMyTickets, call));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads<Answer<ListTicketsOfOrder>>("earlier-tickets-model", [[], [ticket]], (call) => {
    const model = new EarlierTicketsModel(asha, order, wholeWith(ListTicketsOfOrder, call));
    return { ask: model.ask, shown: () => model.tickets };
  }),
  reads<Answer<ShowMyTicket>>("ticket-model", [refused({ kind: "unknown-ticket" }), ok(ticket)], (call) => {
    const model = new TicketModel(asha, number, { whole: wholeWith(ShowMyTicket, call), newKey: () => "key" });
    return { ask: model.ask, shown: () => model.seen };
  }),
];

/** What is sent: `open` answers how it is pressed, given what the shop would answer. */
const senders: readonly { readonly name: string; readonly open: (answer: () => Promise<never>) => () => Promise<unknown> }[] = [
  {
    name: "removing a member",
    open: (call) => {
      const model = new MembersModel(asha, wholeWith(RemoveMember, call));
      return () => model.remove(memberId("member-1"));
    },
  },
  { name: "withdrawing a review", open: (call) => new MyReviewModel(asha, "churna", wholeWith(WithdrawReview, call)).withdraw },
  {
    name: "buying an order again",
    open: (call) => {
      const model = new ReorderModel(asha, wholeWith(Reorder, call), { refresh: async () => {} });
      return () => model.send(order);
    },
  },
  {
    name: "downloading a paper",
    open: (call) => new PaperModel(asha, { order, number: null }, { whole: wholeWith(DownloadDocument, call), save: () => {} }).fetch,
  },
  { name: "taking one's data", open: (call) => new OwnDataModel(asha, wholeWith(TakeMyData, call), () => {}).take },
  { name: "leaving", open: (call) => aLeaving(call, asha).model.leave },
  {
    name: "more reviews",
    open: (call) => new ReviewListModel("churna", { ...page(0), next: { stars: 5, writtenAt: 0, id: reviewId("r1") } }, call).more,
  },
];

function aLeaving(call: AskToLeave, here: CustomerId) {
  const { customer } = aUser({ email: emailIn("asha@example.in") });
  const gone: string[] = [];
  const session = { customer: here, forget: () => gone.push("session") };
  const model = new LeavingModel(customer, session, wholeWith(AskToLeave, call), { show: () => gone.push("toast") });
  model.form.fill("own", "asha@example.in");
  model.ask();
  return { model, gone };
}

describe("what a screen reads", () => {
  it.each(readers)("is the newest answer, not the last to come: $file", ({ staleAnswer }) => staleAnswer());
  it.each(readers)("is not lost to an outage of an older question: $file", ({ staleOutage }) => staleOutage());
  it.each(readers)("can be asked for again after an outage: $file", ({ triedAgain }) => triedAgain());

  it("is held to these laws in every model that reads by itself", () => {
    const features = fileURLToPath(new URL("../../../web/features", import.meta.url));
    const files = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("-model.ts"));
    const reading = files.filter((file) => /new (Resource|PagedList)\b/.test(readFileSync(`${features}/${file}`, "utf8")));
    const held: readonly string[] = readers.map(({ file }) => file);
    expect(reading.map((file) => basename(file, ".ts")).filter((file) => !held.includes(file))).toEqual([]);
  });
});

describe("what a press sends", () => {
  it.each(senders)("is sent once until it is answered, and again after an outage: $name", async ({ open }) => {
    const calls: ReturnType<typeof pending<never>>[] = [];
    const send = open(() => {
      const call = pending<never>();
      calls.push(call);
      return call.promise;
    });
    const first = [send(), send(), send()];
    await turnOver();
    expect(calls).toHaveLength(1);
    calls[0]?.fail();
    await Promise.all(first);
    void send();
    await turnOver();
    expect(calls).toHaveLength(2);
  });

  it("ends the session of who leaves, and of nobody who signed in meanwhile", async () => {
    const own = aLeaving(async () => ok(null), asha);
    await own.model.leave();
    expect(own.gone).toEqual(["session", "toast"]);
    const others = aLeaving(async () => ok(null), customerId("ravi"));
    await others.model.leave();
    expect(others.gone).toEqual([]);
  });
});

describe("a list that is read page by page", () => {
  it("adds a page, asked for once, and drops one that was asked for behind an older list", async () => {
    const calls: ReturnType<typeof pending<Answer<ShowRewardPoints>>>[] = [];
    const model = new PointsModel(
      asha,
      wholeWith(ShowRewardPoints, () => {
        const call = pending<Answer<ShowRewardPoints>>();
        calls.push(call);
        return call.promise;
      }),
    );
    const first = model.ask();
    await turnOver();
    calls[0]?.answer({ ...ledger(1), next: rewardEntryId("e1") });
    await first;
    const more = [model.askMore(), model.askMore()];
    await turnOver();
    expect([calls.length, model.more]).toEqual([2, "reading"]);
    const anew = model.ask();
    await turnOver();
    calls[2]?.answer(ledger(3));
    await anew;
    calls[1]?.answer(ledger(2));
    await Promise.all(more);
    expect([model.state, model.more]).toEqual([{ kind: "read", value: ledger(3) }, "ready"]);
  });
});
