import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, it } from "vitest";
import { openAsAsha } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

it.each([
  ["/invoice", "[rt-invoice] [rt-invoice-id]"],
  ["/practitionerinvoice", "[rt-practitionerinvoice] [rt-practitionerinvoice-id]"],
])("%s says that there is no bill yet, and that one is unknown there %s", async (path) => {
  await openAsAsha(path);
  await screen.findByRole("heading", { level: 1, name: "Bills of your appointments" });
  await screen.findByRole("heading", { name: "No bills yet" });
  cleanup();
  await openAsAsha(`${path}/abc123`);
  await screen.findByRole("heading", { name: "We can't find this bill" });
});
