import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { Files } from "#core/files/files.port.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fileId } from "#core/files/file-id.ts";
import { ok } from "#core/shared/result.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import type { Customer } from "#core/identity/customer.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";

afterEach(cleanup);

const ravi = customerId("ravi");
const about = { about: "Runs again" } as const;

/** Asha and Ravi, who have both entered. */
function entered(chosen: Partial<Omit<FitbookProfile, "name">> = about): Memory {
  const memory = new Memory();
  putCustomer(memory, { id: ravi, name: name("Ravi Subramaniam") });
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  memory.ties.profiles.set(ravi, aFitbookProfile("Ravi Subramaniam", chosen));
  return memory;
}
const rows = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);
const region = (title: string) => screen.findByRole("heading", { name: title });

describe("the first time in Fitbook", () => {
  const open = (customer: Partial<Customer> = {}) => openAsAsha("/people", { memory: new Memory(), customer });

  it("asks for a name, an adult's birth date and three audiences, and comes to the page behind it", async () => {
    const { memory } = await open();
    await region("Before you begin");
    expect(screen.queryByRole("heading", { name: "Find people" })).toBeNull();
    await press("Enter Fitbook");
    expect(screen.getByText("Please fill this in")).toBeDefined();
    await fill("Date of birth", "2015-01-01");
    await press("Enter Fitbook");
    expect(await screen.findByText("Fitbook is for adults.")).toBeDefined();
    expect(memory.ties.profiles.size).toBe(0);
    await fill("Date of birth", "1988-04-12");
    await fill(/^About you/, "Walks");
    await press("Enter Fitbook");
    await region("Find people");
    expect(memory.ties.profiles.get(asha)).toMatchObject({
      name: "Asha Kulkarni",
      about: "Walks",
      shows: { about: "everybody", lists: "followers", badges: "followers" },
      isFindable: true,
    });
  });

  it("does not ask for a birth date that the account knows", async () => {
    await open({ birthdate: "1988-04-12" as Customer["birthdate"] });
    await region("Before you begin");
    expect(screen.queryByLabelText("Date of birth")).toBeNull();
    await press("Enter Fitbook");
    await region("Find people");
  });
});

describe("the ways through Fitbook", () => {
  it("lead to posts, followers, groups and challenges, and these have leaderboards [ui-fitbook-scope]", async () => {
    await openAsAsha("/people", { memory: entered() });
    const ways = within(screen.getByRole("navigation", { name: "Fitbook" })).getAllByRole("link");
    expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
      ["Posts", "/fitbook"],
      ["People", "/people"],
      ["My profile", "/fitbookUserProfile"],
      ["Challenges", "/fitbookchallenges"],
      ["Groups", "/fitbookgroups"],
    ]);
    expect(screen.getByText("Find people by name, and answer follow requests.")).toBeDefined();
    cleanup();
    await openAsAsha("/challengeleaderboard", { memory: entered() });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Leaderboard");
    expect(await screen.findByText("You aren't in any challenge yet. Join one, or create one.")).toBeDefined();
  });
});

describe("a picture for Fitbook", () => {
  const choose = async () => {
    const field = await screen.findByLabelText("Add a picture");
    await act(async () => {
      fireEvent.change(field, { target: { files: [new File([new Uint8Array([1, 2, 3])], "me.jpg", { type: "image/jpeg" })] } });
    });
  };

  it("that was chosen is sent with the rest, and what could not be sent is not lost", async () => {
    let attempts = 0;
    const { memory } = await openAsAsha("/people", {
      memory: new Memory(),
      customer: { birthdate: "1988-04-12" as Customer["birthdate"] },
      change: (product) =>
        product.rebind(SetProfilePicture).toConstantValue(async () => {
          attempts += 1;
          if (attempts === 1) throw new PortUnavailable("files", "down");
          return ok(fileId("f1"));
        }),
    });
    await choose();
    await press("Enter Fitbook");
    expect(await screen.findByText("The picture could not be sent. Please try again.")).toBeDefined();
    expect(memory.ties.profiles.size).toBe(0);
    await press("Enter Fitbook");
    await region("Find people");
    expect([attempts, memory.ties.profiles.has(asha)]).toEqual([2, true]);
  });
});

