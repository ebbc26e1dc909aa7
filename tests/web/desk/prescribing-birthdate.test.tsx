import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fill, press } from "#tests/web/customers-window.tsx";
import { healthy, openPrescribing } from "./prescribing-window.tsx";

afterEach(cleanup);

const unborn = { name: "Ravi", age: null, gender: "male" } as const;
const SAYS = /^No medicine can be prescribed until the patient adds their date of birth/;

describe("a prescription for a patient of whom no date of birth is known", () => {
  it("says at its head at once, in red, that no medicine can be prescribed, and what an age is enough for", async () => {
    await openPrescribing({ patient: unborn, health: healthy });
    expect((await screen.findByText(SAYS)).closest(".notice")?.className).toBe("notice clay");
    expect(screen.getByText("The age is enough for advice alone. A medicine needs the date of birth.")).toBeTruthy();
  });

  it("finds the date once the patient has added it, and keeps what is written", async () => {
    const { asked, change } = await openPrescribing({ patient: unborn, health: healthy });
    await fill("Advice", "Sleep early.");
    await press("Look again");
    expect(screen.getByText(SAYS)).toBeTruthy();
    const shown = asked.shown;
    change({ patient: { ...unborn, age: 34 } });
    await press("Look again");
    expect(screen.queryByText(SAYS)).toBeNull();
    expect(screen.queryByLabelText("Age")).toBeNull();
    expect(screen.getByLabelText("Advice")).toHaveProperty("value", "Sleep early.");
    expect(asked.shown).toBe(shown + 1);
  });

  it("says nothing of it where no medicine can be written, or the date is known", async () => {
    await openPrescribing({ patient: unborn, health: healthy, kind: "yoga" });
    await screen.findByLabelText("Age");
    expect(screen.queryByText(SAYS)).toBeNull();
    cleanup();
    await openPrescribing({ health: healthy });
    await screen.findByLabelText("Advice");
    expect(screen.queryByText(SAYS)).toBeNull();
  });
});

describe("the gender, where the account does not say it", () => {
  const patient = { name: "Asha", age: 34, gender: null } as const;
  const isChosen = async (name: string) => ((await screen.findByRole("radio", { name })) as HTMLInputElement).checked;

  it("is filled in from the sex that the health profile tells, and can be changed", async () => {
    await openPrescribing({ patient, health: { ...healthy, sex: "female" }, draft: null });
    expect([await isChosen("Female"), await isChosen("Male")]).toEqual([true, false]);
    fireEvent.click(screen.getByRole("radio", { name: "Male" }));
    expect([await isChosen("Female"), await isChosen("Male")]).toEqual([false, true]);
  });

  it("is open where nothing tells it", async () => {
    await openPrescribing({ patient, health: healthy, draft: null });
    expect([await isChosen("Female"), await isChosen("Male")]).toEqual([false, false]);
  });
});
