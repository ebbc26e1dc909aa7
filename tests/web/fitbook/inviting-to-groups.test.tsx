import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { farah, grouped, id, ravi, stateIn } from "./a-group-of-people.ts";
import type { Memory } from "#adapters/memory/memory.ts";

afterEach(cleanup);

const following = (memory: Memory, ...people: readonly (typeof ravi)[]): Memory => {
  for (const one of people) memory.ties.follows.set(pairKey(asha, one), "following");
  return memory;
};

describe("inviting to a group", () => {
  it("is done by those who run it, among whom they follow, and says who is in it already [rt-joingroup-id]", async () => {
    const memory = following(grouped({ owner: asha, ties: [[ravi, "member"]] }), ravi, farah);
    await openAsAsha("/fitbookgroups/walkers", { memory });
    expect((await screen.findByRole("link", { name: "Invite people" })).getAttribute("href")).toBe("/joingroup/walkers");
    cleanup();
    await openAsAsha("/joingroup/walkers", { memory });
    await press("Invite: Farah");
    await screen.findByText("Invited", { exact: false });
    expect(stateIn(memory, farah)).toBe("invited");
    expect([...memory.ties.notifications.values()]).toMatchObject([{ to: farah, from: asha, kind: "group-request", group: id }]);
    await press("Invite: Ravi");
    await screen.findByText("In the group", { exact: false });
    expect(stateIn(memory, ravi)).toBe("member");
    expect(screen.queryByRole("button", { name: /^Invite: / })).toBeNull();
  });

  it("is done by members where the group lets them, without its links", async () => {
    const memory = following(grouped({ group: { mayMembersInvite: true }, ties: [[asha, "member"]] }), farah);
    await openAsAsha("/joingroup/walkers", { memory });
    await press("Invite: Farah");
    await screen.findByText("Invited", { exact: false });
    expect(stateIn(memory, farah)).toBe("invited");
    expect(screen.queryByRole("heading", { name: "Invite by a link" })).toBeNull();
  });

  it("is not offered to other members, and leads on where one follows nobody", async () => {
    await openAsAsha("/joingroup/walkers", { memory: following(grouped({ ties: [[asha, "member"]] }), farah) });
    await screen.findByText("You are in this group.");
    expect(screen.queryByRole("heading", { name: "Invite people you follow" })).toBeNull();
    cleanup();
    await openAsAsha("/fitbookgroups/walkers", { memory: grouped({ ties: [[asha, "member"]] }) });
    await screen.findByRole("button", { name: "Leave" });
    expect(screen.queryByRole("link", { name: "Invite people" })).toBeNull();
    cleanup();
    await openAsAsha("/joingroup/walkers", { memory: grouped({ owner: asha }) });
    await screen.findByText(/You don't follow anyone yet\./);
    expect(screen.getByRole("link", { name: "Find people" }).getAttribute("href")).toBe("/people");
  });
});
