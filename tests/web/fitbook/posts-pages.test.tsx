import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { circleOf } from "#core/fitbook/posts/post.ts";
import { groupId } from "#core/fitbook/group.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { Files } from "#core/files/files.port.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import { asksFirst } from "#tests/web/asks-first.ts";
import { openComposer } from "./open-composer.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { PostAudience } from "#core/fitbook/visibility/world.ts";
import type { Post } from "#core/fitbook/posts/post.ts";

afterEach(cleanup);

const ravi = customerId("ravi");

type Given = Partial<Omit<Post, "audience" | "group">> & Pick<Post, "id"> & { readonly audience?: PostAudience; readonly group?: GroupId };

function aPost({ audience = "followers", group, ...given }: Given, words = "Ran again"): Post {
  const text = postTextIn(words, LONGEST_POST);
  if (text === null) throw new RangeError("nothing is written");
  const state = { kind: "published" } as const;
  const circle = circleOf(audience, group ?? null);
  return { author: ravi, key: given.id, text, state, createdAt: now, pictures: [], card: null, editedAt: null, ...given, ...circle };
}

/** Asha follows Ravi, who follows her too and has written a post. */
function entered(...posts: readonly Post[]): Memory {
  const memory = new Memory();
  putCustomer(memory, { id: ravi, name: name("Ravi Subramaniam") });
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  memory.ties.profiles.set(ravi, aFitbookProfile("Ravi Subramaniam"));
  memory.ties.follows.set(pairKey(asha, ravi), "following");
  memory.ties.follows.set(pairKey(ravi, asha), "following");
  for (const post of posts) memory.ties.posts.set(post.id, post);
  return memory;
}
/** Whatever is marked is in sight as soon as it stands there. */
const seenAtOnce = () =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe() {
        this.#seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
const region = (title: string) => screen.findByRole("heading", { name: title });
const article = (who: string) => screen.findByRole("article", { name: `Post by ${who}` });

describe("the feed", () => {
  it("gives way to what everybody shares where the address names that [rt-fitbook]", async () => {
    const memory = entered(aPost({ id: postId("first"), audience: "everybody" }));
    memory.ties.follows.clear();
    await openAsAsha("/fitbook?list=discover", { memory });
    await article("Ravi Subramaniam");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Discover" }).checked).toBe(true);
  });

  it("is asked for while it is still asked who the customer is there, and is not seen before that", async () => {
    const place = Promise.withResolvers<null>();
    await openAsAsha("/fitbook", {
      memory: entered(aPost({ id: postId("first") })),
      change(product) {
        const showOwnPlace = product.get(ShowOwnPlace);
        void product.rebind(ShowOwnPlace).toConstantValue(async (customer) => (await place.promise) ?? showOwnPlace(customer));
      },
    });
    const post = await screen.findByRole("article", { name: "Post by Ravi Subramaniam", hidden: true });
    expect(screen.queryByRole("article")).toBeNull();
    await act(async () => place.resolve(null));
    expect(await article("Ravi Subramaniam")).toBe(post);
  });

  it("counts what has come since, moves nothing of what is read, and shows it when that is pressed", async () => {
    const { memory } = await openAsAsha("/fitbook", { memory: entered(aPost({ id: postId("first") }, "Ran at six")) });
    await article("Ravi Subramaniam");
    const texts = () => screen.getAllByRole("article").map((post) => /Ran [\w ]+(?=0 likes)/.exec(post.textContent)?.[0]);
    const look = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await look();
    expect(screen.queryByRole("button", { name: /new post/ })).toBeNull();
    memory.ties.posts.set(postId("own"), aPost({ id: postId("own"), audience: "me", createdAt: now + 1 }, "Ran in secret"));
    memory.ties.posts.set(postId("second"), aPost({ id: postId("second"), createdAt: now + 2 }, "Ran at seven"));
    await look();
    const button = await screen.findByRole("button", { name: "Show 1 new post" });
    expect(button.closest('[role="status"]')).not.toBeNull();
    expect(texts()).toEqual(["Ran at six"]);
    for (let nth = 0; nth < 25; nth += 1)
      memory.ties.posts.set(postId(`later-${nth}`), aPost({ id: postId(`later-${nth}`), createdAt: now + 10 + nth }, `Ran number ${nth}`));
    await look();
    await screen.findByRole("button", { name: "Show 20 new posts or more" });
    await press("Show 20 new posts or more");
    expect(texts()).toHaveLength(20);
    expect(texts()[0]).toBe("Ran number 24");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Posts" }));
    expect(screen.queryByRole("button", { name: /new post/ })).toBeNull();
  });

  it("shows who wrote each, and asks for the picture of each person once", async () => {
    seenAtOnce();
    vi.stubGlobal("createImageBitmap", async () => ({ width: 300, height: 200 }));
    const memory = entered(
      aPost({ id: postId("first") }, "Ran at six"),
      aPost({ id: postId("second"), createdAt: now + 1 }, "Ran at seven"),
    );
    const requested: string[] = [];
    await openAsAsha("/fitbook", {
      memory,
      change: (product) => {
        const put = product.get(Files).put(new Uint8Array([1]));
        void put.then((file) => memory.ties.pictures.set(ravi, file));
        const read = product.get(ReadPersonPicture);
        product.rebind(ReadPersonPicture).toConstantValue(async (customer, person) => {
          requested.push(person);
          return read(customer, person);
        });
      },
    });
    await waitFor(() => expect(document.querySelectorAll("article .avatar canvas")).toHaveLength(2));
    expect(requested).toEqual([ravi]);
    vi.unstubAllGlobals();
  });

  it("shares with whom one chooses, says how many that is, and shows it [rt-fitbook]", async () => {
    const { memory } = await openAsAsha("/fitbook", { memory: entered() });
    await region("No posts yet");
    await screen.findByText("1 person follows you and can read this.");
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
    await openComposer();
    await press("Share");
    await screen.findByText("Please write something");
    (await screen.findByRole("radio", { name: "Everybody in Fitbook" })).click();
    await screen.findByText("Everybody who is in Fitbook can read this.");
    await fill(/^What would you like to share/, "Walked https://niramaya.test/walk.");
    await press("Share");
    const shown = within(await article("Asha Kulkarni"));
    expect([...memory.ties.posts.values()]).toMatchObject([{ audience: "everybody", author: asha }]);
    const address = shown.getByRole("link", { name: "https://niramaya.test/walk" });
    expect(address.getAttribute("rel")).toContain("nofollow");
    expect(address.className).toBe("link"); // It looks like one.
    expect((screen.getByLabelText(/^What would you like to share/) as HTMLTextAreaElement).value).toBe("");
    await screen.findByText("1 person follows you and can read this.");
    expect(screen.queryByRole("radio", { name: "My followers" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Share something" }));
    await openComposer();
    expect((screen.getByRole("radio", { name: "My followers" }) as HTMLInputElement).checked).toBe(true);
  });

  it("asks before a window is closed over what was begun, and goes on with it after a reload", async () => {
    const memory = entered();
    await openAsAsha("/fitbook", { memory });
    await region("No posts yet");
    expect(asksFirst()).toBe(false);
    await fill(/^What would you like to share/, "Walked to the");
    expect(asksFirst()).toBe(true);
    cleanup();
    await openAsAsha("/fitbook", { memory });
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^What would you like to share/);
    await waitFor(() => expect(field.value).toBe("Walked to the"));
    expect(asksFirst()).toBe(true);
  });

  it("says plainly that what a new account shares for the third time waits for review, and leads to it", async () => {
    const memory = entered(...["one", "two"].map((id) => aPost({ id: postId(id), author: asha, createdAt: now }, "Earn from home")));
    memory.joined.set(asha, now);
    await openAsAsha("/fitbook", { memory });
    await fill(/^What would you like to share/, "earn from home");
    await press("Share");
    const note = await screen.findByText(/^You have written this several times within an hour/);
    const [held] = [...memory.ties.posts.values()].filter(({ state }) => state.kind === "hidden");
    expect(within(note).getByRole("link", { name: "Open" }).getAttribute("href")).toContain(held?.id);
    expect(screen.queryByText("Shared.")).toBeNull();
    cleanup();
    await openAsAsha(`/fitbookPost?id=${held?.id}`, { memory });
    await screen.findByText(/^You have written this several times within an hour/);
    cleanup();
    await openAsAsha("/fitbookPost?id=one", { memory });
    await article("Asha Kulkarni");
    expect(screen.queryByText(/^You have written this/)).toBeNull();
    await fill(/^Write a comment/, "Earn from home");
    await press("Comment");
    await screen.findByText(/^You have written this several times within an hour/);
  });

  it("shares with the members of one of one's groups, and says in which", async () => {
    const memory = entered();
    for (const [group, called] of [
      [groupId("g1"), "Evening yoga"],
      [groupId("g2"), "Morning walkers"],
    ] as const) {
      memory.ties.groups.set(group, aGroup({ id: group, name: called }));
      memory.ties.groupTies.set(pairKey(group, asha), { group, person: asha, state: "owner", changedAt: now });
    }
    await openAsAsha("/fitbook", { memory });
    await openComposer();
    (await screen.findByRole("radio", { name: "Members of the group" })).click();
    await screen.findByText("Only members of “Evening yoga” can read this, as long as they are in it.");
    fireEvent.change(await screen.findByLabelText("Which group"), { target: { value: "g2" } });
    await screen.findByText("Only members of “Morning walkers” can read this, as long as they are in it.");
    await fill(/^What would you like to share/, "At the gate at six");
    await press("Share");
    await within(await article("Asha Kulkarni")).findByText(/In “Morning walkers”/);
    expect([...memory.ties.posts.values()]).toMatchObject([{ audience: "group", group: "g2" }]);
  });

  it("holds what people write whom one follows; others stand under Discover", async () => {
    const memory = entered(aPost({ id: postId("p1") }));
    const meera = customerId("meera");
    putCustomer(memory, { id: meera, name: name("Meera Nair") });
    memory.ties.profiles.set(meera, aFitbookProfile("Meera Nair"));
    const wide = aPost({ id: postId("p2"), author: meera, audience: "everybody" }, "Eleven floors");
    memory.ties.posts.set(wide.id, wide);
    await openAsAsha("/fitbook", { memory });
    expect(within(await article("Ravi Subramaniam")).getByText("Ran again")).toBeDefined();
    expect(screen.queryByText("Eleven floors")).toBeNull();
    screen.getByRole("radio", { name: "Discover" }).click();
    await screen.findByText("Eleven floors");
  });

  it("shows a like at once, with the number it makes, and takes it away again where the server does not have it", async () => {
    const requested: PromiseWithResolvers<never>[] = [];
    await openAsAsha("/fitbook", {
      memory: entered(aPost({ id: postId("p1") })),
      change(product) {
        product.rebind(LikePost).toConstantValue(() => {
          const answer = Promise.withResolvers<never>();
          requested.push(answer);
          return answer.promise;
        });
      },
    });
    expect((await article("Ravi Subramaniam")).textContent).toContain("0 likes");
    await press("Like: post by Ravi Subramaniam");
    expect(screen.getByRole("button", { name: "Like: post by Ravi Subramaniam", pressed: true })).toBeDefined();
    expect((await article("Ravi Subramaniam")).textContent).toContain("1 like ");
    await press("Like: post by Ravi Subramaniam"); // It is not answered yet.
    await vi.waitFor(() => expect(requested).toHaveLength(1));
    requested[0]?.reject(new PortUnavailable("posts", "down"));
    await screen.findByRole("button", { name: "Like: post by Ravi Subramaniam", pressed: false });
    expect((await article("Ravi Subramaniam")).textContent).toContain("0 likes");
  });

  it("likes and takes it back, and deletes one's own with a way back", async () => {
    const { memory } = await openAsAsha("/fitbook", {
      memory: entered(aPost({ id: postId("p1") }), aPost({ id: postId("p2"), author: asha }, "Mine")),
    });
    await press("Like: post by Ravi Subramaniam");
    await screen.findByRole("button", { name: "Like: post by Ravi Subramaniam", pressed: true });
    expect(memory.ties.likes.has(pairKey(asha, "p1"))).toBe(true);
    await press("Like: post by Ravi Subramaniam");
    await screen.findByRole("button", { name: "Like: post by Ravi Subramaniam", pressed: false });
    await press("Delete: post by Asha Kulkarni");
    await screen.findByText("Your post is deleted.");
    expect(memory.ties.posts.get(postId("p2"))?.state.kind).toBe("deleted");
    await press("Undo");
    await article("Asha Kulkarni");
    expect(memory.ties.posts.get(postId("p2"))?.state.kind).toBe("published");
  });

  it("can be asked again where it could not be read", async () => {
    let isDown = true;
    await openAsAsha("/fitbook", {
      memory: entered(aPost({ id: postId("p1") })),
      change(product) {
        const real = product.get(ListPosts);
        product.rebind(ListPosts).toConstantValue(async (...given) => {
          if (isDown) throw new PortUnavailable("posts", "down");
          return real(...given);
        });
      },
    });
    await screen.findByText("The posts couldn't be loaded right now.");
    isDown = false;
    await press("Try again");
    await article("Ravi Subramaniam");
  });
});

describe("a post's page", () => {
  const open = (memory: Memory, id = "p1") => openAsAsha(`/fitbookPost?id=${id}`, { memory });

  it("holds comments and answers, and who likes it [rt-fitbookpost]", async () => {
    const memory = entered(aPost({ id: postId("p1") }));
    memory.ties.likes.add(pairKey(ravi, "p1"));
    await open(memory);
    await region("Comments");
    const likers = await screen.findByRole("button", { name: "1 like Show who likes this" });
    likers.click();
    within(await screen.findByRole("list", { name: "Who likes this" })).getByText("Ravi Subramaniam");
    likers.click();
    await waitFor(() => expect([screen.queryByText("Who likes this"), likers.getAttribute("aria-expanded")]).toEqual([null, "false"]));
    await press("Comment");
    await screen.findByText("Please write something");
    await fill(/^Write a comment/, "Well done");
    await press("Comment");
    const list = await screen.findByRole("list", { name: "Comments" });
    expect(within(list).getByText("Well done")).toBeDefined();
    await press("Reply to Asha Kulkarni");
    await fill(/^Your reply to Asha Kulkarni/, "I mean it");
    await press("Reply");
    await within(list).findByText("I mean it");
    screen.getAllByRole("button", { name: "Delete comment by Asha Kulkarni" })[0]?.click();
    await within(list).findByText("This comment was deleted.");
    expect(within(list).getByText("I mean it")).toBeDefined();
  });

  it("of one's own is edited with a mark, and made narrower alone", async () => {
    const memory = entered(aPost({ id: postId("p1"), author: asha }));
    await open(memory);
    await press("Edit");
    expect(screen.queryByRole("radio", { name: "Everybody in Fitbook" })).toBeNull();
    await fill("Text", "Walked, in truth");
    screen.getByRole("radio", { name: "Only me" }).click();
    await press("Save");
    await screen.findByText("Walked, in truth");
    await screen.findByText(/Edited/);
    expect(memory.ties.posts.get(postId("p1"))).toMatchObject({ audience: "me", text: "Walked, in truth" });
  });

  it("of another's keeps its writer away: mutes them, and blocks them after a question", async () => {
    const memory = entered(aPost({ id: postId("p1") }));
    memory.ties.mutes.add(pairKey(asha, ravi));
    await open(memory);
    await press("Unmute: Ravi Subramaniam"); // It is asked whether they are.
    await press("Mute: Ravi Subramaniam");
    await screen.findByRole("button", { name: "Unmute: Ravi Subramaniam" });
    expect(memory.ties.mutes.has(pairKey(asha, ravi))).toBe(true);
    await press("Block: Ravi Subramaniam");
    within(await screen.findByRole("alertdialog"))
      .getByRole("button", { name: "Block" })
      .click();
    await screen.findByText(/^Blocked\. Neither of you/);
    expect([memory.ties.areBlocked(asha, ravi), screen.queryByRole("article")]).toEqual([true, null]);
    cleanup();
    await open(entered(aPost({ id: postId("p1"), author: asha })));
    await article("Asha Kulkarni");
    expect(screen.queryByRole("button", { name: /Mute|Block/ })).toBeNull();
  });

  it("of a post that is not seen is the same as of none", async () => {
    const memory = entered(aPost({ id: postId("p1"), audience: "me" }, "Sentinel"));
    await open(memory);
    await region("This isn't available.");
    const hidden = document.body.innerHTML;
    expect(hidden).not.toContain("Sentinel");
    cleanup();
    await open(entered(), "never-was");
    await region("This isn't available.");
    await waitFor(() => expect(screen.getByRole("link", { name: "Back to Fitbook" }).getAttribute("href")).toBe("/fitbook"));
  });
});
