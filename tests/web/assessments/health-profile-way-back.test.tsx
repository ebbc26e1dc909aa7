import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAsAsha } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

it("leads from the health profile back to the appointment for which somebody came, and from its other part too", async () => {
  await openAsAsha("/medicalcondition?booking=b-1");
  const back = await screen.findByRole("link", { name: "Back to the appointment" });
  expect(back.getAttribute("href")).toBe("/appointments/b-1");
  const other = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(other).toContain("/physicalgenerals?booking=b-1");
  cleanup();
  await openAsAsha("/medicalcondition");
  await screen.findByRole("button", { name: "Allow and start" });
  expect(screen.queryByRole("link", { name: "Back to the appointment" })).toBeNull();
});
