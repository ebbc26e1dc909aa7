import { describe, expect, it } from "vitest";
import { ChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { PreviewOwnCalendar } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import { ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { HoursModel, hoursNeeds } from "#web/features/desk/hours/hours-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";

const anil = customerId("anil");
const today = day("2026-11-22");
const openOn = (weekday: "monday" | "friday", from: number): Calendar => ({
  windows: [{ weekday, from, to: 1_200, validFrom: null, validUntil: null }],
  exceptions: [],
});

/** A practitioner's page over a calendar that others change too, on a line that may be gone. */
async function aPage() {
  const shop = { calendar: openOn("monday", 540), isOut: false, saved: [] as Calendar[] };
  const container = composeMemory();
  const answered = <Answer>(answer: Answer): Answer => {
    if (shop.isOut) throw new PortUnavailable("the line", null);
    return answer;
  };
  const facts = { name: "Dr. Anil", isActive: true, buffer: 5, lead: 60, horizon: 30, fees: [], isVerified: true, today } as const;
  container.rebind(ShowOwnCalendar).toConstantValue(async () => answered(ok({ ...facts, calendar: shop.calendar })));
  container
    .rebind(PreviewOwnCalendar)
    .toConstantValue(async (_, { before }) =>
      answered(
        JSON.stringify(before) === JSON.stringify(shop.calendar)
          ? ok({ outside: [], lacks: [] })
          : refused({ kind: "changed-meanwhile", calendar: shop.calendar }),
      ),
    );
  container.rebind(ChangeOwnCalendar).toConstantValue(async (_, { before, after }) => {
    if (answered(JSON.stringify(before)) !== JSON.stringify(shop.calendar))
      return refused({ kind: "changed-meanwhile", calendar: shop.calendar });
    shop.calendar = after;
    shop.saved.push(after);
    return ok(after);
  });
  const model = new HoursModel(
    anil,
    lateNeeds(async () => container, hoursNeeds),
  );
  const write = (from: string) => model.change((edited) => edited.writeWindow(edited.form.windows[0]?.key ?? "", { from }));
  return { container, shop, model, write };
}

describe("a practitioner's hours on their page", () => {
  it("do nothing before they are read, nor where the account is nobody's who consults", async () => {
    const { container, shop, model } = await aPage();
    const nothing = async () => {
      await model.look();
      await model.save();
      await model.undo();
      await model.keepMine();
      model.forget();
      model.takeTheirs();
      model.putBack();
      expect([model.own, model.preview, model.done, model.sending.kind, model.isFaulty, shop.saved]).toEqual([
        ...[null, null, null, "ready", false, []],
      ]);
    };
    await nothing();
    container.rebind(ShowOwnCalendar).toConstantValue(async () => refused({ kind: "no-practitioner" }));
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: null });
    await nothing();
  });

  it("are looked at, saved, and saved again as they were", async () => {
    const { shop, model, write } = await aPage();
    await model.ask();
    const former = shop.calendar;
    write("10:00");
    await model.look();
    expect(model.preview).toMatchObject({ outside: [], lacks: [], calendar: openOn("monday", 600) });
    model.goBack();
    expect(model.preview).toBeNull();
    await model.save();
    expect(shop.saved).toEqual([]);
    await model.look();
    await model.save();
    expect([shop.saved, model.preview, model.done]).toEqual([[openOn("monday", 600)], null, { kind: "saved", former }]);
    expect(model.own?.calendar).toEqual(openOn("monday", 600));
    await model.undo();
    expect([shop.calendar, model.done]).toEqual([former, { kind: "undone" }]);
    await model.undo();
    expect(shop.saved).toHaveLength(2);
  });

  it("are not sent with a fault, which each press tells anew and a change takes away", async () => {
    const { shop, model, write } = await aPage();
    await model.ask();
    write("");
    await model.look();
    await model.look();
    expect([model.faults, model.isFaulty, model.preview]).toEqual([2, true, null]);
    write("10:00");
    expect(model.isFaulty).toBe(false);
    await model.look();
    expect([model.faults, model.preview === null, shop.saved]).toEqual([2, false, []]);
  });

  it("stay entered without a line, and say so until something is entered", async () => {
    const { shop, model, write } = await aPage();
    await model.ask();
    write("10:00");
    shop.isOut = true;
    await model.look();
    expect([model.sending.kind, model.changed, model.preview]).toEqual(["unavailable", null, null]);
    write("11:00");
    expect(model.sending.kind).toBe("ready");
    shop.isOut = false;
    await model.look();
    shop.isOut = true;
    await model.save();
    expect([model.sending.kind, model.preview === null]).toEqual(["unavailable", false]);
    model.goBack();
    expect(model.sending.kind).toBe("ready");
  });

  it("take what others changed meanwhile, or are looked at as a change of that", async () => {
    const { shop, model, write } = await aPage();
    await model.ask();
    write("10:00");
    await model.look();
    shop.calendar = openOn("friday", 480);
    await model.save();
    expect([model.changed, model.preview]).toEqual([openOn("friday", 480), null]);
    await model.keepMine();
    expect([model.preview?.calendar, model.own?.calendar]).toEqual([openOn("monday", 600), openOn("friday", 480)]);
    shop.calendar = openOn("friday", 510);
    await model.save();
    model.takeTheirs();
    expect([model.changed, model.done?.kind, model.edited.form.windows]).toMatchObject([
      null,
      "taken",
      [{ weekday: "friday", from: "08:30" }],
    ]);
    model.putBack();
    expect(model.edited.form.windows).toMatchObject([{ weekday: "monday", from: "10:00" }]);
    model.forget();
    expect([model.done?.kind, model.edited.form.windows]).toMatchObject(["forgotten", [{ weekday: "friday", from: "08:30" }]]);
    model.putBack();
    expect([model.done, model.edited.form.windows]).toMatchObject([null, [{ weekday: "monday", from: "10:00" }]]);
  });
});
