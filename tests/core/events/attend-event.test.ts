import { describe, expect, it } from "vitest";
import { makeAttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { memoryEvents } from "#adapters/memory/events/events.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { now } from "#tests/fixtures.ts";
import { aListedEvent } from "./a-listed-event.ts";
import type { TellOffers } from "#core/events/attendance/tell-offers.use-case.ts";

const asha = customerId("asha");

async function leaving(tellOffers: TellOffers) {
  const memory = new Memory();
  const event = aListedEvent();
  memory.events.put(event);
  const attend = makeAttendEvent({
    events: memoryEvents(memory),
    tellOffers,
    newId: () => "00000000-0000-7000-8000-000000ab12cd",
    now: () => now,
  });
  await attend(asha, { event: event.id, deed: "join" });
  return attend(asha, { event: event.id, deed: "leave" });
}

describe("giving a seat back", () => {
  it("is done also where nobody can be told of it at present", async () => {
    const answer = await leaving(() => Promise.reject(new PortUnavailable("events", null)));
    expect(answer).toMatchObject({ kind: "ok", value: { state: "left" } });
  });

  it("hides no defect of the telling", async () => {
    await expect(leaving(() => Promise.reject(new TypeError("a defect")))).rejects.toThrow("a defect");
  });
});
