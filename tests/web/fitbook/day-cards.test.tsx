import "#tests/web/browser-setup.ts";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { openComposer } from "./open-composer.ts";

afterEach(cleanup);

async function open(ml: number | null) {
  const memory = new Memory();
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  await openAsAsha("/fitbook", {
    memory,
    change(product) {
      if (ml !== null) void product.get(Trackers).take(asha, [aPut(aGlass(ml, now))], now);
    },
  });
  await openComposer();
  await press("Add a day of a tracker");
  return memory;
}

it("a day of a tracker goes along with a post as it is shown before", async () => {
  const memory = await open(1_500);
  const choice = await screen.findByRole("radio", { name: /^Water: 1,500 ml/ });
  await act(async () => choice.click());
  await screen.findByRole("figure", { name: /^Water, / });
  await fill(/^What would you like to share/, "Enough for today");
  await press("Share");
  await screen.findByRole("article", { name: "Post by Asha Kulkarni" });
  const [post] = memory.ties.posts.values();
  expect(post?.card).toEqual({ measure: "water_ml", day: indianDay(now), amount: 1_500 });
  await waitFor(() => expect(screen.getAllByRole("figure", { name: /^Water, / })).toHaveLength(1));
});

it("without anything noted there is nothing to choose, and a post goes without", async () => {
  const memory = await open(null);
  await screen.findByText("Nothing is noted for today or yesterday yet.");
  await press("Share without the card");
  await fill(/^What would you like to share/, "Good morning");
  await press("Share");
  await screen.findByRole("article", { name: "Post by Asha Kulkarni" });
  expect([...memory.ties.posts.values()].map(({ card }) => card)).toEqual([null]);
});
