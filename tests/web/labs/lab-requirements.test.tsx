import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { randomUUID } from "node:crypto";
import { observer } from "mobx-react-lite";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { makeSendLabPrescription, SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok } from "#core/shared/result.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { memoryLabs } from "#adapters/memory/labs/labs.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { LabBookingModel, labBookingNeeds } from "#web/features/labs/booking/lab-booking-model.ts";
import { LabRequirements } from "#web/features/labs/booking/requirements/lab-requirements.tsx";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

afterEach(cleanup);

const asha = customerId("asha");

/** A slot that is held for two tests, of which one needs a prescription and the other consent. */
async function aPage() {
  const memory = new Memory();
  memory.labs = demoLabOffer;
  const container = composeMemory();
  const signed = aSignedPrescription();
  container.rebind(Clock).toConstantValue(() => now);
  container.rebind(Labs).toConstantValue(memoryLabs(memory));
  container.rebind(LabBookings).toConstantValue(memoryLabBookings(memory));
  const needs = { bookings: container.get(LabBookings), uploads: container.get(Uploads), now: () => now };
  container
    .rebind(SendLabPrescription)
    .toConstantValue(makeSendLabPrescription({ ...needs, prescriptions: { ofBooking: async () => signed } }));
  container.rebind(ShowMyPrescriptions.any).toConstantValue(async () => ok([signed]));
  const tests = [labTestId("t-antinuclear-antibodies"), labTestId("t-hiv-antibodies")];
  const start = firstInstantOf(daysAfter(indianDay(now), 2)) + 8 * 3_600_000;
  const request = {
    people: [{ member: null, tests, packages: [] }],
    lab: labId("sahyadri"),
    address: null,
    start,
    fastedFrom: null,
    key: "a",
  };
  const held = await container.get(HoldLabSlot)({ customer: asha, language: null }, request);
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  const allDependencies: AllDependencies = async () => container;
  const model = new LabBookingModel(asha, held.value.id, {
    ...lateNeeds(allDependencies, labBookingNeeds),
    now: () => now,
    newKey: randomUUID,
  });
  onTestFinished(model.purchase.begin());
  await model.purchase.look();
  const Page = observer(function Page() {
    const { state } = model.purchase;
    return state.kind !== "read" || state.value === null ? null : (
      <LabRequirements customer={asha} model={model} booking={state.value.booking} whose={new Map([[null, "Asha"]])} />
    );
  });
  const dependencies = {
    get: (stored: unknown) => (stored === AllDependencies ? allDependencies : container.get(stored as never)) as never,
  };
  await act(async () => {
    render(
      <DependenciesProvider value={dependencies}>
        <Page />
      </DependenciesProvider>,
    );
  });
  const press = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  return { model, press, text: () => document.body.textContent ?? "" };
}

describe("what the tests of a booking ask for", () => {
  it("is named person by person, agreed to by a press, and sent as what was signed here", async () => {
    const { model, press, text } = await aPage();
    expect(text()).toContain("Prescription for Asha: Antinuclear antibodies");
    expect(text()).toContain("Written consent of Asha: HIV 1 and 2");
    expect(text()).toContain("helpline 1097");
    await press("I agree");
    await expect.poll(text).toContain("Agreed in writing.");
    expect(screen.queryByRole("button", { name: "I agree" })).toBeNull();
    const signed = await screen.findByRole("radio", { name: /RXSJ/ });
    await act(async () => void fireEvent.click(signed));
    await press("Send this one");
    await expect.poll(text).toContain("Sent. The laboratory checks it");
    expect(model.lacks).toBe(false);
  });
});
