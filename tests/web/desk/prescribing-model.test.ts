import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { DAY_PARTS } from "#core/consultations/prescription/item-time.ts";
import { scheduleOf } from "#core/consultations/prescription/schedule.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import { Prescriptions } from "#core/consultations/prescription/prescriptions.port.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { day, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { itemFormOf, itemIn } from "#web/features/desk/prescribing/item-form.ts";
import { EMPTY_SCHEDULE } from "#web/features/desk/prescribing/schedule-form.ts";
import { PrescribingModel, prescribingNeeds } from "#web/features/desk/prescribing/prescribing-model.ts";
import { anySchedule } from "#tests/arbitraries/any-schedule.ts";
import { anItem, aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { aTemplate } from "#tests/builders/consultations/a-template.ts";
import { anAppointmentNow, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { PrescriptionItem } from "#core/consultations/prescription/prescription.ts";
import type { Schedule } from "#core/consultations/prescription/schedule.ts";
import type { ItemForm } from "#web/features/desk/prescribing/item-form.ts";

/** A practitioner at the desk of a consultation that has begun. */
async function aDesk() {
  const { container, memory, asha, doctor, id, clock } = await anAppointmentNow("audio");
  const account = memory.customers.get(asha.id);
  if (account !== undefined)
    memory.customers.set(asha.id, { ...account, customer: { ...account.customer, birthdate: day("1992-05-01"), gender: "female" } });
  const consent = { consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;
  await container.get(CheckIn)(asha.id, { booking: id, ...consent });
  const line = { isOut: false };
  const save = container.get(SavePrescriptionDraft);
  container.rebind(SavePrescriptionDraft).toConstantValue(async (...asked) => {
    if (line.isOut) throw new PortUnavailable("the line", null);
    return save(...asked);
  });
  const open = async (booking: string = id) => {
    const model = new PrescribingModel(doctor.id, booking, {
      ...lateNeeds(async () => container, prescribingNeeds),
      now: container.get(Clock),
    });
    onTestFinished(() => model.draft.drop());
    await model.ask();
    return model;
  };
  const admit = () => container.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
  const draft = () => container.get(PrescriptionDrafts).of({ id, customer: asha.id });
  const kept = () => container.get(Prescriptions).ofBooking(id);
  return { container, id, line, open, admit, draft, kept, clock };
}

/** As much as can be signed. */
function fill(model: PrescribingModel): void {
  model.write({ diagnosis: "Anidra", advice: "No screens after nine." });
  model.add("drug");
  const key = model.form.items[0]?.key ?? "";
  model.writeItem(key, { name: "Ashwagandha churna", parts: ["night"], days: "14", details: { dose: "3 g" } });
}

describe("what a practitioner writes", () => {
  it("is kept as a draft while it is written, and found again", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { open, admit, draft } = await aDesk();
    expect((await open()).state.kind).toBe("too-early");
    await admit();
    const model = await open();
    expect([model.view, model.draft.state]).toEqual(["form", "unchanged"]);
    model.write({ diagnosis: "An" });
    model.write({ diagnosis: "Anidra" });
    expect([await draft(), model.draft.state]).toEqual([null, "changed"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([model.draft.state, (await draft())?.diagnosis]).toEqual(["saved", "Anidra"]);
    expect((await open()).form.diagnosis).toBe("Anidra");
  });

  it("is kept every five seconds where somebody writes on and on", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { open, admit, draft } = await aDesk();
    await admit();
    const model = await open();
    for (let letters = 1; letters <= 12; letters += 1) {
      model.write({ advice: "x".repeat(letters) });
      await vi.advanceTimersByTimeAsync(500);
      expect([letters, (await draft())?.advice.length ?? 0]).toEqual([letters, letters < 10 ? 0 : 10]);
    }
  });

  it("is kept after a pause like any other where what came before was dropped", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { open, admit, draft } = await aDesk();
    await admit();
    const model = await open();
    model.write({ advice: "R" });
    model.draft.drop();
    await vi.advanceTimersByTimeAsync(6_000);
    model.write({ advice: "Re" });
    await vi.advanceTimersByTimeAsync(500);
    expect(await draft()).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect((await draft())?.advice).toBe("Re");
  });

  it("tells that it could not be kept, and is kept with the next letter", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { open, admit, draft, line } = await aDesk();
    await admit();
    const model = await open();
    line.isOut = true;
    model.write({ advice: "Rest" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([model.draft.state, model.draft.isUnsaved]).toEqual(["failed", true]);
    line.isOut = false;
    model.write({ advice: "Rest." });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([model.draft.state, (await draft())?.advice]).toEqual(["saved", "Rest."]);
  });

  it("is looked at, refused with what is missing, signed once, and written anew from what was signed", async () => {
    const { open, admit, draft, kept } = await aDesk();
    await admit();
    const model = await open();
    model.write({ advice: "Rest." });
    model.preview();
    await model.sign();
    expect([model.view, model.faults, model.signing]).toEqual([
      "form",
      1,
      { kind: "refused", refusal: { kind: "missing", parts: ["diagnosis"] } },
    ]);
    fill(model);
    expect(model.signing.kind).toBe("ready");
    model.preview();
    await Promise.all([model.sign(), model.sign()]);
    expect([model.view, (await kept())?.versions.length, await draft()]).toEqual(["signed", 1, null]);
    const again = await open();
    expect([again.view, again.form.diagnosis, again.form.items.length]).toEqual(["signed", "Anidra", 1]);
    again.goOn();
    again.write({ reason: "Less of it" });
    again.remove(again.form.items[0]?.key ?? "");
    again.add("drug");
    expect(again.form.items.map(({ key }) => key)).toEqual(["i2"]); // Another item than the one that was ticked.
    again.remove("i2");
    again.putBack();
    expect(again.form.items.map(({ key }) => key)).toEqual(["i2"]);
  });

  it("is withdrawn with a reason once it is signed, and shown as it then stands", async () => {
    const { open, admit, draft, kept } = await aDesk();
    await admit();
    const model = await open();
    fill(model);
    model.preview();
    await model.sign();
    expect(await model.withdrawal.send()).toBe(false);
    expect([model.withdrawal.faults, model.withdrawal.sending]).toEqual([1, { kind: "refused", refusal: { kind: "no-reason" } }]);
    model.withdrawal.write(" Wrong patient ");
    expect(await model.withdrawal.send()).toBe(true);
    const withdrawn = { reason: "Wrong patient" };
    expect([model.view, model.state, await draft()]).toMatchObject(["signed", { about: { former: { withdrawn } } }, null]);
    expect((await kept())?.withdrawn).toMatchObject(withdrawn);
  });

  it("is refused for somebody else's appointment like for a missing one", async () => {
    const { open } = await aDesk();
    expect((await open(payableId("b-nothing"))).state.kind).toBe("unknown-booking");
  });

  it("has an age in years, a reason and a gender only where they are written", async () => {
    const { open, admit } = await aDesk();
    await admit();
    const model = await open();
    expect([model.form.reason, model.form.age, model.written.age, model.written.reason]).toEqual(["", "", null, null]);
    const agesOf = ["34", " 7 ", "101", "x34", "34x", "1234", ""].map((age) => {
      model.write({ age });
      return model.written.age;
    });
    expect(agesOf).toEqual([34, 7, 101, null, null, null, null]);
    model.write({ reason: "  ", gender: "male" });
    expect([model.written.reason, model.written.gender]).toEqual([null, "male"]);
    model.write({ reason: " Less of it ", age: "34" });
    expect(model.written.reason).toBe("Less of it");
    model.leave();
    await vi.waitFor(() => expect(model.draft.state).toBe("saved"));
    const again = await open();
    expect([again.form.reason, again.form.age, again.form.gender, again.view]).toEqual(["Less of it", "34", "male", "form"]);
  });

  it("is not kept as a draft where the shop does not take it", async () => {
    const { container, open, admit } = await aDesk();
    await admit();
    const model = await open();
    container.rebind(SavePrescriptionDraft).toConstantValue(async () => refused({ kind: "unknown-booking" }) as never);
    model.write({ advice: "Rest" });
    await model.draft.flush();
    expect(model.draft.state).toBe("failed");
  });

  it("has items, each with a key of its own and from today on, that are changed, removed and put back", async () => {
    const { open, admit } = await aDesk();
    await admit();
    const model = await open();
    model.putBack();
    model.remove("i1");
    expect([model.form.items, model.draft.state]).toEqual([[], "unchanged"]);
    for (const _ of [1, 2, 3]) model.add("drug");
    const empty = { is: "drug", name: "", details: {}, ingredients: "", ...EMPTY_SCHEDULE, nevertheless: "", isStartChosen: false };
    expect(model.form.items[0]).toEqual({ ...empty, key: "i1", start: indianDay(nine) });
    model.writeItem("i2", { name: "Triphala" });
    const names = () => model.form.items.map(({ key, name }) => [key, name]);
    const all = [
      ["i1", ""],
      ["i2", "Triphala"],
      ["i3", ""],
    ];
    expect(names()).toEqual(all);
    model.remove("i2");
    expect([names(), model.removed?.place]).toEqual([[all[0], all[2]], 1]);
    model.putBack();
    expect([names(), model.removed]).toEqual([all, null]);
    model.remove("i2");
    model.write({ advice: "Rest" });
    expect(model.removed).toBeNull();
    expect(model.written.items[0]?.start).toBe(indianDay(nine));
  });

  it("is written of a template where nothing is written, behind what is there, and given back", async () => {
    const { open, admit } = await aDesk();
    await admit();
    const model = await open();
    model.giveBack();
    expect(model.draft.state).toBe("unchanged");
    fill(model);
    model.write({ advice: "Rest." });
    const before = model.form;
    const { id: _, ...template } = aTemplate({ tests: "TSH", followUp: "In two weeks", advice: "No screens." });
    const two = { ...aTemplate(template), items: [...template.items, ...template.items] };
    model.take(two);
    expect([model.form.advice, model.form.tests, model.form.followUp, model.taken?.name]).toEqual([
      "Rest.",
      "TSH",
      "In two weeks",
      "Sleep",
    ]);
    const tomorrow = daysAfter(indianDay(nine), 1); // Of the template's doses that of the morning has passed.
    expect(model.form.items.map(({ key, start, nevertheless }) => [key, start, nevertheless])).toEqual([
      ["i1", indianDay(nine), ""],
      ...["i2", "i3"].map((key) => [key, tomorrow, ""]),
    ]);
    model.giveBack();
    expect([model.form, model.taken]).toEqual([before, null]);
    model.write({ advice: "", tests: "CBC", followUp: "Tomorrow" });
    model.take(two);
    expect([model.form.advice, model.form.tests, model.form.followUp]).toEqual(["No screens.", "CBC", "Tomorrow"]);
    model.write({ diagnosis: "Anidra." });
    expect(model.taken).toBeNull();
  });

  it("is looked at before it is signed, and stays there without a line", async () => {
    const { container, open, admit } = await aDesk();
    const early = await open();
    await early.sign();
    expect([early.signing.kind, early.view]).toEqual(["ready", "form"]);
    await admit();
    const model = await open();
    fill(model);
    model.preview();
    expect(model.view).toBe("preview");
    model.goOn();
    expect(model.view).toBe("form");
    model.preview();
    const kind = model.state.kind === "read" ? model.state.about.kind : expect.fail(model.state.kind);
    const sign = container.get(SignAtDesk[kind]);
    container.rebind(SignAtDesk[kind]).toConstantValue(() => Promise.reject(new PortUnavailable("the line", null)));
    await model.sign();
    expect([model.signing.kind, model.view, model.faults]).toEqual(["unavailable", "preview", 0]);
    container.rebind(SignAtDesk[kind]).toConstantValue(sign);
    model.write({ reason: "Less of it" });
    await model.sign();
    expect([model.view, model.form.reason, model.form.diagnosis, model.draft.state]).toEqual(["signed", "", "Anidra", "unchanged"]);
    const again = await open();
    expect([again.form.gender, again.form.age, again.form.reason]).toEqual(["female", "34", ""]);
    for (let item = 2; item < 12; item += 1) again.add("drug");
    expect(again.form.items.map(({ key }) => key).slice(-2)).toEqual(["i10", "i11"]);
    again.leave();
    await vi.waitFor(() => expect(again.draft.state).toBe("saved"));
    expect((await open()).view).toBe("form");
  });

  it("stays as it is written where the appointment is read again before it is kept", async () => {
    const { open, admit } = await aDesk();
    await admit();
    const model = await open();
    model.write({ advice: "Rest" });
    await model.ask();
    expect(model.form.advice).toBe("Rest");
  });
});

describe("the first day of an item", () => {
  const today = indianDay(nine); // A Saturday.
  const tomorrow = daysAfter(today, 1);

  async function oneItem() {
    const { open, admit, kept, clock } = await aDesk();
    await admit();
    const model = await open();
    fill(model);
    const start = (changed: Partial<ItemForm>) => {
      model.writeItem("i1", changed);
      return model.form.items[0]?.start;
    };
    return { model, start, kept, open, clock };
  }

  it("is the first of which every time is still to come, until another is chosen", async () => {
    const { start, model } = await oneItem();
    expect(start({ parts: ["noon", "night"] })).toBe(today);
    expect(start({ parts: ["morning", "night"] })).toBe(tomorrow); // It is nine.
    expect(start({ parts: [], hours: "9:00" })).toBe(today);
    expect(start({ hours: "08:59, 17:00" })).toBe(tomorrow);
    expect(start({ hours: "", parts: ["morning"], choice: "weekdays", weekdays: ["friday"] })).toBe(today);
    expect(start({ weekdays: ["saturday"] })).toBe(tomorrow);
    expect(start({ choice: "as-needed" })).toBe(today);
    const step = (parts: readonly string[]) => ({ days: "", dose: "", parts, hours: "" });
    expect(start({ choice: "taper", steps: [step(["night"]), step(["morning"])] })).toBe(today);
    expect(start({ steps: [step(["morning"]), step(["night"])] })).toBe(tomorrow);
    expect(start({ start: today })).toBe(today);
    expect(start({ choice: "daily", parts: ["morning"] })).toBe(today);
    expect(model.passed).toMatchObject([{ count: 1 }]);
    expect(start({ parts: ["noon"] })).toBe(today);
    expect(model.passed).toEqual([]);
  });

  it("follows the times again in a draft that is opened again, and of a template", async () => {
    const { model, start, open } = await oneItem();
    start({ parts: ["morning"] });
    await model.draft.flush();
    const again = await open();
    expect(again.form.items[0]?.start).toBe(tomorrow);
    again.writeItem("i1", { parts: ["night"] });
    expect(again.form.items[0]?.start).toBe(today);
    again.take(aTemplate()); // In the morning and at night.
    expect(again.form.items[1]?.start).toBe(tomorrow);
  });

  it("leaves out doses that have passed when it is signed, but none that an earlier version planned", async () => {
    const { model, start, kept, open, clock } = await oneItem();
    expect(start({ parts: ["noon", "night"], days: "3" })).toBe(today);
    await model.draft.flush();
    clock.at = nine + 6 * 60 * 60_000; // At three in the afternoon the dose of noon has passed.
    expect(model.passed).toMatchObject([{ item: { key: "i1", start: today }, count: 1 }]);
    clock.at = nine;
    model.preview();
    await model.sign();
    expect((await kept())?.versions).toHaveLength(1);
    clock.at = nine + 6 * 60 * 60_000;
    const next = await open();
    expect(next.passed).toEqual([]);
    next.writeItem("i1", { parts: ["morning", "noon", "night"] });
    expect([next.form.items[0]?.start, next.passed]).toMatchObject([today, [{ count: 1 }]]); // The morning is new.
  });
});

describe("an item in the form", () => {
  it("comes back as it was", () => {
    const name = fc.stringMatching(/^[A-Za-z]{1,12}$/);
    const anyItem: fc.Arbitrary<PrescriptionItem> = fc
      .record({
        name,
        ingredients: fc.array(name, { minLength: 1, maxLength: 4 }),
        times: fc.tuple(fc.subarray([...DAY_PARTS]), fc.subarray(["07:30", "21:45"])).map((both) => both.flat()),
        days: fc.integer({ min: 1, max: 365 }),
        nevertheless: fc.option(name),
      })
      .map(anItem);
    fc.assert(fc.property(anyItem, (item) => void expect(itemIn(itemFormOf(item), day("2026-01-01"))).toEqual(item)));
  });

  it("comes back with its schedule as it was, whatever that is", () => {
    fc.assert(
      fc.property(anySchedule(), (any) => {
        const item = aScheduledItem(inTheFormsOrder(any));
        expect(itemIn(itemFormOf(item), day("2026-01-01"))).toEqual(item);
      }),
    );
  });

  it("comes back in steps with its own dose in those that said none", () => {
    const steps = ["2 tablets", ""].map((dose) => ({ days: 4, dose, times: ["morning"] }));
    const item = aScheduledItem({ kind: "taper", steps }, { details: { form: "tablet", dose: "1 tablet" } });
    const again = itemIn(itemFormOf(item), day("2026-01-01"));
    expect(again.details).toEqual({ form: "tablet" });
    expect(scheduleOf(again)).toMatchObject({ steps: [{ dose: "2 tablets" }, { dose: "1 tablet" }] });
  });

  it.each([
    ["7:30", ["07:30"]],
    ["7.30, 21:45", ["07:30", "21:45"]],
    ["5 pm, 5:15PM, 12 am, 12 pm", ["17:00", "17:15", "00:00", "12:00"]],
    ["8, 08:00", ["08:00"]],
    ["noon, 25:00, 13 pm, 0 am, 7:5", ["noon", "25:00", "13 pm", "0 am", "7:5"]],
  ])("takes the times %s", (hours, times) => {
    const written = { ...itemFormOf(anItem()), parts: [], hours };
    expect(itemIn(written, day("2026-11-22"))).toMatchObject({ times });
  });

  it("says in its fields why it can't be signed, once it should be shown, and is shown once it can", async () => {
    const { open, admit, kept } = await aDesk();
    await admit();
    const model = await open();
    model.write({ diagnosis: "Anidra" });
    model.add("drug");
    const [first] = model.form.items;
    const told = () => model.form.items.map((item) => [...model.faultsOf(item)]);
    expect(told()).toEqual([[]]);
    model.preview();
    expect([model.view, model.faults, told()]).toEqual(["form", 1, [["name", "dose", "times", "days"]]]);
    model.add("drug");
    expect(told()[1]).toEqual([]);
    model.remove(model.form.items[1]?.key ?? "");
    model.writeItem(first?.key ?? "", { name: "Triphala", hours: "at dawn", days: "366", details: { dose: "3 g" } });
    expect(told()).toEqual([["other-times", "days"]]);
    model.writeItem(first?.key ?? "", { hours: "6 am", days: "365" });
    expect(told()).toEqual([[]]);
    model.preview();
    expect([model.view, model.faults]).toEqual(["preview", 1]);
    await model.sign();
    expect((await kept())?.versions[0]?.version.items[0]).toMatchObject({ times: ["06:00"], days: 365 });
  });

  it("is taken in each way that there is, and says what is missing in that way alone", async () => {
    const { open, admit, kept } = await aDesk();
    await admit();
    const model = await open();
    fill(model);
    const [key, start] = ["i1", daysAfter(indianDay(nine), 1)]; // The morning of its first step has passed.
    model.preview();
    model.goOn();
    const faults = () => model.form.items.flatMap((item) => [...model.faultsOf(item)]);
    const step = (days: string, dose: string, parts: readonly string[]) => ({ days, dose, parts, hours: "" });
    const chosen = (changed: Partial<ItemForm>) => {
      model.writeItem(key, changed);
      return faults();
    };
    expect(chosen({ choice: "every" })).toEqual(["every"]);
    expect(chosen({ every: "२" })).toEqual([]);
    expect(scheduleOf(model.written.items[0] as PrescriptionItem)).toMatchObject({ rhythm: { kind: "every", days: 2 } });
    expect(chosen({ choice: "weekdays" })).toEqual(["weekdays"]);
    expect(chosen({ weekdays: ["friday", "monday"], lasts: "doses" })).toEqual(["doses"]);
    expect(chosen({ doses: "8" })).toEqual([]);
    expect(model.written.items[0]).toMatchObject({
      schedule: {
        rhythm: { kind: "weekdays", weekdays: ["monday", "friday"] },
        lasts: { kind: "doses", doses: 8 },
      },
    });
    expect(chosen({ choice: "as-needed" })).toEqual(["most-a-day", "apart"]);
    expect(chosen({ mostADay: "5", hoursApart: "6" })).toEqual(["apart"]);
    expect(chosen({ mostADay: "4" })).toEqual([]);
    expect(chosen({ choice: "taper" })).toEqual(["step-dose", "steps"]);
    expect(chosen({ steps: [step("5", "2 pills", ["night"]), step("5", " ", ["night"])] })).toEqual(["step-dose"]);
    expect(chosen({ steps: [step("5", " 2 pills ", ["morning", "night"]), step("5", "1 pill", ["night"])] })).toEqual([]);
    expect(chosen({ choice: "daily", lasts: "days" })).toEqual([]); // What was typed for the other ways counts for nothing.
    expect(model.written.items[0]).toMatchObject({ times: ["night"], days: 14 });
    expect(model.written.items[0]).not.toHaveProperty("schedule");
    model.writeItem(key, { choice: "taper" });
    model.preview();
    await model.sign();
    const steps = [
      { days: 5, dose: "2 pills", times: ["morning", "night"] },
      { days: 5, dose: "1 pill", times: ["night"] },
    ];
    expect((await kept())?.versions[0]?.version.items).toMatchObject([{ key, start, schedule: { kind: "taper", steps } }]);
    const again = await open();
    expect(again.form.items).toMatchObject([{ choice: "taper", steps: [{ dose: "2 pills" }, { dose: "1 pill" }] }]);
  });

  it("is what its name says where no ingredients are told, and something to do has none", () => {
    const written = { ...itemFormOf(anItem({ ingredients: [] })), days: "two", start: "" };
    expect(itemIn(written, day("2026-11-22"))).toMatchObject({ ingredients: ["Ashwagandha churna"], days: 0, start: "2026-11-22" });
    expect(itemIn({ ...written, is: "task" }, day("2026-11-22")).ingredients).toEqual([]);
  });
});

/** Parts of the day stand before other times in the form, and weekdays in their order. */
function inTheFormsOrder(schedule: Schedule): Schedule {
  const ordered = (times: readonly string[]) => [
    ...DAY_PARTS.filter((part) => times.includes(part)),
    ...times.filter((time) => !DAY_PARTS.some((part) => part === time)),
  ];
  switch (schedule.kind) {
    case "planned": {
      const { rhythm } = schedule;
      const weekdays = rhythm.kind === "weekdays" ? WEEKDAYS.filter((weekday) => rhythm.weekdays.includes(weekday)) : [];
      return {
        ...schedule,
        times: ordered(schedule.times),
        rhythm: rhythm.kind === "weekdays" ? { kind: "weekdays", weekdays } : rhythm,
      };
    }
    case "taper":
      return { ...schedule, steps: schedule.steps.map((step) => ({ ...step, times: ordered(step.times) })) };
    case "as-needed":
      return schedule;
  }
}
