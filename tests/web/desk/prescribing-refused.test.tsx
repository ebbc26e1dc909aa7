import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { anItem } from "#tests/builders/consultations/a-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { press } from "#tests/web/customers-window.tsx";
import { openPrescribing } from "./prescribing-window.tsx";
import type { NotSigned } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import type { PrescriptionItem } from "#core/consultations/prescription/prescription.ts";

afterEach(cleanup);

/** The desk of Sunanda, who wants to sign two items and is refused; what has the focus then, and what it is described by. */
async function signAndBeRefused(refusal: NotSigned, second: Partial<PrescriptionItem> = {}) {
  const start = indianDay(now);
  const items = [
    anItem({ key: "i1", name: "Triphala", ingredients: ["Triphala"], start }),
    anItem({ key: "i2", name: "Haridra", ingredients: ["Haridra"], start, ...second }),
  ];
  await openPrescribing({ items, refusal });
  await press("Preview");
  await press("Sign");
  await screen.findByRole("button", { name: "Preview" });
  const field = document.activeElement;
  const described = (field?.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
  const item = field?.closest("li")?.querySelector("legend")?.textContent ?? null;
  return {
    item,
    label: field?.closest(".field")?.querySelector("label")?.textContent,
    isInvalid: field?.getAttribute("aria-invalid"),
    says: described.join(" "),
    text: field?.textContent,
  };
}

describe("a prescription that is refused when it is signed", () => {
  it("leads to the field with the letter that the paper can't show", async () => {
    const refusal = { kind: "unprinted", letter: "😀" } as const;
    const focus = await signAndBeRefused(refusal, { details: { dose: "3 g", anupana: "warm milk 😀" } });
    expect(focus).toMatchObject({ item: "Item 2", label: "Anupana", isInvalid: "true" });
    expect(focus.says).toContain("The paper can't show “😀”.");
  });

  it("leads to the reason of the item that matches an allergy", async () => {
    const warnings = [{ item: "i2", kind: "allergy", with: "turmeric" }] as const;
    const focus = await signAndBeRefused({ kind: "warned", warnings });
    expect(focus).toMatchObject({ item: "Item 2", label: "Prescribe it anyway, because", isInvalid: "true" });
    expect(focus.says).toContain("Say why you prescribe it anyway");
  });

  it("leads to the item that can't be signed", async () => {
    const focus = await signAndBeRefused({ kind: "unusable-item", item: "i2" });
    expect(focus).toMatchObject({ item: "Item 2", label: "Medicine", isInvalid: "true" });
  });

  it("leads to its message where no field is wrong", async () => {
    expect(await signAndBeRefused({ kind: "too-late" })).toMatchObject({ item: null, text: "It is too late to sign this." });
  });
});
