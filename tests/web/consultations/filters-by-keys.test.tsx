import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Memory } from "#adapters/memory/memory.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { openAsAsha } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

it("filters of practitioners keep the focus when they are chosen, and give it to the heading when what was pressed is gone", async () => {
  const memory = new Memory();
  for (const one of [aPractitioner("sunanda"), aPractitioner("harsh", { name: "Harsh Trivedi", therapy: "yoga" })])
    memory.practitioners.set(one.practitioner.id, one);
  await openAsAsha("/practitioners", { memory });
  const chip = (await screen.findAllByRole("link", { name: /^Yoga \(/ })).at(-1) as HTMLElement;
  chip.focus();
  fireEvent.click(chip);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-current")).toBe("true"));
  expect(document.activeElement?.textContent).toContain("Yoga");
  const chosen = await screen.findByRole("link", { name: "Remove: Yoga" });
  chosen.focus();
  fireEvent.click(chosen);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});
