import "#tests/web/browser-setup.ts";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import { composeMemory } from "#tests/composition.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { Entered } from "#web/features/fitbook/page/entered.tsx";
import { useLostSight, useSight } from "#web/features/fitbook/page/use-sight.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { outage } from "#tests/web/platform/model-laws/answers.ts";
import { aStage } from "#tests/web/platform/model-laws/stage.ts";
import type { Container } from "inversify";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NotificationPage } from "#core/notifications/list-notifications.use-case.ts";
import type { NotificationNews } from "#core/notifications/notifications.port.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

afterEach(cleanup);

const [ravi, meera] = [customerId("ravi"), customerId("meera")];
const text = (words: string) => postTextIn(words, LONGEST_POST) ?? expect.unreachable();
const common = { state: { kind: "published" }, createdAt: now } as const;

/** A post of Ravi and one of Meera for everybody, each with a comment of the other. */
function ofTwo(): Memory {
  const memory = new Memory();
  const people = [
    [asha, "Asha Kulkarni"],
    [ravi, "Ravi Subramaniam"],
    [meera, "Meera Nair"],
  ] as const;
  for (const [id, called] of people) {
    if (id !== asha) putCustomer(memory, { id, name: name(called) });
    memory.ties.profiles.set(id, aFitbookProfile(called));
  }
  const write = (author: CustomerId, other: CustomerId) => {
    const post = postId(`of-${author}`);
    const written = { audience: "everybody", group: null, pictures: [], card: null, editedAt: null } as const;
    memory.ties.posts.set(post, { ...common, ...written, id: post, author, key: post, text: text(`Ran as ${author}`) });
    const id = commentId(`by-${other}`);
    memory.ties.comments.set(id, { ...common, id, post, author: other, key: id, parent: null, text: text(`Said by ${other}`) });
  };
  write(ravi, meera);
  write(meera, ravi);
  return memory;
}

/** As Ravi does it at home, and nothing is said of it here. */
const raviBlocks = (product: Container) => act(async () => void (await product.get(BlockUser)(ravi, asha)));
const main = () => within(screen.getByRole("main"));

describe("what is open when somebody blocks", () => {
  it("loses their post, and with it the thread, without a word", async () => {
    const { product } = await openAsAsha(`/fitbookPost?id=of-${ravi}`, { memory: ofTwo() });
    await screen.findByRole("article", { name: "Post by Ravi Subramaniam" });
    await fill(/^Write a comment/, "Who is with");
    await raviBlocks(product);
    await screen.findByRole("heading", { name: "This isn't available." });
    expect(main().queryByText(/Ravi/)).toBeNull();
  });

  it("loses their comments in another's thread, and keeps what is being written", async () => {
    const { product } = await openAsAsha(`/fitbookPost?id=of-${meera}`, { memory: ofTwo() });
    await screen.findByText("Said by ravi");
    await fill(/^Write a comment/, "Who is with");
    await raviBlocks(product);
    await waitFor(() => expect(screen.queryByText("Said by ravi")).toBeNull(), { timeout: 5_000 });
    expect(main().queryByText(/Ravi/)).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Write a comment/).value).toBe("Who is with");
  });

  it("loses their posts in a list, and keeps the others and their numbers true", async () => {
    const { product } = await openAsAsha("/fitbook", { memory: ofTwo() });
    (await screen.findByRole("radio", { name: "Discover" })).click();
    await screen.findByRole("article", { name: "Post by Ravi Subramaniam" });
    within(screen.getByRole("article", { name: "Post by Meera Nair" })).getByText(/1 comment/);
    await raviBlocks(product);
    await waitFor(() => expect(main().queryByText(/Ravi/)).toBeNull(), { timeout: 5_000 });
    await within(screen.getByRole("article", { name: "Post by Meera Nair" })).findByText(/0 comments/);
    expect(screen.queryByRole("button", { name: /new post/ })).toBeNull();
  });

  it("loses their profile", async () => {
    const { product } = await openAsAsha("/fitbookuserprofile/ravi", { memory: ofTwo() });
    await screen.findByRole("heading", { name: "Ravi Subramaniam" });
    await raviBlocks(product);
    await screen.findByRole("heading", { name: "This isn't available." });
    expect(main().queryByText(/Ravi/)).toBeNull();
  });

  it("keeps the way to put back what one has just deleted oneself, and nothing that others said of it", async () => {
    const memory = ofTwo();
    const own = postId("own");
    const written = { audience: "everybody", group: null, pictures: [], card: null, editedAt: null } as const;
    memory.ties.posts.set(own, { ...common, ...written, id: own, author: asha, key: own, text: text("Ran as asha") });
    const id = commentId("by-ravi-of-own");
    memory.ties.comments.set(id, { ...common, id, post: own, author: ravi, key: id, parent: null, text: text("Said by ravi") });
    const { product } = await openAsAsha("/fitbookPost?id=own", { memory });
    await screen.findByText("Said by ravi");
    await press("Delete: post by Asha Kulkarni");
    await screen.findByText("Your post is deleted.");
    expect(screen.queryByText("Said by ravi")).toBeNull();
    await act(async () => void (await product.get(BlockUser)(meera, asha)));
    await act(() => new Promise((heard) => setTimeout(heard, 1_000))); // It is looked at again within half a second.
    await press("Undo");
    await screen.findByRole("article", { name: "Post by Asha Kulkarni" });
    await screen.findByText("Said by ravi");
  });
});

