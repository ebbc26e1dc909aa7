import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fill } from "#tests/web/customers-window.tsx";
import { openPrescribing } from "./prescribing-window.tsx";

afterEach(cleanup);

it("a prescription begins with what the patient wrote when they booked, and says so until it is changed", async () => {
  await openPrescribing({ draft: null, complaint: "Neend nahi aati" });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Complaint");
  const taken = "Taken over from what the patient wrote when booking. Please check it.";
  expect([field.value, screen.getByText(taken)]).toEqual(["Neend nahi aati", expect.anything()]);
  await fill("Complaint", "Sleeps badly");
  expect(screen.queryByText(taken)).toBeNull();
});
