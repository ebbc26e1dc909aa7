import { moveRefusal } from "#core/events/moved-event.ts";
import type { EventRegister } from "#core/events/register/event-register.port.ts";
import type { EventId } from "#core/events/listed-event.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryEventRegister({ events, audited }: Memory): EventRegister {
  const find: EventRegister["find"] = async (ids, at) =>
    [...events.kept.keys()]
      .filter((id) => ids === null || ids.includes(id))
      .flatMap((id) => events.keptAt(id, at) ?? [])
      .toSorted((a, b) => a.event.startsAt - b.event.startsAt || (a.event.id < b.event.id ? -1 : 1));
  const personBy = (id: EventId, code: string) =>
    [...(events.kept.get(id)?.codes ?? [])].find(([, own]) => own === code.trim().toUpperCase())?.[0];
  const numbersIn = (id: EventId) => new Map([...(events.kept.get(id)?.codes.keys() ?? [])].map((person, nth) => [person, nth + 1]));
  return {
    find,
    async steps(id) {
      const numbers = numbersIn(id);
      return (events.kept.get(id)?.steps ?? []).map((step) =>
        "person" in step ? { ...step, person: `p${numbers.get(step.person)}` } : step,
      );
    },
    async attendees(id) {
      const stored = events.kept.get(id);
      return [...(stored?.codes ?? [])].flatMap(([person, code], nth) => {
        const seat = events.seatOf(person, id, 0);
        return seat === null ? [] : [{ number: nth + 1, code, state: seat.state }];
      });
    },
    async take(id, step, { at, audit }) {
      const before = events.kept.get(id);
      const person = step.kind === "arrive" ? personBy(id, step.code) : "";
      if (before === undefined || person === undefined) return "unknown";
      const wasCancelled = events.played(id, at)?.state === "cancelled";
      const outcome = taken();
      if (events.kept.get(id) !== before && !wasCancelled) audited.push({ ...audit, number: audited.length + 1 });
      return outcome;

      function taken() {
        if (before === undefined || person === undefined) return "unknown";
        if (step.kind !== "move")
          return events.take(id, step.kind === "cancel" ? { kind: "cancel", at } : { kind: "arrive", at, person }, "") ?? "unknown";
        const { startsAt, endsAt } = before.event;
        const to = { startsAt: step.startsAt, endsAt: step.endsAt ?? step.startsAt + (endsAt - startsAt) };
        if (before.steps.length > 0) return events.take(id, { kind: "move", at, from: { startsAt, endsAt }, to }, "") ?? "unknown";
        const refusal = moveRefusal(before.event, to, at);
        if (refusal === null) events.put({ ...before.event, ...to }, before.moves + 1);
        return refusal ?? "done";
      }
    },
    async change(ids, decide, at) {
      const { put, audit, answer } = decide(await find(ids, at));
      for (const { event, capacity, to, moves } of put) {
        events.put(event, moves);
        const from = { startsAt: event.startsAt, endsAt: event.endsAt };
        if (to !== null) events.take(event.id, { kind: "move", at, from, to }, "");
        if (capacity !== null) events.take(event.id, { kind: "capacity", at, capacity }, "");
      }
      if (audit !== null) audited.push({ ...audit, number: audited.length + 1 });
      return answer;
    },
  };
}
