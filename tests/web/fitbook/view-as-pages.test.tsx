import "#tests/web/browser-setup.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { groupId } from "#core/fitbook/group.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { Circle } from "#core/fitbook/posts/post.ts";

afterEach(cleanup);

const walkers = groupId("walkers");
const CIRCLES: readonly Circle[] = [
  { audience: "everybody", group: null },
  { audience: "followers", group: null },
  { audience: "group", group: walkers },
];

/** Asha, with a post for each circle and a group of her own. */
function ashasPlace(): Memory {
  const memory = new Memory();
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni", { about: "Walks at six" }));
  memory.ties.groups.set(walkers, aGroup({ id: walkers, name: "Morning walkers" }));
  memory.ties.groupTies.set(pairKey(walkers, asha), { group: walkers, person: asha, state: "owner", changedAt: now });
  for (const [nth, circle] of CIRCLES.entries()) {
    const id = postId(`post-${nth}`);
    const text = postTextIn(`For ${circle.audience}`, LONGEST_POST) ?? expect.unreachable();
    const state = { kind: "published" } as const;
    memory.ties.posts.set(id, {
      id,
      author: asha,
      key: id,
      text,
      ...circle,
      state,
      createdAt: now + nth,
      pictures: [],
      card: null,
      editedAt: null,
    });
  }
  return memory;
}

const page = () => screen.findByRole("group", { name: "What they see" });
const posts = async () =>
  within(await page())
    .queryAllByRole("article")
    .map((post) => /For (everybody|followers|group)/.exec(post.textContent)?.[0]);
const way = (name: string) => within(screen.getByRole("navigation", { name: "View as" })).findByRole("link", { name });
const addressOf = async (name: string) => (await way(name)).getAttribute("href") ?? "";

describe("one's own profile as others get it", () => {
  it("is reached from one's own, says as whom one looks, and leads back", async () => {
    await openAsAsha("/fitbookUserProfile", { memory: ashasPlace() });
    const link = await screen.findByRole("link", { name: "View as somebody else" });
    expect(link.getAttribute("href")).toBe("/fitbookUserProfile?view_as=stranger");
    cleanup();
    await openAsAsha("/fitbookUserProfile?view_as=stranger", { memory: ashasPlace() });
    expect(await screen.findByText("This is your profile as a stranger sees it.")).toBeDefined();
    expect((await way("A stranger")).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: "Back to my profile" }).getAttribute("href")).toBe("/fitbookUserProfile");
    expect(await within(await page()).findByRole("heading", { name: "Asha Kulkarni" })).toBeDefined();
  });

  it.each([
    ["A stranger", ["For everybody"]],
    ["A follower", ["For followers", "For everybody"]],
    ["A member of Morning walkers", ["For group", "For everybody"]],
  ])("shows %s what they see", async (who, seen) => {
    const memory = ashasPlace();
    await openAsAsha("/fitbookUserProfile?view_as=stranger", { memory });
    const address = await addressOf(who);
    cleanup();
    await openAsAsha(address, { memory });
    await expect.poll(posts).toEqual(seen);
  });

  it("is missing to somebody blocked, and to a member of a group that one is not in", async () => {
    for (const as of ["blocked", "member.of-others"]) {
      await openAsAsha(`/fitbookUserProfile?view_as=${as}`, { memory: ashasPlace() });
      expect(within(await page()).getByRole("heading", { name: "This isn't available." })).toBeDefined();
      expect(await posts()).toEqual([]);
      cleanup();
    }
  });

  it("can't be pressed: nothing of it is sent", async () => {
    const memory = ashasPlace();
    await openAsAsha("/fitbookUserProfile?view_as=stranger", { memory });
    const follow = await within(await page()).findByRole("button", { name: /^Follow/ });
    expect(follow.closest("fieldset")?.disabled).toBe(true);
    await press(/^Follow: /);
    expect(memory.ties.follows.size).toBe(0);
  });

  it("is one's own where the address names nobody", async () => {
    await openAsAsha("/fitbookUserProfile?view_as=friend", { memory: ashasPlace() });
    expect(await screen.findByRole("link", { name: "View as somebody else" })).toBeDefined();
  });
});