describe("people", () => {
  it("are found by their name and asked to be followed [rt-people]", async () => {
    const { memory } = await openAsAsha("/people", { memory: entered() });
    await fill("Name", "ravee");
    await press("Search");
    await screen.findByText("1 person found");
    expect(rows("Find people")).toEqual(["RSRavi SubramaniamRuns againFollow"]);
    expect(screen.getByRole("link", { name: "Ravi Subramaniam" }).getAttribute("href")).toBe("/fitbookuserprofile/ravi");
    await press("Follow: Ravi Subramaniam");
    await waitFor(() => expect(rows("Find people")).toEqual(["RSRavi SubramaniamRuns againRequestedCancel request"]));
    expect(memory.ties.follow(asha, ravi)).toBe("requested");
    await press("Cancel request: Ravi Subramaniam");
    await waitFor(() => expect(rows("Find people")).toEqual(["RSRavi SubramaniamRuns againFollow"]));
    expect(memory.ties.follow(asha, ravi)).toBe("none");
    await fill("Name", "zzzz");
    await press("Search");
    await screen.findByText("Nobody called “zzzz” was found.");
  });

  it("have the picture of their account once they come into sight, and their initials until then", async () => {
    let see = () => {};
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          see = () => seen([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal("createImageBitmap", async () => ({ width: 300, height: 200 }));
    const memory = entered();
    await openAsAsha("/fitbookuserprofile/ravi", {
      memory,
      change: (product) => {
        const put = product.get(Files).put(new Uint8Array([1]));
        void put.then((file) => memory.ties.pictures.set(ravi, file));
      },
    });
    const top = (await region("Ravi Subramaniam")).closest(".fitbook-top");
    expect([top?.querySelector(".avatar")?.textContent, top?.querySelector("canvas")]).toEqual(["RS", null]);
    await act(async () => see());
    await waitFor(() => expect(top?.querySelector(".avatar-large canvas")).not.toBeNull());
    expect(top?.querySelector(".avatar")?.textContent).toBe("");
    vi.unstubAllGlobals();
  });

  it("who ask are let in or not, where they stand", async () => {
    const memory = entered();
    memory.ties.follows.set(pairKey(ravi, asha), "requested");
    await openAsAsha("/people", { memory });
    await press("Accept: Ravi Subramaniam");
    await screen.findByText("No requests to answer.");
    expect([memory.ties.follow(ravi, asha), memory.ties.follow(asha, ravi)]).toEqual(["following", "following"]);
  });

  it("can be searched for again where they could not be read", async () => {
    let isDown = true;
    await openAsAsha("/people", {
      memory: entered(),
      change(product) {
        const find = product.get(FindPeople);
        product.rebind(FindPeople).toConstantValue(async (customer, request) => {
          if (isDown) throw new PortUnavailable("people", "down");
          return find(customer, request);
        });
      },
    });
    await fill("Name", "Ravi");
    await press("Search");
    await screen.findByText("Fitbook couldn't be loaded right now.");
    isDown = false;
    await press("Try again");
    await screen.findByText("1 person found");
  });
});

describe("a Fitbook profile", () => {
  it("of somebody else shows what they show, and is gone with a block [rt-fitbookuserprofile-id]", async () => {
    const { memory } = await openAsAsha("/fitbookuserprofile/ravi", {
      memory: entered({ ...about, shows: { about: "everybody", lists: "everybody", badges: "me" } }),
    });
    await region("Ravi Subramaniam");
    expect(screen.getByText("Runs again")).toBeDefined();
    expect(screen.getByText("0 followers · 0 following")).toBeDefined();
    await press("Mute: Ravi Subramaniam");
    await screen.findByRole("button", { name: "Unmute: Ravi Subramaniam" });
    await press("Block: Ravi Subramaniam");
    await waitFor(() => screen.getByRole("alertdialog"));
    within(screen.getByRole("alertdialog")).getByRole("button", { name: "Block" }).click();
    await screen.findByText(/^Blocked\. Neither of you/);
    expect(memory.ties.areBlocked(asha, ravi)).toBe(true);
    cleanup();
    await openAsAsha("/fitbookuserprofile/ravi", { memory });
    await region("This isn't available.");
    expect(document.body.textContent).not.toContain("Ravi");
  });

  it("of one's own is changed, and lists followers, the muted and the blocked [rt-fitbookuserprofile]", async () => {
    const memory = entered();
    memory.ties.follows.set(pairKey(ravi, asha), "following");
    await openAsAsha("/fitbookUserProfile", { memory });
    await region("Asha Kulkarni");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Posts" }).checked).toBe(true);
    expect(screen.getByRole("link", { name: "Download your data" }).getAttribute("href")).toBe("/user/data");
    await act(async () => screen.getByRole("radio", { name: "Settings" }).click());
    await fill(/^About you/, "Walks on Vetal tekdi");
    await press("Save");
    await screen.findByText("Saved. This is what others see from now on.");
    expect(memory.ties.profiles.get(asha)?.about).toBe("Walks on Vetal tekdi");
    screen.getByRole("radio", { name: "Followers" }).click();
    await press("Remove follower: Ravi Subramaniam");
    await screen.findByText("No followers yet.");
    expect(memory.ties.follow(ravi, asha)).toBe("none");
    screen.getByRole("radio", { name: "Notifications" }).click();
    const invitations = (await screen.findByRole("checkbox", { name: "Invitations to groups" })) as HTMLInputElement;
    expect(invitations.checked).toBe(true);
    await act(async () => invitations.click());
    await waitFor(() => expect([...(memory.ties.silenced.get(asha) ?? [])]).toEqual(["group-request"]));
    expect(invitations.checked).toBe(false);
    memory.ties.blocks.add(pairKey(asha, ravi));
    screen.getByRole("radio", { name: "Blocked" }).click();
    await press("Unblock: Ravi Subramaniam");
    await screen.findByText("You haven't blocked anyone.");
    expect(memory.ties.areBlocked(asha, ravi)).toBe(false);
  });

  it("says that further people whom one has blocked did not come", async () => {
    await openAsAsha("/fitbookUserProfile", {
      memory: entered(),
      change(product) {
        product.rebind(ListBlocked).toConstantValue(async (_, after) => {
          if (after !== null) throw new PortUnavailable("people", "down");
          return { blocked: [{ id: ravi, name: "Ravi Subramaniam" }], next: ravi };
        });
      },
    });
    await region("Asha Kulkarni");
    await act(async () => screen.getByRole("radio", { name: "Blocked" }).click());
    await press("Show more");
    await screen.findByText("That wasn't sent. Please try again.");
  });
});
