import "#tests/web/browser-setup.ts";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { eventId } from "#core/events/listed-event.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { paise } from "#core/shared/money.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { openShop } from "#tests/web/shop-window.tsx";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import type { Container } from "inversify";
import type { ListedEvent } from "#core/events/listed-event.ts";

afterEach(cleanup);

const ID = eventId("breathing-class");
const LINK = "https://meet.example/a";

function keeping(given: Partial<ListedEvent> = {}): Memory {
  const memory = new Memory();
  memory.events.put(aListedEvent(given));
  return memory;
}

/** Moves the event to two days later. */
function move(memory: Memory) {
  const { startsAt, endsAt } = aListedEvent();
  const to = { startsAt: startsAt + 2 * DAY, endsAt: endsAt + 2 * DAY };
  memory.events.take(ID, { kind: "move", at: now, from: { startsAt, endsAt }, to }, "");
}

const join = (memory: Memory, person: string) => memory.events.take(ID, { kind: "join", at: now, person }, "AB12CD");

describe("an event's page", () => {
  it("gives a seat by one press, with its code, and takes it back by another [rt-event]", async () => {
    await openAsAsha("/event/breathing-class", { memory: keeping() });
    await press("Take a seat");
    expect(await screen.findByText("You have a seat.")).toBeDefined();
    expect(await screen.findByText("1 person is going.")).toBeDefined();
    expect(await screen.findByText(/^1-/)).toBeDefined();
    expect(await screen.findByText("1 of 2 seats is free")).toBeDefined();
    await press("Cancel my seat");
    expect(await screen.findByText("Your seat is cancelled.")).toBeDefined();
    expect(await screen.findByRole("button", { name: "Take a seat" })).toBeDefined();
  });

  it("says of a seat what it costs, and where that is paid", async () => {
    await openAsAsha("/event/breathing-class", { memory: keeping() });
    await screen.findByText("A seat is free of charge, and you can cancel it until the start.");
    cleanup();
    await openAsAsha("/event/breathing-class", { memory: keeping({ price: paise(19_900) }) });
    await screen.findByText("You pay nothing here and ₹199 at the venue. You can cancel your seat until the start.");
  });

  it("keeps focus at one's seat when the button that was pressed goes, and takes it from nobody before", async () => {
    await openAsAsha("/event/breathing-class", { memory: keeping() });
    const heading = await screen.findByRole("heading", { name: "Your seat" });
    expect(document.activeElement).not.toBe(heading);
    (await screen.findByRole("button", { name: "Take a seat" })).focus();
    await press("Take a seat");
    await screen.findByRole("button", { name: "Cancel my seat" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("keeps focus at the button that waits for who is known, when their own comes in its place", async () => {
    const { product, session } = await openAsAsha("/faq", { memory: keeping() });
    await act(() => session.signOut());
    cleanup();
    const { bearer } = await product.get(Sessions).open(asha, now);
    const user = await product.get(ShowUser)(asha);
    const visitor = await openShop("/event/breathing-class", product);
    const waiting = await screen.findByRole("button", { name: "Take a seat" });
    waiting.focus();
    await act(async () => user.kind === "ok" && visitor.get(SessionStore).signIn({ user: user.value, bearer }));
    await screen.findByRole("heading", { name: "Your seat" });
    expect(waiting.isConnected).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Take a seat" })));
  });

  it("gives a visitor the seat that they pressed for once they have signed in", async () => {
    const { product, session } = await openAsAsha("/faq", { memory: keeping() });
    await act(() => session.signOut());
    cleanup();
    const { bearer } = await product.get(Sessions).open(asha, now);
    const user = await product.get(ShowUser)(asha);
    const visitor = await openShop("/event/breathing-class", product);
    await press("Take a seat");
    await waitFor(() => expect(visitor.get(SessionStore).signInFor).toBe("sign-in"));
    await act(async () => user.kind === "ok" && visitor.get(SessionStore).signIn({ user: user.value, bearer }));
    expect(await screen.findByRole("button", { name: "Cancel my seat" })).toBeDefined();
    await waitFor(() =>
      expect(visitor.get(ToastStore).toasts.map(({ news }) => news)).toContainEqual({ kind: "intent-done", told: "You have a seat." }),
    );
  });

  it("gives a place in the line when it is full, and the seat that is kept, by one press", async () => {
    const memory = keeping({ capacity: 1 });
    join(memory, "ravi");
    join(memory, "meera");
    const { memory: stored } = await openAsAsha("/event/breathing-class", { memory });
    await press("Join the waiting list");
    expect(await screen.findByText("You are number 2 on the waiting list.")).toBeDefined();
    cleanup();
    stored.events.take(ID, { kind: "leave", at: now, person: "meera" }, "");
    stored.events.take(ID, { kind: "leave", at: now, person: "ravi" }, "");
    await openAsAsha("/event/breathing-class", { memory: stored });
    expect(await screen.findByText("A seat is held for you until Sat 21 Nov, 5:30 am.")).toBeDefined();
    await press("Take the seat");
    expect(await screen.findByText("You have a seat.")).toBeDefined();
  });

  it("asks who has a seat whether the new time suits them, and keeps or gives it up by one press", async () => {
    const memory = keeping({ capacity: 1 });
    const { memory: stored } = await openAsAsha("/event/breathing-class", { memory });
    await press("Take a seat");
    await screen.findByText("You have a seat.");
    cleanup();
    join(stored, "ravi");
    move(stored);
    await openAsAsha("/event/breathing-class", { memory: stored });
    expect(await screen.findByText("This event has moved from Mon 23 Nov, 5:30 am to Wed 25 Nov, 5:30 am.")).toBeDefined();
    expect(await screen.findByText("You have a seat. Does the new time suit you?")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Cancel my seat" })).toBeNull();
    (await screen.findByRole("button", { name: "Keep my seat" })).focus();
    await press("Keep my seat");
    expect(await screen.findByText("You have a seat.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your seat" })));
    expect(screen.queryByRole("button", { name: "Keep my seat" })).toBeNull();
    expect(stored.events.seatOf(asha, ID, now)).toMatchObject({ state: "going", isAsked: false });
    cleanup();
    const { startsAt, endsAt } = aListedEvent();
    const [from, to] = [2, 4].map((days) => ({ startsAt: startsAt + days * DAY, endsAt: endsAt + days * DAY }));
    if (from !== undefined && to !== undefined) stored.events.take(ID, { kind: "move", at: now, from, to }, "");
    await openAsAsha("/event/breathing-class", { memory: stored });
    await press("Give up my seat");
    expect(await screen.findByText("Your seat is cancelled.")).toBeDefined();
    expect(stored.events.seatOf("ravi", ID, now)?.state).toBe("offered");
  });

  it("asks who waits too, and leaves their place in the line to those who stay", async () => {
    const memory = keeping({ capacity: 1 });
    join(memory, "ravi");
    const { memory: stored } = await openAsAsha("/event/breathing-class", { memory });
    await press("Join the waiting list");
    await screen.findByText("You are number 1 on the waiting list.");
    cleanup();
    join(stored, "meera");
    move(stored);
    await openAsAsha("/event/breathing-class", { memory: stored });
    expect(await screen.findByText("You are number 1 on the waiting list. Does the new time suit you?")).toBeDefined();
    await press("Stay on the waiting list");
    expect(await screen.findByText("You are number 1 on the waiting list.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Stay on the waiting list" })).toBeNull();
  });

  it("says when the seat that was kept is gone", async () => {
    const memory = keeping({ capacity: 1 });
    const time = { is: now };
    join(memory, "ravi");
    const { memory: stored } = await openAsAsha("/event/breathing-class", {
      memory,
      change: (product) => product.rebind(Clock).toConstantValue(() => time.is),
    });
    await press("Join the waiting list");
    await screen.findByText("You are number 1 on the waiting list.");
    cleanup();
    stored.events.take(ID, { kind: "leave", at: now, person: "ravi" }, "");
    await openAsAsha("/event/breathing-class", {
      memory: stored,
      change: (product) => product.rebind(Clock).toConstantValue(() => time.is),
    });
    await screen.findByText(/^A seat is held for you/);
    time.is = now + DAY;
    await press("Take the seat");
    expect(await screen.findByText("No seat is kept for you any more.")).toBeDefined();
    expect(await screen.findByText("The time to take the seat we held for you has run out.")).toBeDefined();
  });

  it("tells of no seat once it is over, but to those who had one", async () => {
    const memory = keeping({ startsAt: now + HOUR, endsAt: now + 2 * HOUR });
    const time = { is: now + 2 * HOUR };
    const change = { change: (product: Container) => product.rebind(Clock).toConstantValue(() => time.is) };
    const { memory: stored } = await openAsAsha("/event/breathing-class", { memory, ...change });
    await screen.findByText("This event is over");
    await waitFor(() => expect(screen.queryByText(/Your seat/)).toBeNull());
    cleanup();
    time.is = now;
    await openAsAsha("/event/breathing-class", { memory: stored, ...change });
    await press("Take a seat");
    await screen.findByText("You have a seat.");
    cleanup();
    time.is = now + 2 * HOUR;
    await openAsAsha("/event/breathing-class", { memory: stored, ...change });
    expect(await screen.findByRole("heading", { name: "Your seat" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Cancel my seat" })).toBeNull();
  });

  it("shows the link from an hour before the start, and nothing to press once it has begun", async () => {
    const memory = keeping({ venue: { kind: "online", link: LINK }, startsAt: now + HOUR + 1, endsAt: now + 2 * HOUR });
    const time = { is: now };
    const change = { change: (product: Container) => product.rebind(Clock).toConstantValue(() => time.is) };
    const { memory: stored } = await openAsAsha("/event/breathing-class", { memory, ...change });
    await press("Take a seat");
    expect(await screen.findByText("The link appears here an hour before the start.")).toBeDefined();
    cleanup();
    time.is = now + 1;
    await openAsAsha("/event/breathing-class", { memory: stored, ...change });
    expect((await screen.findByRole("link", { name: "Open the event" })).getAttribute("href")).toBe(LINK);
    cleanup();
    time.is = now + HOUR + 1;
    await openAsAsha("/event/breathing-class", { memory: stored, ...change });
    expect(await screen.findByText("You have a seat.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Cancel my seat" })).toBeNull();
  });
});
