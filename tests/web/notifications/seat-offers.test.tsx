import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { eventId } from "#core/events/listed-event.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import { moveMessages } from "#cli/events/move-messages.ts";
import { offerMessages } from "#cli/events/offer-messages.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { asha, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

const ID = eventId("breathing-class");

/** A seat is kept for Asha, and she was told so. `until`: as she was told, in milliseconds since 1970. */
async function openTold({ until = null, isTaken = false }: { readonly until?: number | null; readonly isTaken?: boolean } = {}) {
  const memory = new Memory();
  const event = aListedEvent({ capacity: 1 });
  memory.events.put(event);
  const step = (kind: "join" | "leave" | "accept", person: string) => memory.events.take(ID, { kind, at: now, person }, "AB12CD");
  step("join", "ravi");
  step("join", asha);
  step("leave", "ravi");
  const stored = memory.events.seatOf(asha, ID, now)?.until ?? expect.unreachable();
  if (isTaken) step("accept", asha);
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni") });
  const seat = { event: ID, until: until ?? stored };
  const said = offerMessages({ ...seat, event: ID, title: event.title, customer: asha, move: null });
  announceInMemory(memory, { ...said, id: notificationId("n-1"), to: asha, cause: "event/1", at: now - HOUR, seat });
  await openAsAsha("/notification", { memory });
  await screen.findByText(/we are holding a seat for you/);
  return () => memory.events.seatOf(asha, ID, now)?.state;
}

/** Asha has a seat, and was told that the event is moved by a day. */
async function openMoved() {
  const memory = new Memory();
  const event = aListedEvent({ capacity: 1 });
  memory.events.put(event);
  memory.events.take(ID, { kind: "join", at: now, person: asha }, "AB12CD");
  const from = { startsAt: event.startsAt, endsAt: event.endsAt };
  const to = { startsAt: from.startsAt + DAY, endsAt: from.endsAt + DAY };
  memory.events.take(ID, { kind: "move", at: now, from, to }, "");
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni") });
  const move = memory.events.moveOf(ID) ?? expect.unreachable();
  const said = moveMessages({ event: ID, title: event.title, customer: asha, state: "going", move });
  const seat = { event: ID, until: to.startsAt };
  announceInMemory(memory, { ...said, id: notificationId("n-1"), to: asha, cause: "event/1", at: now - HOUR, seat });
  await openAsAsha("/notification", { memory });
  await screen.findByText(/has moved from Monday, 23 November, .* to Tuesday, 24 November, /);
  return () => memory.events.seatOf(asha, ID, now);
}

describe("the notification that an event is moved", () => {
  it("keeps the seat by one press, says so and keeps the focus there", async () => {
    const seat = await openMoved();
    const button = await screen.findByRole("button", { name: /^Keep my seat: .*has moved from/ });
    button.focus();
    await press(/^Keep my seat: /);
    const said = await screen.findByText("You have a seat.");
    expect(seat()).toMatchObject({ state: "going", isAsked: false });
    expect(screen.queryByRole("button", { name: /^(Keep|Give up) my seat: / })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(said));
  });

  it("gives it up by one press", async () => {
    const seat = await openMoved();
    await press(/^Give up my seat: /);
    expect(await screen.findByText("Your seat is cancelled.")).toBeDefined();
    expect(seat()?.state).toBe("left");
  });
});

describe("the notification that a seat is kept", () => {
  it("takes the seat by one press, says so and keeps the focus there", async () => {
    const state = await openTold();
    const button = await screen.findByRole("button", { name: /^Take the seat: .*we are holding a seat for you/ });
    button.focus();
    await press(/^Take the seat: /);
    const said = await screen.findByText("You have a seat.");
    expect(state()).toBe("going");
    expect(screen.queryByRole("button", { name: /^(Take the seat|Pass it on): / })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(said));
  });

  it("passes it on by one press", async () => {
    const state = await openTold();
    await press(/^Pass it on: /);
    expect(await screen.findByText("Your seat is cancelled.")).toBeDefined();
    expect(state()).toBe("left");
  });

  it("offers nothing where it was taken elsewhere, or once its time is over", async () => {
    await openTold({ isTaken: true });
    expect(await screen.findByText("You have a seat.")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Take the seat: / })).toBeNull();
    cleanup();
    await openTold({ until: now });
    expect(screen.queryByText("You have a seat.")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Take the seat: / })).toBeNull();
  });
});
