import { describe, expect, it } from "vitest";
import { eventId } from "#core/events/listed-event.ts";
import { makeStepEventAsStaff } from "#core/events/register/step-event-as-staff.use-case.ts";
import { now } from "#tests/fixtures.ts";
import type { EventRegister, StaffStep } from "#core/events/register/event-register.port.ts";

const walk = eventId("walk");

describe("what staff do to an event", () => {
  it.each<[StaffStep, string]>([
    [{ kind: "arrive", code: "AB12" }, "event attendance"],
    [{ kind: "cancel" }, "event cancel"],
    [{ kind: "move", startsAt: Date.UTC(2026, 10, 20), endsAt: null, reason: "rain" }, "event move"],
  ])("is audited by its command, at the time of the step: %o", async (step, action) => {
    const taken: unknown[] = [];
    const take: EventRegister["take"] = async (...asked) => {
      taken.push(asked);
      return "unknown";
    };
    expect(await makeStepEventAsStaff({ register: { take }, now: () => now })("meera", walk, step)).toBe("unknown");
    const details = step.kind === "move" ? { starts_at: "2026-11-20T00:00:00Z", reason: "rain" } : {};
    const audit = { at: now, who: "meera", action, subject: { kind: "event", id: walk }, details };
    expect(taken).toEqual([[walk, step, { at: now, audit }]]);
  });
});
