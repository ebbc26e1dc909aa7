import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { InviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { asha, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";

afterEach(cleanup);

const [ravi, farah] = [customerId("ravi"), customerId("farah")];
const today = indianDay(now);
const id = challengeId("steps");
const address = "/invitefriendforchallenge/steps";

/** Asha's challenge, with two in Fitbook; `followers` follow her. */
function inviting(followers: readonly (typeof ravi)[], given: Partial<KeptChallenge> = {}): Memory {
  const memory = new Memory();
  for (const [customer, called] of [
    [ravi, "Ravi"],
    [farah, "Farah"],
  ] as const) {
    putCustomer(memory, { id: customer, name: name(called) });
    memory.ties.profiles.set(customer, aFitbookProfile(called));
  }
  memory.ties.profiles.set(asha, aFitbookProfile("Asha"));
  for (const one of followers) memory.ties.follows.set(pairKey(one, asha), "following");
  const days = { start: daysAfter(today, 1), end: daysAfter(today, 3) };
  const challenge = aKeptChallenge({ id, activity: "Steps to the temple", ...days, isOpen: true });
  memory.ties.challenges.set(id, { ...challenge, maker: asha, ...given });
  return memory;
}

describe("inviting to a challenge", () => {
  it("tells a follower once, says so in the button's place, and names who plays already [rt-invitefriendforchallenge-id]", async () => {
    const memory = inviting([ravi, farah]);
    memory.ties.members.set(pairKey(id, farah), "member");
    memory.ties.join(id, farah, now - 1);
    await openAsAsha(address, { memory });
    await press("Invite: Ravi");
    expect(document.activeElement).toBe(await screen.findByText("Invited"));
    await press("Invite: Farah");
    await screen.findByText("Already playing");
    const notifications = [...memory.ties.notifications.values()];
    expect(notifications.map(({ to, from, kind }) => [to, from, kind])).toEqual([[ravi, asha, "challenge-request"]]);
  });

  it("is reached from the challenge, by whom may invite", async () => {
    await openAsAsha("/fitbookchallengedetails/steps", { memory: inviting([]) });
    const link = await screen.findByRole("link", { name: "Invite friends" });
    expect(link.getAttribute("href")).toBe(address);
    cleanup();
    await openAsAsha("/fitbookchallengedetails/steps", { memory: inviting([], { maker: ravi }) });
    await screen.findByRole("button", { name: "Join" });
    expect(screen.queryByRole("link", { name: "Invite friends" })).toBeNull();
  });

  it("says why nobody can be invited: joining has closed, others invite, nobody follows, nothing is seen", async () => {
    await openAsAsha(address, { memory: inviting([ravi], { start: daysAfter(today, -1) }) });
    await screen.findByText("Joining has closed, so nobody can be invited.");
    cleanup();
    await openAsAsha(address, { memory: inviting([ravi], { maker: ravi }) });
    await screen.findByText(/^Only whoever created this challenge/);
    cleanup();
    await openAsAsha(address, { memory: inviting([]) });
    await screen.findByText("You have no followers to invite yet.");
    cleanup();
    await openAsAsha("/invitefriendforchallenge/none", { memory: inviting([ravi]) });
    await screen.findByRole("heading", { name: "This isn't available." });
  });

  it("says what went wrong, and can be pressed again", async () => {
    let isDown = true;
    const memory = inviting([ravi]);
    await openAsAsha(address, {
      memory,
      change(product) {
        const invite = product.get(InviteToChallenge);
        product.rebind(InviteToChallenge).toConstantValue(async (customer, invited) => {
          if (isDown) throw new PortUnavailable("requests", "down");
          return invite(customer, invited);
        });
      },
    });
    await press("Invite: Ravi");
    await screen.findByText("That wasn't sent. Please try again.");
    isDown = false;
    memory.ties.follows.clear();
    await press("Invite: Ravi");
    await screen.findByText("They no longer follow you, or are no longer in the group.");
    await waitFor(() => expect(screen.queryByText("That wasn't sent. Please try again.")).toBeNull());
  });

  it("tells members of one's groups, whom it lists once a group is opened", async () => {
    const memory = inviting([]);
    const group = aGroup({ name: "Walkers of Lodi" });
    memory.ties.groups.set(group.id, group);
    for (const person of [asha, farah])
      memory.ties.groupTies.set(pairKey(group.id, person), { group: group.id, person, state: "member", changedAt: now });
    await openAsAsha(address, { memory });
    const details = (await screen.findByText("Walkers of Lodi")).closest("details") ?? expect.unreachable();
    expect(screen.queryByRole("button", { name: "Invite: Farah" })).toBeNull();
    await act(async () => {
      details.open = true;
      fireEvent(details, new Event("toggle"));
    });
    await press("Invite: Farah");
    expect(document.activeElement).toBe(await screen.findByText("Invited"));
    expect(within(details).queryByText("Asha")).toBeNull();
    const notifications = [...memory.ties.notifications.values()];
    expect(notifications.map(({ to, from, kind }) => [to, from, kind])).toEqual([[farah, asha, "challenge-request"]]);
  });

  it("gives a link to an open challenge, with a code that a camera reads", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await openAsAsha(address, { memory: inviting([]) });
    await screen.findByRole("img", { name: "QR code of the link to the challenge" });
    await press("Copy link");
    await screen.findByText("Copied");
    expect(writeText.mock.calls).toEqual([[`${location.origin}/fitbookchallengedetails/steps`]]);
    cleanup();
    await openAsAsha(address, { memory: inviting([], { isOpen: false }) });
    await screen.findByText("You have no followers to invite yet.");
    expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
  });

  it("asks to which challenge, where its address names none [rt-invitefriendforchallenge]", async () => {
    await openAsAsha("/invitefriendforchallenge", { memory: inviting([ravi]) });
    const link = await screen.findByRole("link", { name: "Steps to the temple" });
    expect(link.getAttribute("href")).toBe(address);
    cleanup();
    await openAsAsha("/invitefriendforchallenge", { memory: inviting([ravi], { start: daysAfter(today, -1) }) });
    await screen.findByText("There is no challenge you can invite people to. You can create one.");
  });
});
