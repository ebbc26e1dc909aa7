import "#tests/web/browser-setup.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openAsAsha } from "#tests/web/customers-window.tsx";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

/** Of noting and what was eaten, in the order in which they stand. */
async function headings(): Promise<readonly (string | null)[]> {
  const main = within(screen.getByRole("main"));
  await main.findByRole("heading", { name: "Add what you ate" });
  await main.findByRole("heading", { name: "Entries of this day" });
  return main
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((heading) => heading === "Add what you ate" || heading === "Entries of this day");
}

describe("the pages of meals", () => {
  it("show first what was eaten, with a short way to noting more [rt-mealtracker]", async () => {
    await openAsAsha("/mealtracker");
    expect(await headings()).toEqual(["Entries of this day", "Add what you ate"]);
    const way = screen.getByRole("link", { name: "Add what you ate" }).getAttribute("href");
    expect(document.querySelector(`${way}`)?.textContent).toBe("Add what you ate");
  });

  it("begin with noting where that was chosen [rt-addmeal]", async () => {
    await openAsAsha("/addmeal");
    expect(await headings()).toEqual(["Add what you ate", "Entries of this day"]);
  });

  it("ask what was eaten once there is something to choose from", async () => {
    await openAsAsha("/addmeal");
    await headings();
    expect(screen.queryByRole("group", { name: "What did you eat?" })).toBeNull();
  });
});
