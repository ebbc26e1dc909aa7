import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { now } from "#tests/fixtures.ts";
import { asha, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

const [meera, nisha, ravi, zoya] = [customerId("meera"), customerId("nisha"), customerId("ravi"), customerId("zoya")];
const TITLE = "People you may want to follow";

/** Asha follows Meera and Nisha, who follow Ravi; Zoya is in a group of hers. */
function withSuggestions(): Memory {
  const memory = new Memory();
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  for (const [id, called] of [
    [meera, "Meera Nair"],
    [nisha, "Nisha Rao"],
    [ravi, "Ravi Subramaniam"],
    [zoya, "Zoya Khan"],
  ] as const) {
    putCustomer(memory, { id, name: name(called) });
    memory.ties.profiles.set(id, aFitbookProfile(called));
  }
  for (const friend of [meera, nisha]) {
    memory.ties.follows.set(pairKey(asha, friend), "following");
    memory.ties.follows.set(pairKey(friend, ravi), "following");
  }
  const group = aGroup({ name: "Morning walkers" });
  memory.ties.groups.set(group.id, group);
  memory.ties.groupTies.set(pairKey(group.id, asha), { group: group.id, person: asha, state: "member", changedAt: now });
  memory.ties.groupTies.set(pairKey(group.id, zoya), { group: group.id, person: zoya, state: "owner", changedAt: now });
  return memory;
}

const list = () => screen.findByRole("list", { name: TITLE });
const rows = async () => within(await list()).getAllByRole("listitem");

describe("suggestions", () => {
  it("say why, and are asked to be followed where they stand [rt-people]", async () => {
    const { memory } = await openAsAsha("/people", { memory: withSuggestions() });
    const [first, second] = await rows();
    expect(first?.textContent).toContain("Ravi SubramaniamFollowed by Meera Nair and 1 other you follow");
    expect(second?.textContent).toContain("Zoya KhanIn “Morning walkers” with you");
    await press("Follow: Ravi Subramaniam");
    await screen.findByText("You asked to follow Ravi Subramaniam.");
    expect(memory.ties.follow(asha, ravi)).toBe("requested");
    expect((await rows())[0]?.textContent).toContain("Requested");
    expect(document.activeElement?.textContent).toBe("Requested");
  });

  it("are dismissed, and that is taken back, with the focus on what is next", async () => {
    const { memory } = await openAsAsha("/people", { memory: withSuggestions() });
    await list();
    await press("Not now: Ravi Subramaniam");
    await screen.findByRole("button", { name: "Undo: Ravi Subramaniam" });
    expect((await rows())[0]?.textContent).toContain("We won't suggest Ravi Subramaniam for 180 days.");
    expect(document.activeElement?.textContent).toBe("Undo");
    expect(memory.ties.dismissed.has(pairKey(asha, ravi))).toBe(true);
    await press("Undo: Ravi Subramaniam");
    await screen.findByRole("button", { name: "Not now: Ravi Subramaniam" });
    expect(memory.ties.dismissed.size).toBe(0);
  });

  it("stand beside the feed, with a way to all or to people and groups [rt-fitbook]", async () => {
    await openAsAsha("/fitbook", { memory: withSuggestions() });
    expect(await rows()).toHaveLength(2);
    cleanup();
    const memory = new Memory();
    memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
    await openAsAsha("/fitbook", { memory });
    await screen.findByText(/^Nobody to suggest yet\./);
    expect(screen.getByRole("link", { name: "See groups" }).getAttribute("href")).toBe("/fitbookgroups");
  });

  it("can be asked for again where they could not be read", async () => {
    let isDown = true;
    await openAsAsha("/people", {
      memory: withSuggestions(),
      change(product) {
        const ask = product.get(ListSuggestions);
        product.rebind(ListSuggestions).toConstantValue(async (customer) => {
          if (isDown) throw new PortUnavailable("suggestions", "down");
          return ask(customer);
        });
      },
    });
    await screen.findByText("Suggestions couldn't be loaded right now.");
    isDown = false;
    await press("Try again");
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });
});
