import "#tests/web/browser-setup.ts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { WaitingPosts } from "#core/fitbook/waiting/waiting-posts.port.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import { openComposer } from "./open-composer.ts";
import type { NotPublished } from "#core/fitbook/posts/publish-post.use-case.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Asha in Fitbook; `line`: whether what she shares reaches the server, and whether its answer comes back. */
async function withLine(before: "there" | "lost" | "answerless") {
  const memory = new Memory();
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  const line: { is: typeof before; refuses: NotPublished | null } = { is: before, refuses: null };
  const opened = await openAsAsha("/fitbook", {
    memory,
    change(product) {
      const real = product.get(PublishPost);
      product.rebind(PublishPost).toConstantValue(async (...given) => {
        if (line.is === "lost") throw new PortUnavailable("the line", null);
        if (line.refuses !== null) return refused(line.refuses);
        const answer = await real(...given);
        if (line.is === "answerless") throw new PortUnavailable("the line", null);
        return answer;
      });
    },
  });
  const device = (await opened.keeper.get(AllDependencies)()).get(WaitingPosts);
  const posts = () => [...memory.ties.posts.values()].map(({ text }) => text);
  const waiting = async () => (await device.of(asha)).map(({ post }) => post.text);
  return { ...opened, line, device, posts, waiting };
}

async function share(words: string): Promise<void> {
  await fill(/^What would you like to share/, words);
  await press("Share");
  await screen.findByText(/^You're offline\. Your post is saved/);
}
const list = async () => within(await screen.findByRole("list", { name: "Waiting to be sent" }));
const field = () => screen.getByLabelText(/^What would you like to share/) as HTMLTextAreaElement;
const isBack = () => act(async () => void globalThis.dispatchEvent(new Event("online")));

describe("a post that is shared without a line", () => {
  it("waits in sight, for its writer alone, and is sent once there is one", async () => {
    const { line, posts, waiting } = await withLine("lost");
    await openComposer();
    (await screen.findByRole("radio", { name: "Only me" })).click();
    await share("Walked round the lake");
    expect(field().value).toBe("");
    (await list()).getByText("Walked round the lake");
    (await list()).getByText("Only me");
    await isBack();
    expect([posts(), await waiting()]).toEqual([[], ["Walked round the lake"]]);
    line.is = "there";
    await isBack();
    await screen.findByRole("article", { name: "Post by Asha Kulkarni" });
    expect([posts(), await waiting()]).toEqual([["Walked round the lake"], []]);
    expect(screen.queryByText("Waiting to be sent")).toBeNull();
  });

  it("is one post where the server had it already and its answer was lost", async () => {
    const { line, posts } = await withLine("answerless");
    await share("Walked");
    line.is = "there";
    await press("Send now");
    await waitFor(() => expect(screen.queryByText("Waiting to be sent")).toBeNull());
    expect(posts()).toEqual(["Walked"]);
  });

  it("that another window has sent is told as a new post where it was seen waiting, and moves nothing", async () => {
    const { line, posts, device } = await withLine("answerless");
    await share("Walked"); // The server has it, as if another window had sent it.
    expect(posts()).toEqual(["Walked"]);
    const [stored = expect.unreachable()] = await device.of(asha);
    await device.drop(asha, stored.post.key);
    line.is = "there";
    await isBack();
    await screen.findByRole("button", { name: "Show 1 new post" });
    expect(screen.queryByRole("article")).toBeNull();
    await press("Show 1 new post");
    await screen.findByRole("article", { name: "Post by Asha Kulkarni" });
  });

  it("is sent after what was shared before it", async () => {
    const { line, memory } = await withLine("lost");
    for (const words of ["First", "Second", "Third"]) await share(words);
    line.is = "there";
    await press("Send now");
    await waitFor(() => expect(memory.ties.posts.size).toBe(3));
    expect([...memory.ties.posts.values()].map(({ text }) => text)).toEqual(["First", "Second", "Third"]);
  });

  it("can be taken back, and is the same post where it is shared unchanged", async () => {
    const { line, posts, waiting } = await withLine("answerless");
    await share("Walked");
    await press("Take back post 1");
    await waitFor(() => expect(field().value).toBe("Walked"));
    expect(await waiting()).toEqual([]);
    line.is = "there";
    await press("Share");
    await screen.findByText("Shared.");
    expect(posts()).toEqual(["Walked"]);
  });

  it("is not taken back over something that is being written", async () => {
    await withLine("lost");
    await share("Walked");
    await fill(/^What would you like to share/, "Something else");
    await screen.findByText("To take one back, first share or clear what you are writing.");
    await press("Take back post 1");
    expect(field().value).toBe("Something else");
    (await list()).getByText("Walked");
  });

  it("stays with the reason where the server does not take it", async () => {
    const { line, waiting } = await withLine("lost");
    await share("Walked");
    Object.assign(line, { is: "there", refuses: { kind: "unknown-group" } });
    await press("Send now");
    await (await list()).findByText("You are not in this group any more.");
    expect(await waiting()).toEqual(["Walked"]);
  });
});

describe("somebody who signs out while posts wait", () => {
  const question = () => screen.findByRole("alertdialog", { name: "2 posts are not sent yet" });
  const twoWaiting = async () => {
    const opened = await withLine("lost");
    for (const words of ["First", "Second"]) await share(words);
    await act(async () => void opened.session.signOut());
    await question();
    return opened;
  };

  it("is warned, and leaves none of them", async () => {
    const { session, waiting, posts } = await twoWaiting();
    screen.getByText("What is not sent is deleted from this device when you sign out.");
    await press("Delete and sign out");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect([await waiting(), posts()]).toEqual([[], []]);
  });

  it("may share them first", async () => {
    const { session, line, waiting, posts } = await twoWaiting();
    await press("Share first, then sign out");
    await screen.findByText("Not everything could be shared.");
    expect([session.isSignedIn, await waiting()]).toEqual([true, ["First", "Second"]]);
    line.is = "there";
    await press("Share first, then sign out");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect([await waiting(), posts()]).toEqual([[], ["First", "Second"]]);
  });

  it("may stay, and all waits on", async () => {
    const { session, waiting } = await twoWaiting();
    await press("Stay signed in");
    expect([session.isSignedIn, await waiting()]).toEqual([true, ["First", "Second"]]);
  });

  it("leaves none to whoever is signed in in their place, and can put none there any more", async () => {
    const { session, device, product, memory, waiting } = await withLine("lost");
    await share("First");
    const [stored] = await device.of(asha);
    const ravi = customerId("ravi");
    putCustomer(memory, { id: ravi, name: name("Ravi Subramaniam") });
    const user = await product.get(ShowUser)(ravi);
    if (user.kind === "refused" || stored === undefined) throw new Error("Ravi is known, and a post waits.");
    await act(async () => session.signIn({ user: user.value, bearer: (await product.get(Sessions).open(ravi, now)).bearer }));
    await waitFor(async () => expect(await waiting()).toEqual([]));
    expect([await device.of(ravi), await device.keep(asha, stored), await waiting()]).toEqual([[], false, []]);
  });
});