describe("what is open as a page opens", () => {
  afterEach(() => void vi.useRealTimers());

  /** A page whose list of notifications comes when it is called for. */
  function opened() {
    vi.useFakeTimers();
    const { promise: page, resolve: list } = Promise.withResolvers<NotificationPage>();
    const news = new Subject<NotificationNews>();
    const mark = async () => outage();
    const store = new NotificationStore({
      session: aStage().session,
      list: () => page,
      watch: () => news,
      markRead: mark,
      markAllRead: mark,
    });
    const looks: string[] = [];
    const look = (which: string) => async () => looks.push(which);
    const [ask, again] = [look("ask"), look("again")];
    function Page() {
      useSight(ask, again);
      return null;
    }
    const dependencies: Dependencies = { get: () => store as never };
    const { unmount } = render(
      <DependenciesProvider value={dependencies}>
        <Page />
      </DependenciesProvider>,
    );
    const begin = () => list({ version: 1, notifications: [], unread: 0, next: null });
    return {
      looks,
      begin,
      hear: () => news.next({ version: 2, changed: [] }),
      wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
      unmount,
    };
  }

  it("is read once, as soon as every change after it will be heard, and again for each", async () => {
    const { looks, begin, hear, wait } = opened();
    await wait(1_900);
    expect(looks).toEqual([]);
    begin();
    await wait(5_000);
    expect(looks).toEqual(["ask"]);
    hear();
    await wait(500);
    expect(looks).toEqual(["ask", "again"]);
  });

  it("is read after two seconds where the news are late, and again once they begin", async () => {
    const { looks, begin, wait } = opened();
    await wait(2_000);
    expect(looks).toEqual(["ask"]);
    begin();
    await wait(500);
    expect(looks).toEqual(["ask", "again"]);
  });

  it("is not read any more once the page is left", async () => {
    const { looks, begin, wait, unmount } = opened();
    unmount();
    begin();
    await wait(5_000);
    expect(looks).toEqual([]);
  });
});

function Part() {
  useLostSight(async () => {});
  return <p>A part of the page</p>;
}

it("draws no part of a page before the code has come by which the part hears what changes elsewhere", async () => {
  const memory = new Memory();
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni") });
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  const page = await composePage(composeMemory(memory)).get(AllDependencies)();
  const { promise: allDependencies, resolve: arrive } = Promise.withResolvers<Dependencies>();
  const early: Dependencies = {
    get: (stored) => {
      if (stored === NotificationStore) throw new RangeError("Nothing is bound to NotificationStore.");
      return stored === AllDependencies ? ((() => allDependencies) as never) : page.get(stored);
    },
  };
  const drawn = (dependencies: Dependencies) => (
    <DependenciesProvider value={dependencies}>
      <Entered customer={asha} waiting={<p>Wait</p>}>
        {() => <Part />}
      </Entered>
    </DependenciesProvider>
  );
  const { rerender } = render(drawn(early));
  await screen.findByText("Wait");
  expect(screen.queryByText("A part of the page")).toBeNull();
  arrive(page);
  rerender(drawn(page));
  await screen.findByText("A part of the page");
  expect(screen.queryByText("Wait")).toBeNull();
});
