import { describe, expect, it } from "vitest";
import { AttachSpan, DetachSpan } from "#core/assessments/spans/attach-span.use-case.ts";
import { ListSpans } from "#core/assessments/spans/list-spans.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { SpansModel, spansNeeds } from "#web/features/consultations/spans/spans-model.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { TrackerSpan } from "#core/assessments/sharing/tracker-span.ts";

const asha = customerId("asha");
const today = day("2026-11-20");

async function aDevice() {
  const server = { spans: [] as TrackerSpan[], isOut: false, isClosed: false, sent: 0 };
  const container = composeMemory();
  const line = () => {
    if (server.isOut) throw new PortUnavailable("the line", null);
  };
  container.rebind(ListSpans).toConstantValue(async () => {
    line();
    return ok({ spans: [...server.spans], trackers: ["water", "sleep"], today, isOpen: true, isConsented: true });
  });
  container.rebind(AttachSpan).toConstantValue(async (customer, { booking, ...span }) => {
    line();
    server.sent += 1;
    if (server.isClosed) return refused({ kind: "closed" });
    server.spans = [...server.spans.filter(({ tracker }) => tracker !== span.tracker), span];
    return ok({ ...span, customer, member: null, booking, attachedAt: now });
  });
  container.rebind(DetachSpan).toConstantValue(async (_, { tracker }) => {
    line();
    server.spans = server.spans.filter((span) => span.tracker !== tracker);
    return ok(null);
  });
  const model = new SpansModel(
    asha,
    "b-1",
    lateNeeds(async () => container, spansNeeds),
  );
  await model.ask();
  const attached = () => (model.state.kind === "read" ? model.state.value?.spans : null);
  return { server, model, attached };
}

describe("tracked days on the device of who attaches them", () => {
  it("are proposed as thirty until today, and attached once a tracker is chosen", async () => {
    const { server, model, attached } = await aDevice();
    expect([model.from, model.to]).toEqual(["2026-10-22", "2026-11-20"]);
    await model.attach();
    expect([server.sent, model.faults]).toEqual([0, 1]);
    model.choose("water");
    expect(model.faults).toBe(0);
    await model.attach();
    expect([attached(), model.news]).toEqual([[{ tracker: "water", from: "2026-10-22", to: today }], "attached"]);
    model.choose("none of them");
    expect([model.tracker, model.news, model.span]).toEqual(["", null, null]);
  });

  it("are not proposed before the appointment is read, nor for one of nobody's", async () => {
    const container = composeMemory();
    container.rebind(ListSpans).toConstantValue(async () => refused({ kind: "unknown-booking" }));
    const model = new SpansModel(
      asha,
      "b-1",
      lateNeeds(async () => container, spansNeeds),
    );
    model.choose("water");
    expect([model.from, model.to, model.span, model.faults]).toEqual(["", "", null, 0]);
    await model.ask();
    expect([model.state, model.from, model.to, model.span]).toEqual([{ kind: "read", value: null }, "", "", null]);
  });

  it("say what became of the last ones until others are chosen", async () => {
    const { server, model } = await aDevice();
    model.choose("water");
    await model.attach();
    model.begin("2026-11-10");
    expect(model.news).toBeNull();
    await model.attach();
    model.end("2026-11-12");
    expect(model.news).toBeNull();
    server.isClosed = true;
    await model.attach();
    expect([model.attaching.kind, model.news]).toEqual(["refused", null]);
    model.end("2026-11-13");
    expect(model.attaching.kind).toBe("ready");
    server.isOut = true;
    await model.detach("water");
    expect([model.detaching.kind, model.news]).toEqual(["unavailable", null]);
  });

  it("are sent only where they are at most ninety and none is to come", async () => {
    const { server, model, attached } = await aDevice();
    model.choose("sleep");
    for (const [from, to, isReversed] of [
      ["2026-08-01", "2026-11-20", false],
      ["2026-11-20", "2026-11-21", false],
      ["2026-11-20", "2026-11-01", true],
      ["", "2026-11-20", false],
    ] as const) {
      model.begin(from);
      model.end(to);
      await model.attach();
      expect([from, to, server.sent, model.faults, model.isReversed]).toEqual([from, to, 0, 1, isReversed]);
    }
    model.begin("2026-11-10");
    model.end("2026-11-12");
    await model.attach();
    expect(attached()).toEqual([{ tracker: "sleep", from: "2026-11-10", to: "2026-11-12" }]);
  });

  it("say that they could not be attached or taken back, and are taken back", async () => {
    const { server, model, attached } = await aDevice();
    model.choose("water");
    server.isClosed = true;
    await model.attach();
    expect(model.attaching).toMatchObject({ kind: "refused", refusal: { kind: "closed" } });
    server.isClosed = false;
    server.isOut = true;
    await model.attach();
    expect(model.attaching.kind).toBe("unavailable");
    server.isOut = false;
    await model.attach();
    server.isOut = true;
    await model.detach("water");
    expect([model.detaching.kind, attached()?.length]).toEqual(["unavailable", 1]);
    server.isOut = false;
    await model.detach("water");
    expect([attached(), model.news]).toEqual([[], "detached"]);
  });
});
