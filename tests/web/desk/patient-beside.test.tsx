import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { ListFormerPrescriptions } from "#core/consultations/prescriptions/list-former-prescriptions.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { begunPrescribing } from "#tests/web/desk/begun-prescribing.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { PrescriptionView } from "#core/consultations/prescription/prescription-view.ts";

afterEach(cleanup);

const practitioner = { name: "Dr. Sunanda Joshi", qualifications: ["BAMS"], council: null, registration: null, address: null };

/** Signed at another appointment, in one version a diagnosis. */
function signed(
  number: string,
  diagnoses: readonly [string, ...string[]],
  withdrawn: PrescriptionView["withdrawn"] = null,
): PrescriptionView {
  const versions = diagnoses.map((diagnosis, place) => ({
    hash: "0".repeat(64),
    version: {
      ...aPrescription(),
      diagnosis,
      items: [anItem({ name: `Churna of ${diagnosis}` })],
      advice: "Rest.",
      number,
      version: place + 1,
      former: null,
      reason: null,
      booking: payableId("b-0"),
      start: now,
      mode: "video" as const,
      consent: "call-1",
      practitioner: { ...practitioner, id: practitionerId("sunanda") },
      signedAt: now,
      patient: { name: "Ravi", age: 34, gender: "male" as const },
    },
  }));
  return { member: null, withdrawn, versions: versions as unknown as PrescriptionView["versions"] };
}

/** The page on which Sunanda writes; what she signed before is answered by these, one after the other. */
const HEALTH = {
  hasAllergies: true,
  allergies: ["Peanuts", "Penicillin"],
  reactions: "The lips swell",
  pregnancy: null,
  pregnancyWeek: null,
  sex: null,
  takesMedicines: true,
  medicines: "Thyroxine 50 micrograms",
  conditions: ["asthma"],
  otherConditions: "",
  sign: null,
};

async function openWriting(...answers: readonly Awaited<ReturnType<ListFormerPrescriptions>>[]) {
  let asked = 0;
  await openAsAsha("/desk/b-1", {
    change(product) {
      product.rebind(ShowPrescribing).toConstantValue(async () =>
        ok({
          ...begunPrescribing(now),
          ...({ practitioner, patient: { name: "Ravi", age: 34, gender: "male" }, draft: null, former: null, health: HEALTH } as const),
        }),
      );
      product.rebind(ListFormerPrescriptions).toConstantValue(async () => {
        asked += 1;
        const answer = answers[0];
        if (answer === undefined) throw new PortUnavailable("shop", null);
        return answer;
      });
    },
  });
  return { asked: () => asked };
}

const beside = () => screen.getByRole("region", { name: "Your earlier prescriptions" });

describe("what a practitioner signed for the patient before, beside what they write", () => {
  it("is below what the patient told of allergies and medicines, in red, whatever is written", async () => {
    await openWriting(ok([]));
    const told = await screen.findByRole("region", { name: "Allergies, illnesses, pregnancy and medicines" });
    expect(told.textContent).toContain("Peanuts, Penicillin. Reaction: The lips swell");
    expect(told.textContent).toContain("Thyroxine 50 micrograms");
    expect(told.textContent).not.toContain("Pregnancy"); // Of a man who was not asked.
    expect(told.querySelector(".notice.clay")).not.toBeNull();
  });

  it("is read by a press alone, the newest opened, in its last version", async () => {
    const { asked } = await openWriting(ok([signed("RX000/2627/000002", ["Jvara", "Amlapitta"]), signed("RX000/2627/000001", ["Kasa"])]));
    await screen.findByRole("textbox", { name: "Advice" });
    expect(asked()).toBe(0);
    await press(/^Your earlier prescriptions/);
    const [newest, older] = (await within(beside()).findAllByRole("group")) as [HTMLDetailsElement, HTMLDetailsElement];
    expect([newest.open, older.open]).toEqual([true, false]);
    expect(newest.textContent).toContain("Amlapitta");
    expect(newest.textContent).toContain("RX000/2627/000002, version 2");
    expect(newest.textContent).toContain("Churna of Amlapitta");
    expect(newest.textContent).toContain("Rest.");
    expect(newest.textContent).not.toContain("Jvara");
    expect(older.textContent).toContain("Kasa");
    await press(/^Close/);
    expect(within(beside()).queryAllByRole("group")).toEqual([]);
  });

  it("says of a withdrawn one that it was withdrawn, and why", async () => {
    await openWriting(ok([signed("RX000/2627/000001", ["Kasa"], { at: now, reason: "Wrong patient" })]));
    await screen.findByRole("textbox", { name: "Advice" });
    await press(/^Your earlier prescriptions/);
    expect((await within(beside()).findByText(/Wrong patient/)).textContent).toContain("Wrong patient");
  });

  it("says that there is nothing, that it is not theirs, and that it can't be read", async () => {
    await openWriting(ok([]));
    await screen.findByRole("textbox", { name: "Advice" });
    await press(/^Your earlier prescriptions/);
    expect(await screen.findByText("You haven't signed anything for this patient at another appointment.")).toBeDefined();
    cleanup();
    await openWriting(refused({ kind: "unknown-booking" }));
    await screen.findByRole("textbox", { name: "Advice" });
    await press(/^Your earlier prescriptions/);
    expect(await within(beside()).findByText("This isn't one of your appointments.")).toBeDefined();
    cleanup();
    const { asked } = await openWriting();
    await screen.findByRole("textbox", { name: "Advice" });
    await press(/^Your earlier prescriptions/);
    expect(await within(beside()).findByText("This can't be loaded right now.")).toBeDefined();
    const times = asked();
    await act(async () => void fireEvent.click(within(beside()).getByRole("button", { name: "Try again" })));
    expect(asked()).toBe(times + 1);
  });
});
