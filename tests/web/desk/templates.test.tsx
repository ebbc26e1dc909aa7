import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { begunPrescribing } from "#tests/web/desk/begun-prescribing.ts";
import { ok } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { aTemplate } from "#tests/builders/consultations/a-template.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

/** The desk of Sunanda, who writes for a consultation, with these templates. */
async function openDesk(...names: readonly string[]) {
  const memory = new Memory();
  const { practitioner } = aPractitioner("sunanda");
  memory.prescriptionTemplates.set(
    practitionerId("sunanda"),
    names.map((name) => aTemplate({ name })),
  );
  const about = {
    ...begunPrescribing(now),
    practitioner: { name: "Dr. Sunanda Joshi", qualifications: ["BAMS"], council: null, registration: null, address: null },
    patient: { name: "Ravi", age: 34, gender: "male" } as const,
    draft: null,
    former: null,
    health: null,
  };
  await openAsAsha("/desk/b-1", {
    memory,
    change(product) {
      product.rebind(PractitionerOf).toConstantValue(async () => practitioner);
      product.rebind(ShowPrescribing).toConstantValue(async () => ok(about));
      product.rebind(SavePrescriptionDraft).toConstantValue(async () => ok(null));
    },
  });
  fireEvent.click(await screen.findByRole("heading", { name: "Your templates" }));
  return { kept: () => (memory.prescriptionTemplates.get(practitionerId("sunanda")) ?? []).map(({ name }) => name) };
}

const advice = (): HTMLTextAreaElement => screen.getByRole("textbox", { name: "Advice" });
const medicines = () => screen.queryAllByLabelText("Medicine").map((field) => (field instanceof HTMLInputElement ? field.value : ""));

describe("a practitioner's templates beside the prescription", () => {
  it("are put into the form by a press, from today on, and taken out again", async () => {
    await openDesk("Sleep");
    await press("Use Sleep");
    expect([medicines(), advice().value]).toEqual([["Ashwagandha churna"], "No screens after nine."]);
    expect(screen.getByText("Added to the form: Sleep")).toBeDefined();
    await press("Undo");
    expect([medicines(), advice().value]).toEqual([[], ""]);
  });

  it("are where the names come from that are offered while a medicine is typed", async () => {
    await openDesk("Sleep", "Rest");
    await press("Add a medicine");
    const list = document.getElementById(screen.getByLabelText("Medicine").getAttribute("list") ?? "");
    expect([...(list?.querySelectorAll("option") ?? [])].map(({ value }) => value)).toEqual(["Ashwagandha churna"]);
  });

  it("are kept from the form under a name, and say what is missing", async () => {
    const { kept } = await openDesk();
    fireEvent.change(await screen.findByRole("textbox", { name: "Name of a new template" }), { target: { value: "Rest" } });
    await press("Save as template");
    expect(await screen.findByText("There is nothing to save yet: add an item, advice, tests or follow-up.")).toBeDefined();
    fireEvent.change(advice(), { target: { value: "Rest." } });
    await press("Save as template");
    expect(await screen.findByText("Saved: Rest")).toBeDefined();
    expect(kept()).toEqual(["Rest"]);
  });

  it("are named anew, deleted, and put back", async () => {
    const { kept } = await openDesk("Sleep");
    await press("Rename Sleep");
    fireEvent.change(await screen.findByRole("textbox", { name: "New name" }), { target: { value: "Nidra" } });
    await press("Rename");
    expect(await screen.findByText("It is now called: Nidra")).toBeDefined();
    await press("Delete Nidra");
    const said = await screen.findByText("Deleted: Nidra");
    expect(kept()).toEqual([]);
    expect(within(said.parentElement ?? expect.fail("no row")).getByRole("button", { name: "Undo" })).toBeDefined();
    await press("Undo");
    expect(await screen.findByText("Saved: Nidra")).toBeDefined();
    expect(kept()).toEqual(["Nidra"]);
  });
});
