import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

const main = () => within(screen.getByRole("main"));

/** Asha's page of weights, and what is noted by it. */
async function weighing() {
  const trackers = await notedTrackers([]);
  await openAsAsha("/bmiandfattracker", withTrackers(trackers));
  await waitFor(() => expect(main().getByLabelText("Weight")).toBeDefined());
  return async () => (await trackers.changesAfter(asha, 0, 9)).entries.map(({ value }) => value);
}

describe("somebody who weighs themselves", () => {
  it("notes girths with it, shown as they were typed", async () => {
    const noted = await weighing();
    await fill("Weight", "61.25");
    await fill("Waist", "84.5");
    await fill("Neck", "33");
    await press("Note it");
    await waitFor(async () => expect(await noted()).toMatchObject([{ kg: 61.25 }]));
    expect((await noted())[0]).toMatchObject({ girths: { waist: { amount: 84.5, unit: "cm" }, neck: { amount: 33, unit: "cm" } } });
    await waitFor(() => expect(main().getByText("61.25 kg, waist 84.5 cm, neck 33 cm")).toBeDefined());
    await fill("Weight", "61");
    await press("Note it");
    await waitFor(async () => expect((await noted()).length).toBe(2));
    expect((await noted())[1]).not.toHaveProperty("girths");
  });

  it("notes one weight by a double press, and complains of nothing", async () => {
    const noted = await weighing();
    await fill("Weight", "61");
    const note = await screen.findByRole("button", { name: "Note it" });
    await act(async () => {
      fireEvent.click(note);
      fireEvent.click(note);
    });
    await waitFor(async () => expect(await noted()).toMatchObject([{ kg: 61 }]));
    expect(main().getByLabelText("Weight").getAttribute("aria-invalid")).not.toBe("true");
  });

  it.each([
    ["Waist", "39.9"],
    ["Neck", "80.1"],
    ["Hip", "84.55"],
    ["Hip", "wide"],
  ])("is told which girth can't be: %s %s", async (girth, amount) => {
    const noted = await weighing();
    await fill("Weight", "61.25");
    await fill(girth, amount);
    await press("Note it");
    await waitFor(() => expect(main().getByLabelText(girth).getAttribute("aria-invalid")).toBe("true"));
    expect(main().getByLabelText("Weight").getAttribute("aria-invalid")).not.toBe("true");
    expect(await noted()).toEqual([]);
    await fill(girth, "");
    await press("Note it");
    await waitFor(async () => expect((await noted()).length).toBe(1));
  });
});
