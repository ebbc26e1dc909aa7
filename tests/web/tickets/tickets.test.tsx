import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { HandleTicket } from "#core/tickets/handle-ticket.use-case.ts";
import { ListMyTickets } from "#core/tickets/list-my-tickets.use-case.ts";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { TICKET_STATES } from "#core/tickets/ticket-state.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import { appointmentInMemory, labBookingInMemory } from "#tests/builders/consultations/booked-in-memory.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { Container } from "inversify";
import type { StaffDeed } from "#core/tickets/ticket-step.ts";
import type { Ticket } from "#core/tickets/ticket.ts";

afterEach(cleanup);

const ORDER = payableId("order-1");
const HELP = "/shop/orders/order-1/help";

/** A shop with an order of Asha's, and tickets of hers about it. */
function keeping(...tickets: readonly Partial<Ticket>[]): Memory {
  const memory = new Memory();
  memory.orders.set(ORDER, aMemoryOrder({ ...aPlacedOrder(), id: ORDER }, asha, { number: "NM10000001" }));
  for (const [place, given] of tickets.entries()) {
    const number = ticketNumber(20_001 + place);
    const first = { id: `m-${place}`, from: "customer", at: now, text: `Question ${place}`, files: [] } as const;
    memory.tickets.set(number, {
      number,
      customer: asha,
      subject: { kind: "order", id: ORDER },
      topic: "delivery",
      state: "open",
      openedAt: now,
      resolvedAt: null,
      language: null,
      messages: [first],
      ...given,
    });
  }
  return memory;
}
const only = ({ tickets }: Memory): Ticket => [...tickets.values()].at(-1) ?? expect.unreachable();
const staff = (product: Container, number: Ticket["number"], action: StaffDeed) =>
  product.get(HandleTicket)("ravi", { number, deed: action });
const choose = (label: string) => act(async () => fireEvent.click(screen.getByRole("radio", { name: label })));

const picture = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c96" } })
    .png()
    .toBuffer(),
);
const video = (bytes: number) => {
  const made = new Uint8Array(bytes);
  made.set(new TextEncoder().encode("\0\0\0\x18ftypisom\0\0\x02\0isomiso2"));
  return made;
};
const file = (bytes: Uint8Array<ArrayBuffer>, type: string) => new File([bytes], "file", { type });
const add = (label: string, files: readonly File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { files } }));

describe("help with an order", () => {
  it("is one link on its page, asks what it is about, and opens a ticket with pictures and a video [ui-shop-features]", async () => {
    const { memory } = await openAsAsha("/shop/orders/order-1", { memory: keeping() });
    const link = await screen.findByRole("link", { name: "Help with this order" });
    expect(link.getAttribute("href")).toBe(HELP);
    await act(async () => fireEvent.click(link));
    await screen.findByRole("heading", { level: 1, name: "Help with this order" });
    await press("Send the question");
    expect(screen.getByText("Please choose what it is about.")).toBeDefined();
    expect(screen.getByText("Please write a few words.")).toBeDefined();
    expect(document.activeElement?.getAttribute("type")).toBe("radio");
    await choose("Damaged or wrong product");
    await fill("What happened?", " It leaked. ");
    expect(screen.getByText("10 of 4,000 characters")).toBeDefined();
    await add("Add pictures", [file(picture, "image/png"), file(picture, "image/png")]);
    await add("Add a video", [file(video(900), "video/mp4")]);
    await waitFor(() => expect(screen.getAllByText("Sent")).toHaveLength(3));
    await add("Add a video", [file(video(900), "video/mp4")]);
    expect(screen.getByText("You can attach one video.")).toBeDefined();
    await press("Remove picture 2");
    await press("Send the question");
    expect(await screen.findByRole("heading", { level: 1, name: "Ticket 20001" })).toBeDefined();
    expect(await screen.findByText(/^Sent\. Its number is 20001\./)).toBeDefined();
    expect(only(memory)).toMatchObject({
      subject: { kind: "order", id: ORDER },
      topic: "damaged-or-wrong",
      state: "open",
      messages: [{ text: "It leaked." }],
    });
    expect(only(memory).messages[0]?.files.map(({ mediaType }) => mediaType)).toEqual(["image/webp", "video/mp4"]);
    const said = within(screen.getByRole("list", { name: "Conversation so far" }));
    expect(said.getByText("It leaked.")).toBeDefined();
    expect(said.getByRole("button", { name: "Save the video" })).toBeDefined();
  });

  it("is asked for once, however often it is sent, and keeps what was written where the shop did not answer", async () => {
    const ids: string[] = [];
    const { memory } = await openAsAsha(HELP, {
      memory: keeping(),
      change: (product) => {
        const open = product.get(OpenTicket);
        product.rebind(OpenTicket).toConstantValue(async (customer, request) => {
          ids.push(request.words.id);
          const answer = await open(customer, request);
          if (ids.length === 1) throw new PortUnavailable("tickets", "the answer got lost");
          return answer;
        });
      },
    });
    await screen.findByRole("heading", { level: 1, name: "Help with this order" });
    await choose("Delivery");
    await fill("What happened?", "Where is it?");
    await press("Send the question");
    expect(await screen.findByText("We could not reach the shop. What you entered is still here.")).toBeDefined();
    await press("Try again");
    await screen.findByRole("heading", { level: 1, name: "Ticket 20001" });
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(memory.tickets.size).toBe(1);
  });

  it("tells what was asked about it before", async () => {
    await openAsAsha(HELP, { memory: keeping({ state: "waiting-for-customer" }) });
    const before = within(await screen.findByRole("region", { name: "What you asked about it earlier" }));
    expect(before.getByRole("link", { name: "Delivery" }).getAttribute("href")).toBe("/user/tickets/20001");
    expect(before.getByText("Waiting for your answer")).toBeDefined();
  });
});

