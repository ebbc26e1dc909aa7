import "#tests/web/browser-setup.ts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import { farah, grouped, id, ravi, stateIn } from "./a-group-of-people.ts";

afterEach(cleanup);

const listed = async (list: string) => within(await screen.findByRole("list", { name: list }));
const agree = async (question: string, says: string) => {
  const dialog = within(await screen.findByRole("alertdialog", { name: question }));
  dialog.getByRole("button", { name: says }).click();
};

describe("the members of a group", () => {
  it("are shown with their roles, and those who run nothing can do nothing [rt-fitbookgroupmembers-id]", async () => {
    await openAsAsha("/fitbookgroupmembers/walkers", {
      memory: grouped({
        ties: [
          [asha, "member"],
          [farah, "admin"],
        ],
      }),
    });
    const list = await listed("Members");
    expect(list.getAllByRole("listitem").map((row) => row.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Asha.* Member$/),
        expect.stringMatching(/Farah.* Admin$/),
        expect.stringMatching(/Ravi.* Owner$/),
      ]),
    );
    expect(list.queryAllByRole("button")).toEqual([]);
    expect(screen.queryByRole("radio", { name: "Banned" })).toBeNull();
  });

  it("are given roles by the owner, who can hand the group over", async () => {
    const memory = grouped({ owner: asha, ties: [[farah, "member"]] });
    await openAsAsha("/fitbookgroupmembers/walkers", { memory });
    await press("Make admin: Farah");
    await press("Make member: Farah");
    await screen.findByRole("button", { name: "Make admin: Farah" });
    expect(stateIn(memory, farah)).toBe("member");
    await press("Hand the group over: Farah");
    await agree("Hand the group over to Farah?", "Hand the group over");
    await screen.findByText("Farah can now take the group over.");
    expect(memory.ties.groups.get(id)?.offeredTo).toBe(farah);
  });

  it("are removed and banned by those who run it, who do nothing to each other", async () => {
    const memory = grouped({
      ties: [
        [asha, "admin"],
        [farah, "member"],
      ],
    });
    await openAsAsha("/fitbookgroupmembers/walkers", { memory });
    await press("Ban: Farah");
    await agree("Ban Farah from the group?", "Ban");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Farah" })).toBeNull());
    expect(stateIn(memory, farah)).toBe("banned");
    expect(screen.queryByRole("button", { name: "Remove: Ravi" })).toBeNull();
    screen.getByRole("radio", { name: "Banned" }).click();
    await press("Lift the ban: Farah");
    await screen.findByText("Nobody is banned.");
    expect(stateIn(memory, farah)).toBeNull();
  });

  it("take their posts along where whoever bans them says so, and else leave them", async () => {
    for (const isTicked of [false, true]) {
      const memory = grouped({ owner: asha, ties: [[farah, "member"]] });
      const { write } = actsOver(relationsInMemory(memory));
      const post = memory.ties.posts.get(await write(farah));
      if (post === undefined) throw new TypeError("nothing was written");
      memory.ties.posts.set(post.id, { ...post, audience: "group", group: id });
      await openAsAsha("/fitbookgroupmembers/walkers", { memory });
      await press("Ban: Farah");
      const dialog = within(await screen.findByRole("alertdialog", { name: "Ban Farah from the group?" }));
      if (isTicked) await act(async () => dialog.getByRole("checkbox", { name: "And take down their posts in this group" }).click());
      dialog.getByRole("button", { name: "Ban" }).click();
      await waitFor(() => expect(stateIn(memory, farah)).toBe("banned"));
      expect(memory.ties.posts.get(post.id)?.state.kind).toBe(isTicked ? "hidden" : "published");
      cleanup();
    }
  });

  it("who are only invited lose that at once", async () => {
    const memory = grouped({ owner: asha, ties: [[farah, "invited"]] });
    await openAsAsha("/fitbookgroupmembers/walkers", { memory });
    await listed("Members");
    screen.getByRole("radio", { name: "Invited" }).click();
    await press("Cancel the invitation: Farah");
    await screen.findByText("No invitation is waiting for an answer.");
    expect(stateIn(memory, farah)).toBeNull();
  });

  it("can be asked for again where they could not be read", async () => {
    let isDown = true;
    await openAsAsha("/fitbookgroupmembers/walkers", {
      memory: grouped({ owner: asha }),
      change(product) {
        const list = product.get(ListGroupMembers);
        product.rebind(ListGroupMembers).toConstantValue(async (customer, request) => {
          if (isDown) throw new PortUnavailable("groups", "down");
          return list(customer, request);
        });
      },
    });
    await screen.findByText("Fitbook couldn't be loaded right now.");
    isDown = false;
    await press("Try again");
    await listed("Members");
  });

  it("are missing to whoever is not in it [rt-fitbookgroupmembers]", async () => {
    await openAsAsha("/fitbookgroupmembers/walkers", { memory: grouped({ group: { isOpen: true } }) });
    await screen.findByRole("heading", { name: "This isn't available." });
  });
});

describe("requests to be let into a group", () => {
  it("are answered one by one, or several at once [rt-grouprequestedmembers-id]", async () => {
    const memory = grouped({
      owner: asha,
      ties: [
        [farah, "requested"],
        [ravi, "requested"],
      ],
    });
    await openAsAsha("/grouprequestedmembers/walkers", { memory });
    await listed("Requests to join");
    screen.getByRole("checkbox", { name: "Choose Farah" }).click();
    await screen.findByText("1 person chosen");
    await press("Turn down");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Farah" })).toBeNull());
    expect([stateIn(memory, farah), stateIn(memory, ravi)]).toEqual(["declined", "requested"]);
  });

  it("are all let in with two presses", async () => {
    const memory = grouped({
      owner: asha,
      ties: [
        [farah, "requested"],
        [ravi, "requested"],
      ],
    });
    await openAsAsha("/grouprequestedmembers/walkers", { memory });
    await press("Choose all");
    await screen.findByText("2 people chosen");
    await press("Let in");
    await screen.findByText("No requests to answer.");
    expect([stateIn(memory, farah), stateIn(memory, ravi)]).toEqual(["member", "member"]);
  });

  it("are missing to members who do not run it [rt-grouprequestedmembers]", async () => {
    await openAsAsha("/grouprequestedmembers/walkers", { memory: grouped({ ties: [[asha, "member"]] }) });
    await screen.findByRole("heading", { name: "This isn't available." });
  });
});
