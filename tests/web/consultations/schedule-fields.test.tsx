import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { begunPrescribing } from "#tests/web/desk/begun-prescribing.ts";
import { ok } from "#core/shared/result.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { fill, openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

/** The desk of Sunanda, who has begun to write about one medicine. */
async function openDesk() {
  const { practitioner } = aPractitioner("sunanda");
  const about = {
    ...begunPrescribing(now),
    practitioner: { name: "Dr. Sunanda Joshi", qualifications: ["BAMS"], council: null, registration: null, address: null },
    patient: { name: "Ravi", age: 34, gender: "male" } as const,
    draft: null,
    former: null,
    health: null,
  };
  await openAsAsha("/desk/b-1", {
    change(product) {
      product.rebind(PractitionerOf).toConstantValue(async () => practitioner);
      product.rebind(ShowPrescribing).toConstantValue(async () => ok(about));
      product.rebind(SavePrescriptionDraft).toConstantValue(async () => ok(null));
    },
  });
  await press("Add a medicine");
  await fill("Medicine", "Churna");
  await fill("Dose", "3 g");
}

const choose = async (name: string) => void (await act(async () => void fireEvent.click(screen.getByRole("radio", { name }))));
const tick = async (name: string, within_: HTMLElement = document.body) =>
  void (await act(async () => void fireEvent.click(within(within_).getByRole("checkbox", { name }))));
const write = async (step: HTMLElement, label: string, value: string) =>
  void (await act(async () => void fireEvent.change(within(step).getByLabelText(label), { target: { value } })));
/** What the paper says of when and for how long. */
async function previewed(): Promise<string> {
  await press("Preview");
  return (await screen.findByRole("article")).textContent ?? "";
}

describe("how often something is taken, in the practitioner's form", () => {
  it("says of a dose of nothing that it is none, and leaves out of the paper the dose that steps replace", async () => {
    await openDesk();
    await tick("Morning");
    await fill("Number of days", "3");
    await fill("Dose", "0 tablets");
    await press("Preview");
    const dose = screen.getByRole("textbox", { name: "Dose" });
    expect([document.activeElement, screen.getByText("Please enter an amount above zero.")]).toEqual([dose, expect.anything()]);
    await fill("Dose", "2 g");
    await choose("In steps");
    const first = within(screen.getByRole("group", { name: "Step 1" }));
    const typed = [first.getByLabelText("How much in this step"), first.getByLabelText("Number of days")];
    expect(typed.map((field) => (field as HTMLInputElement).value)).toEqual(["2 g", "3"]); // What was typed is not typed again.
    expect(first.getByRole("checkbox", { name: "Morning" })).toHaveProperty("checked", true);
    for (const number of [1, 2]) {
      const step = screen.getByRole("group", { name: `Step ${number}` });
      await write(step, "How much in this step", "3 tablets");
      await write(step, "Number of days", "4");
      await tick("Night", step);
    }
    expect(await previewed()).not.toContain("2 g");
  });

  it("asks for the dose of a medicine, in free words too", async () => {
    await openDesk();
    await tick("Morning");
    await fill("Number of days", "3");
    await fill("Dose", " ");
    await press("Preview");
    const dose = screen.getByRole("textbox", { name: "Dose" });
    expect([document.activeElement, screen.getByText("Please write the dose, or how it is used.")]).toEqual([dose, expect.anything()]);
    await fill("Dose", "a thin layer");
    expect(await previewed()).toContain("a thin layer");
  });

  it("is every few days, for a number of doses", async () => {
    await openDesk();
    await choose("Every few days");
    await tick("Morning");
    await choose("A number of doses");
    await press("Preview");
    expect(screen.getByText("Please enter 2 to 14 days.")).toBeDefined();
    expect(screen.getByText("Please enter a number of doses that ends within 365 days.")).toBeDefined();
    await fill("Every how many days", "7");
    await fill("Number of doses", "4");
    expect(await previewed()).toMatch(/morning; weekly.*4 doses from/);
  });

  it("is on certain weekdays", async () => {
    await openDesk();
    await choose("On certain weekdays");
    await tick("Night");
    await fill("Number of days", "14");
    await press("Preview");
    expect(screen.getByText("Please choose at least one weekday.")).toBeDefined();
    for (const weekday of ["Thu", "Mon", "Sun", "Sun"]) await tick(weekday); // The last takes one back.
    await fill("Number of days", "3"); // From a Friday on.
    await press("Preview");
    expect(
      screen.getByText("None of the chosen weekdays lies within these days. Please enter more days, or choose other weekdays."),
    ).toBeDefined();
    await fill("Number of days", "14");
    expect(await previewed()).toMatch(/night; on Mon, Thu.*14 days from/);
  });

  it("is as needed, with the most a day and the hours between", async () => {
    await openDesk();
    await choose("As needed");
    await press("Preview");
    expect(screen.getByText("Please enter 1 to 24 times a day.")).toBeDefined();
    await fill("At most how many times a day", "4");
    await fill("At least how many hours apart", "8");
    expect(screen.getByText("Please enter a number of hours from 1 to 7, so that this many times fit into a day.")).toBeDefined();
    await fill("At most how many times a day", "3");
    await fill("At least how many hours apart", "4");
    await fill("Number of days", "10");
    expect(await previewed()).toMatch(/as needed, at most 3 times a day, at least 4 hours apart.*10 days from/);
  });

  it("is in steps, which are added and removed, each with what is wrong with it", async () => {
    await openDesk();
    await choose("In steps");
    const step = (number: number) => screen.getByRole("group", { name: `Step ${number}` });
    await press("Add a step");
    expect(screen.getAllByRole("group", { name: /^Step/ })).toHaveLength(3);
    await press("Remove Step 3");
    await write(step(1), "How much in this step", "2 tablets");
    await write(step(1), "Number of days", "5");
    await tick("Morning", step(1));
    await press("Preview");
    expect(within(step(1)).queryByText(/^Please/)).toBeNull();
    expect(within(step(2)).getByText("Please choose when, or write a time.")).toBeDefined();
    expect(screen.queryByRole("textbox", { name: "Dose" })).toBeNull(); // Each step says how much.
    await write(step(2), "How much in this step", "0 tablets");
    expect(within(step(2)).getByText("Please enter an amount above zero.")).toBeDefined();
    await write(step(2), "How much in this step", "");
    await write(step(2), "Number of days", "३");
    await write(step(2), "At other times", "9 pm");
    await press("Preview");
    const amount = within(step(2)).getByRole("textbox", { name: "How much in this step" });
    expect([document.activeElement, within(step(2)).getByText("Please write how much is taken in this step.")]).toEqual([
      amount,
      expect.anything(),
    ]);
    await write(step(2), "How much in this step", "1 tablet");
    expect(await previewed()).toMatch(/5 days from .*: 2 tablets; morning.*3 days from .*: 1 tablet; 9:00 pm.*in steps.*8 days from/);
  });
});