describe("help with a booking", () => {
  const booked = (customer = asha) => {
    const memory = new Memory();
    appointmentInMemory(memory, { id: payableId("b-1"), customer, start: now });
    labBookingInMemory(memory, { id: payableId("l-1"), customer, start: now });
    return memory;
  };
  const kinds = [
    {
      page: "/appointments/b-1",
      link: "Help with this appointment",
      topic: "Joining the call",
      to: "Go to the appointment",
      said: /^Appointment with Dr\. Sunanda Joshi, /,
      subject: { kind: "appointment", id: "b-1" },
    },
    {
      page: "/diagnosticlab/bookings/l-1",
      link: "Help with this lab booking",
      topic: "Collecting the sample",
      to: "Go to the lab booking",
      said: /^Lab tests by Sahyadri, /,
      subject: { kind: "lab-booking", id: "l-1" },
    },
  ];

  it.each(kinds)("is one link on $page, and opens a ticket that leads back there", async ({ page, link, topic, to, said, subject }) => {
    const { memory } = await openAsAsha(page, { memory: booked() });
    const help = await screen.findByRole("link", { name: link });
    expect(help.getAttribute("href")).toBe(`${page}/help`);
    await act(async () => fireEvent.click(help));
    await screen.findByRole("heading", { level: 1, name: link });
    expect((await screen.findByRole("link", { name: said })).getAttribute("href")).toBe(page);
    expect(screen.queryByRole("radio", { name: "Delivery" })).toBeNull();
    await choose(topic);
    await fill("What happened?", "Nobody came.");
    await press("Send the question");
    await screen.findByRole("heading", { level: 1, name: "Ticket 20001" });
    expect((await screen.findByRole("link", { name: to })).getAttribute("href")).toBe(page);
    expect(only(memory)).toMatchObject({ subject, messages: [{ text: "Nobody came." }] });
    cleanup();
    await openAsAsha("/user/tickets", { memory });
    expect((await screen.findByRole("link", { name: said })).getAttribute("href")).toBe(page);
    expect(screen.getByRole("link", { name: topic }).getAttribute("href")).toBe("/user/tickets/20001");
    cleanup();
    await openAsAsha(`${page}/help`, { memory });
    const before = within(await screen.findByRole("region", { name: "What you asked about it earlier" }));
    expect(before.getByRole("link", { name: topic })).toBeDefined();
  });

  it.each(kinds)("is the same missing page for somebody else's $page as for none", async ({ page }) => {
    const memory = booked(customerId("ravi"));
    const shown: string[] = [];
    for (const address of [`${page}/help`, `${page}0/help`]) {
      await openAsAsha(address, { memory });
      await screen.findByRole("heading", { name: /^(We can't find this appointment|We can't find this booking)/ });
      expect(screen.queryByLabelText("What happened?")).toBeNull();
      shown.push(screen.getByRole("main").textContent ?? "");
      cleanup();
    }
    expect(shown[0]).toBe(shown[1]);
  });
});

