import { describe, expect, it } from "vitest";
import { LINE_EVENTS, LINE_STATES, nextLine } from "#core/orders/order/line-state.ts";
import { nextStage, ORDER_STAGES, STAGE_EVENTS } from "#core/orders/order/order-stage.ts";
import { isAtItsEnd, nextParcel, PARCEL_EVENTS, PARCEL_STATES } from "#core/orders/order/parcel-state.ts";
import { nextRefund, REFUND_EVENTS, REFUND_STATES } from "#core/orders/order/refund-state.ts";
import { nextReturn, RETURN_EVENTS, RETURN_STATES } from "#core/orders/order/return-state.ts";
import { shipmentOf, SHIPMENT_STATES } from "#core/orders/parcels/shipment-state.ts";
import { nextTicket, TICKET_EVENTS, TICKET_STATES } from "#core/tickets/ticket-state.ts";

type Machine = {
  readonly states: readonly string[];
  readonly events: readonly string[];
  readonly next: (state: string, event: string) => string | null;
};

function machine<State extends string, Event extends string>(
  states: readonly State[],
  events: readonly Event[],
  next: (state: State, event: Event) => State | null,
): Machine {
  const named = <Name extends string>(names: readonly Name[], name: string): Name => {
    const found = names.find((one) => one === name);
    if (found === undefined) throw new RangeError(name);
    return found;
  };
  return { states, events, next: (state, event) => next(named(states, state), named(events, event)) };
}

const machines: readonly (readonly [string, Machine, string])[] = [
  ["an order", machine(ORDER_STAGES, STAGE_EVENTS, nextStage), "quoted"],
  ["a parcel", machine(PARCEL_STATES, PARCEL_EVENTS, nextParcel), "placed"],
  ["a line", machine(LINE_STATES, LINE_EVENTS, nextLine), "ordered"],
  ["a return", machine(RETURN_STATES, RETURN_EVENTS, nextReturn), "requested"],
  ["a refund", machine(REFUND_STATES, REFUND_EVENTS, nextRefund), "initiated"],
  ["a ticket", machine(TICKET_STATES, TICKET_EVENTS, nextTicket), "open"],
];

describe.each(machines)("the states of %s", (_, { states, events, next }, first) => {
  it("are closed: every event leads to one of them or nowhere", () => {
    for (const state of states) for (const event of events) expect([...states, null]).toContain(next(state, event));
  });

  it("are all reached from the first", () => {
    const reached = new Set([first]);
    for (const state of reached) for (const event of events) reached.add(next(state, event) ?? state);
    expect([...reached].sort()).toEqual(states.filter((state) => state !== "none-due").toSorted());
  });

  it("stay what an event made them when it comes again", () => {
    for (const state of states)
      for (const event of events) {
        const after = next(state, event);
        if (after !== null) expect([state, event, next(after, event)]).toEqual([state, event, after]);
      }
  });
});

const path = <State, Event>(next: (state: State, event: Event) => State | null, first: State, ...events: readonly Event[]) =>
  events.reduce<State | null>((state, event) => (state === null ? null : next(state, event)), first);

describe("an order", () => {
  it("never goes back from paid, whatever is told late", () =>
    expect(path(nextStage, "pending-payment", "fail", "pay", "fail", "pay")).toBe("placed"));
  it("that is paid after it expired stays expired until its goods can be had again", () =>
    expect([path(nextStage, "pending-payment", "expire", "pay"), path(nextStage, "expired", "pay", "revive")]).toEqual([
      "expired",
      "placed",
    ]));
});

describe("a parcel", () => {
  it("goes from placed to delivered", () =>
    expect(path(nextParcel, "placed", "confirm", "pack", "ship", "send-out", "deliver")).toBe("delivered"));
  it("can be cancelled up to packed and no later", () =>
    expect(PARCEL_STATES.filter((state) => nextParcel(state, "cancel") !== null)).toEqual(["placed", "confirmed", "packed", "cancelled"]));
  it("is with its carrier from packed on, and in each of the carrier's states once", () =>
    expect(PARCEL_STATES.flatMap((state) => shipmentOf(state) ?? []).toSorted()).toEqual(SHIPMENT_STATES.toSorted()));
  it("comes to four ends", () => expect(PARCEL_STATES.filter(isAtItsEnd)).toEqual(["delivered", "cancelled", "rto-received", "lost"]));
});

describe("a return", () => {
  it("is decided, fetched, looked at and closed", () =>
    expect(path(nextReturn, "requested", "approve", "pick-up", "receive", "pass", "close")).toBe("closed"));
  it("of what never came is believed without being fetched", () => expect(path(nextReturn, "approved", "believe")).toBe("qc-passed"));
  it("passes nothing that was not received, or was rejected", () =>
    expect([path(nextReturn, "picked-up", "pass"), path(nextReturn, "rejected", "pick-up")]).toEqual([null, null]));
});

describe("a refund", () => {
  it("that failed is paid by hand", () => expect(path(nextRefund, "initiated", "send", "fail", "give-up", "process")).toBe("processed"));
  it("never goes back from processed", () => expect(nextRefund("processed", "fail")).toBe("processed"));
});
