import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

const ravi = customerId("ravi");
const id = challengeId("steps");

/** Asha and Ravi in Fitbook, and a challenge that Asha has won. */
function won(): Memory {
  const memory = new Memory();
  putCustomer(memory, { id: ravi, name: name("Ravi") });
  memory.ties.profiles.set(ravi, aFitbookProfile("Ravi"));
  memory.ties.profiles.set(asha, aFitbookProfile("Asha"));
  const today = indianDay(now);
  const days = { start: daysAfter(today, -9), end: daysAfter(today, -5) };
  const challenge = aKeptChallenge({ id, activity: "Steps to the temple", ...days, isOpen: true });
  memory.ties.challenges.set(id, { ...challenge, maker: ravi, version: 1 });
  for (const one of [asha, ravi]) memory.ties.join(id, one, now - 10 * 24 * 60 * 60 * 1000);
  memory.ties.results.set(id, [
    { customer: asha, isAnonymous: false, score: 9_000, days: 4, rank: 1, badges: ["gold", "finisher"] },
    { customer: ravi, isAnonymous: false, score: 10, days: 1, rank: 2, badges: ["silver"] },
  ]);
  return memory;
}

const card = async () => within(await screen.findByRole("article", { name: "Steps to the temple" }));

describe("the page of badges", () => {
  it("shows a new one as new once, and lists it from then on [rt-winbadge]", async () => {
    const memory = won();
    await openAsAsha("/winbadge", { memory });
    const fresh = await card();
    expect(fresh.getByText("Gold · Finisher")).toBeDefined();
    expect(fresh.getByText("New")).toBeDefined();
    await waitFor(() => expect(memory.ties.players.get(pairKey(id, asha))?.hasSeenBadges).toBe(true));
    cleanup();
    await openAsAsha("/winbadge", { memory });
    await screen.findByRole("heading", { name: "Your badges" });
    expect((await card()).queryByText("New")).toBeNull();
  });

  it("leads to sharing the result with a post, whose card stands there before and after", async () => {
    const memory = won();
    await openAsAsha("/winbadge", { memory });
    const link = await screen.findByRole("link", { name: "Share in Fitbook: Steps to the temple" });
    cleanup();
    await openAsAsha(link.getAttribute("href") ?? "", { memory });
    const before = within(await screen.findByRole("region", { name: /^This card is shared with your post/ }));
    const group = within(await before.findByRole("figure", { name: "Result: Steps to the temple" }));
    expect(group.getByText(/^Rank 1 of 2/).textContent).toBe("Rank 1 of 2 · 9,000 steps");
    expect(group.getByText("Gold · Finisher")).toBeDefined();
    await fill(/^What would you like to share/, "Up all the stairs");
    await press("Share");
    await screen.findByText("Shared.");
    expect(screen.queryByRole("region", { name: /^This card is shared with your post/ })).toBeNull();
    const post = within(await screen.findByRole("article", { name: "Post by Asha" }));
    expect(await post.findByRole("figure", { name: "Result: Steps to the temple" })).toBeDefined();
    expect([...memory.ties.posts.values()]).toMatchObject([{ text: "Up all the stairs", card: { score: 9_000, rank: 1, players: 2 } }]);
  });

  it("lets the card be left out, and has none for a challenge that is another's", async () => {
    const memory = won();
    await openAsAsha("/fitbook?id=steps", { memory });
    await press("Share without the card");
    await fill(/^What would you like to share/, "No figures");
    await press("Share");
    await screen.findByText("Shared.");
    expect([...memory.ties.posts.values()]).toMatchObject([{ text: "No figures", card: null }]);
    cleanup();
    await openAsAsha("/fitbook?id=never-was", { memory });
    await screen.findByText("You have no result here that can be shared.");
  });

  it("passes a badge on with its challenge's name and no figure", async () => {
    const written = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(new Error("not allowed"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText: written }, configurable: true });
    await openAsAsha("/winbadge", { memory: won() });
    await press("Share: Steps to the temple");
    await screen.findByText("Copied");
    expect(written).toHaveBeenCalledWith("Gold, Finisher in “Steps to the temple” on Niramaya");
    await press("Share: Steps to the temple");
    await screen.findByText("Your browser did not let us copy it.");
  });

  it("says that there is none yet, and can be asked for again where it could not be read", async () => {
    const memory = won();
    memory.ties.results.clear();
    let isDown = true;
    await openAsAsha("/winbadge", {
      memory,
      change(product) {
        const list = product.get(ListBadges);
        product.rebind(ListBadges).toConstantValue(async (customer) => {
          if (isDown) throw new PortUnavailable("challenges", "down");
          return list(customer);
        });
      },
    });
    await screen.findByText("Fitbook couldn't be loaded right now.");
    isDown = false;
    await press("Try again");
    await screen.findByText(/^No badges yet\./);
  });

  it("is reached from the board and the own profile, and a profile tells badges to followers", async () => {
    const memory = won();
    await openAsAsha("/challengeleaderboard/steps", { memory });
    const link = await screen.findByRole("link", { name: "See your badge" });
    expect(link.getAttribute("href")).toBe("/winbadge");
    cleanup();
    await openAsAsha("/fitbookUserProfile", { memory });
    expect((await screen.findByRole("link", { name: "Your badges" })).getAttribute("href")).toBe("/winbadge");
    cleanup();
    await openAsAsha("/fitbookuserprofile/ravi", { memory });
    await screen.findByRole("button", { name: /^Mute: / });
    expect(screen.queryByRole("list", { name: "Badges" })).toBeNull();
    cleanup();
    memory.ties.follows.set(pairKey(asha, ravi), "following");
    await openAsAsha("/fitbookuserprofile/ravi", { memory });
    expect((await screen.findByRole("list", { name: "Badges" })).textContent).toBe("Silver");
  });
});