describe("the list of a customer's tickets", () => {
  it("is reached from the account's menu and tells of each its number, its state and what was said last", async () => {
    await openAsAsha("/user/tickets", { memory: keeping({}, { topic: "missing", state: "resolved" }) });
    const cards = within(await screen.findByRole("list", { name: "Tickets, newest first" })).getAllByRole("listitem");
    expect(
      cards.map((card) =>
        within(card)
          .getAllByRole("link")
          .map((link) => link.textContent),
      ),
    ).toEqual([
      ["Something is missing", "Order NM10000001"],
      ["Delivery", "Order NM10000001"],
    ]);
    expect(cards[0]?.textContent).toContain("Resolved");
    expect(cards[0]?.textContent).toContain("Ticket 20002, you wrote");
    expect(cards[1]?.textContent).toContain("Question 0");
    const menu = within(screen.getByRole("navigation", { name: "My account" }));
    expect(menu.getByRole("link", { name: "My tickets" }).getAttribute("aria-current")).toBe("page");
  });

  it("grows by a press, and tries again where the shop did not answer", async () => {
    let isAway = true;
    await openAsAsha("/user/tickets", {
      memory: keeping(...Array.from({ length: 22 }, () => ({}))),
      change: (product) => {
        const list = product.get(ListMyTickets);
        product.rebind(ListMyTickets).toConstantValue(async (...asked) => {
          if (isAway) throw new PortUnavailable("tickets", "down");
          return list(...asked);
        });
      },
    });
    await screen.findByText("This couldn't be loaded right now.");
    isAway = false;
    await press("Try again");
    const list = await screen.findByRole("list", { name: "Tickets, newest first" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(20);
    await press("Show more");
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(22));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says how one is opened where there is none", async () => {
    await openAsAsha("/user/tickets");
    expect(await screen.findByRole("heading", { name: "No tickets yet" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to my orders" }).getAttribute("href")).toBe("/shop/orders");
  });
});

describe("a ticket's page", () => {
  it("shows what was said by whom, and takes an answer to what staff asked", async () => {
    const memory = keeping({});
    const { product } = await openAsAsha("/user/tickets/20001", { memory });
    await screen.findByText("Received");
    const { number } = only(memory);
    await staff(product, number, { kind: "ask", words: { id: "s-1", text: "Which street?", files: [] } });
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText("Waiting for your answer")).toBeDefined();
    expect(screen.getByText("We need your answer to continue.")).toBeDefined();
    await fill("Your message", "Prabhat Road");
    await press("Send the message");
    expect(await screen.findByText(/^Sent\. You'll find our answer here/)).toBeDefined();
    expect(screen.getByText("In progress")).toBeDefined();
    const said = within(screen.getByRole("list", { name: "Conversation so far" })).getAllByRole("listitem");
    expect(said.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(["You", "Nir", "You"]);
    expect(said[2]?.textContent).toContain("Prabhat Road");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toBe("");
  });

  it("opens again what was solved, with what is still open", async () => {
    const memory = keeping({ state: "resolved", resolvedAt: now });
    await openAsAsha("/user/tickets/20001", { memory });
    expect(await screen.findByText("Resolved")).toBeDefined();
    await press("Open it again");
    expect(screen.getByText("Please write a few words.")).toBeDefined();
    await fill("What is still not right?", "It leaked once more.");
    await press("Open it again");
    expect(await screen.findByText("Reopened")).toBeDefined();
    expect(only(memory)).toMatchObject({ state: "reopened", resolvedAt: null });
    expect(only(memory).messages.at(-1)?.text).toBe("It leaked once more.");
  });

  it("shows anew what staff did meanwhile, and keeps what was written", async () => {
    const memory = keeping({});
    const { product } = await openAsAsha("/user/tickets/20001", { memory });
    await fill("Your message", "Any news?");
    await staff(product, only(memory).number, { kind: "resolve", words: { id: "s-1", text: "It is there.", files: [] } });
    await press("Send the message");
    expect(await screen.findByText(/^It has been solved in the meantime\./)).toBeDefined();
    expect(screen.getByText("It is there.")).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>("What is still not right?").value).toBe("Any news?");
    await press("Open it again");
    expect(await screen.findByText("Reopened")).toBeDefined();
  });

  it("is unknown where it is somebody else's, in the same words as where there is none", async () => {
    for (const address of ["/user/tickets/20001", "/user/tickets/30000", "/user/tickets/none"]) {
      await openAsAsha(address, { memory: keeping({ customer: customerId("ravi") }) });
      expect(await screen.findByRole("heading", { name: "We can't find this ticket" })).toBeDefined();
      cleanup();
    }
  });

  it("tells every state in words of its own", () => {
    expect(new Set(TICKET_STATES.map(ticketWords.state)).size).toBe(TICKET_STATES.length);
    expect(new Set(TICKET_STATES.map(ticketWords.explained)).size).toBe(TICKET_STATES.length);
  });
});
