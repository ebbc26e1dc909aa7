import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { anItem } from "#tests/builders/consultations/a-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { press } from "#tests/web/customers-window.tsx";
import { healthy, openPrescribing } from "./prescribing-window.tsx";

afterEach(cleanup);

const start = indianDay(now);
const drug = (key: string, name: string) => anItem({ key, name, ingredients: [name], details: { dose: "3 g" }, start });
const allergic = { ...healthy, hasAllergies: true, allergies: ["turmeric", "peanuts"] };

const WHY = "Prescribe it anyway, because";

async function itemNumber(number: number) {
  const legend = await screen.findByText(`Item ${number}`, { selector: "legend" });
  return within(legend.closest("li") ?? legend);
}

async function write(number: number, label: string, value: string) {
  const field = (await itemNumber(number)).getByLabelText(label);
  await act(async () => void fireEvent.change(field, { target: { value } }));
}

/** Which item says what speaks against it, and whether it asks why it is prescribed anyway. */
async function warned(number: number) {
  const item = await itemNumber(number);
  return { says: item.queryByText(/^Allergy reported/)?.textContent ?? null, asksWhy: item.queryByLabelText(WHY) !== null };
}

describe("an item to which its patient is allergic", () => {
  it("says so as its name, its ingredients or what it is taken with stand written, in either language, and asks the server nothing", async () => {
    const { asked } = await openPrescribing({ items: [drug("i1", "Triphala")], health: allergic });
    expect(await warned(1)).toEqual({ says: null, asksWhy: false });
    const shown = asked.shown;
    const told = { says: "Allergy reported by the patient: turmeric", asksWhy: true };
    for (const [label, text] of [
      ["Medicine", "Haridra churna"],
      ["Ingredients", "Triphala, हल्दी"],
      ["Anupana", "turmeric milk"],
    ] as const) {
      await write(1, label, text);
      expect([label, await warned(1)]).toEqual([label, told]);
      await write(1, label, "Triphala");
      expect([label, await warned(1)]).toEqual([label, { says: null, asksWhy: false }]);
    }
    expect(asked).toEqual({ shown, signed: 0 });
  });

  it("stands in the preview with what speaks against it, where the reason can be written", async () => {
    await openPrescribing({ items: [drug("i1", "Triphala"), drug("i2", "Haridra")], health: allergic });
    await press("Preview");
    const box = within(await screen.findByRole("region", { name: "Haridra" }));
    expect(box.getByText("Allergy reported by the patient: turmeric")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Triphala" })).toBeNull();
    await act(async () => void fireEvent.change(box.getByLabelText(WHY), { target: { value: "Tolerated since May" } }));
    await press("Keep writing");
    expect((await itemNumber(2)).getByLabelText(WHY)).toHaveProperty("value", "Tolerated since May");
  });

  it("keeps it from being signed without a reason, which is said beside Sign and leads to the field", async () => {
    const { asked } = await openPrescribing({ items: [drug("i1", "Triphala"), drug("i2", "Haridra")], health: allergic });
    await press("Preview");
    expect(document.activeElement?.textContent).toBe("Before you sign"); // The top of the page, not its end.
    const beside = () => screen.getByRole("button", { name: "Sign" }).parentElement?.parentElement?.textContent ?? "";
    expect(beside()).toContain("Haridra: Allergy reported by the patient: turmeric");
    expect(beside()).toContain("You can sign once you say why you prescribe this anyway, or change it: Haridra.");
    await press("Sign");
    expect(asked.signed).toBe(0);
    const box = within(screen.getByRole("region", { name: "Haridra" }));
    const field = box.getByLabelText(WHY);
    expect([document.activeElement, field.getAttribute("aria-invalid")]).toEqual([field, "true"]);
    expect(box.getByText("There is a warning on an item. Say why you prescribe it anyway, or change it.")).toBeTruthy();
    await act(async () => void fireEvent.change(field, { target: { value: "Tolerated since May" } }));
    expect(beside()).not.toContain("You can sign once");
    await press("Sign");
    expect(asked.signed).toBe(1);
  });

  it("keeps its warning and its reason where another item is removed", async () => {
    await openPrescribing({ items: [drug("i1", "Haridra"), drug("i2", "Peanut oil")], health: allergic });
    await write(2, WHY, "Only on the skin");
    await press("Remove Haridra");
    expect(await warned(1)).toEqual({ says: "Allergy reported by the patient: peanuts", asksWhy: true });
    expect((await itemNumber(1)).getByLabelText(WHY)).toHaveProperty("value", "Only on the skin");
  });
});

describe("a warning that the server alone could give", () => {
  const repeated = { item: "i2", kind: "repeated", with: "Giloy" } as const;
  const says = "Another prescription in force, or another item, has Giloy too.";

  async function refusedAtSigning() {
    await openPrescribing({
      items: [drug("i1", "Triphala"), drug("i2", "Giloy")],
      health: healthy,
      refusal: { kind: "warned", warnings: [repeated] },
    });
    await press("Preview");
    expect(screen.queryByText(says)).toBeNull();
    await press("Sign");
    expect((await itemNumber(2)).getByText(says)).toBeTruthy();
  }

  it("stays at its item where another one is removed or written, and stands in the preview", async () => {
    await refusedAtSigning();
    await write(1, "Medicine", "Amla");
    await press("Remove Amla");
    expect((await itemNumber(1)).getByText(says)).toBeTruthy();
    await press("Preview");
    expect(within(await screen.findByRole("region", { name: "Giloy" })).getByText(says)).toBeTruthy();
  });

  it("goes with what it spoke against, and comes back with it", async () => {
    await refusedAtSigning();
    await write(2, "Ingredients", "Amla");
    expect(screen.queryByText(says)).toBeNull();
    await write(2, "Ingredients", "Giloy");
    expect(screen.getByText(says)).toBeTruthy();
  });
});

describe("an item that is related to what its patient is allergic to", () => {
  it("says so more mildly, and asks for no reason", async () => {
    const health = { ...healthy, hasAllergies: true, allergies: ["penicillin"] };
    const { asked } = await openPrescribing({ items: [drug("i1", "Cephalexin")], health });
    const says = /^Cephalexin is related to what the patient is allergic to \(penicillin\)/;
    const item = await itemNumber(1);
    expect(item.getByText(says).closest(".notice")?.className).toBe("notice");
    expect(item.queryByLabelText(WHY)).toBeNull();
    await press("Preview");
    await press("Sign");
    expect(asked.signed).toBe(1);
  });
});

describe("an item that asks for caution", () => {
  const takes = { ...healthy, takesMedicines: true, medicines: "Thyroxine 50 mcg" };
  const says = "Patient takes Thyroxine: caution with Ashwagandha.";

  it("says so as it is written and in the preview, and asks for no reason", async () => {
    const { asked } = await openPrescribing({ items: [drug("i1", "Triphala")], health: takes });
    expect(screen.queryByText(says)).toBeNull();
    const shown = asked.shown;
    await write(1, "Ingredients", "Ashwagandha");
    const item = await itemNumber(1);
    expect(item.getByText(says).closest(".notice")?.className).toBe("notice");
    expect(item.queryByLabelText(WHY)).toBeNull();
    await press("Preview");
    expect(within(await screen.findByRole("region", { name: "Triphala" })).getByText(says)).toBeTruthy();
    expect(screen.getByText(`Triphala: ${says}`)).toBeTruthy(); // Beside Sign.
    expect(asked).toEqual({ shown, signed: 0 });
  });
});
