import "#tests/web/browser-setup.ts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import type { Container } from "inversify";

afterEach(cleanup);

async function open(change: (product: Container) => void = () => {}) {
  const memory = new Memory();
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  await openAsAsha("/fitbookUserProfile", { memory, change });
  const choice = await screen.findByRole("radio", { name: "Notifications" });
  await act(async () => choice.click());
  const kind = within(await screen.findByRole("group", { name: "Somebody likes my post" }));
  const [told, byLetter] = [
    () => kind.getByRole<HTMLInputElement>("checkbox", { name: "Somebody likes my post" }),
    () => kind.queryByRole<HTMLInputElement>("checkbox", { name: "Also by e-mail" }),
  ];
  return { memory, kind, told, byLetter };
}

it("letters are chosen by kind, beside whether it is told at all", async () => {
  const { memory, told, byLetter } = await open();
  expect([told().checked, byLetter()?.checked]).toEqual([true, false]);
  byLetter()?.click();
  await waitFor(() => expect([...(memory.ties.letters.get(asha)?.since.keys() ?? [])]).toEqual(["post-liked"]));
  expect(memory.ties.letters.get(asha)?.language).toBe("en");
  expect(byLetter()?.checked).toBe(true);
  told().click();
  await waitFor(() => expect(memory.ties.silenced.get(asha)?.has("post-liked")).toBe(true));
  expect(byLetter()).toBeNull();
  told().click();
  await waitFor(() => expect(byLetter()?.checked).toBe(true));
});

it("a choice that could not be sent is taken back, and says so", async () => {
  const fails = async () => {
    throw new PortUnavailable("notifications", new Error("down"));
  };
  const { kind, byLetter } = await open((product) => product.rebind(ChooseFitbookLetters).toConstantValue(fails));
  byLetter()?.click();
  await kind.findByText("That wasn't sent. Please try again.");
  expect(byLetter()?.checked).toBe(false);
});
