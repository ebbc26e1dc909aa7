import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Drawer } from "#web/design/drawer/drawer.tsx";
import { Navigation } from "#web/platform/window/navigation.tsx";
import type { ReactNode } from "react";

afterEach(cleanup);

const head = (title: string) => ({ head: () => ({ title, description: "", canonical: null }), file: "" });

/** A site of two pages, the first with these links and forms. */
function aSite(children: ReactNode) {
  const page = (title: string, parts: ReactNode) => (
    <Navigation>
      <main>
        <h1>{title}</h1>
        {parts}
      </main>
    </Navigation>
  );
  const router = createMemoryRouter([
    { path: "/", loader: () => null, handle: head("First · Site"), element: page("First", children), HydrateFallback: () => null },
    { path: "/second", loader: () => null, handle: head("Second · Site"), element: page("Second", null) },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

describe("what was opened over a page", () => {
  /**
   * A site whose frame stands over both pages, with a drawer in it that opens by itself or when it is pressed, and one more on the second
   * page.
   */
  async function aFramedSite(on: ReactNode, opensItself = true) {
    const Frame = () => {
      const [isOpen, open] = useState(opensItself);
      return (
        <Navigation>
          <main>
            <Outlet />
          </main>
          <button type="button" onClick={() => open(true)}>
            open
          </button>
          {isOpen ? (
            <Drawer title="Your cart" closeLabel="Close" onClose={() => open(false)} foot={null}>
              {on}
            </Drawer>
          ) : null}
        </Navigation>
      );
    };
    const arrival = Promise.withResolvers<null>();
    const router = createMemoryRouter([
      {
        element: <Frame />,
        HydrateFallback: () => null,
        children: [
          { path: "/", loader: () => null, element: <h1>First</h1> },
          {
            path: "/second",
            loader: () => arrival.promise,
            element: (
              <Dialog title="Question" closeLabel="Close" onClose={() => {}}>
                <h1>Second</h1>
              </Dialog>
            ),
          },
        ],
      },
    ]);
    render(<RouterProvider router={router} />);
    await screen.findByText("First");
    return { router, arrive: () => act(async () => arrival.resolve(null)) };
  }
  const isDrawerOpen = () => screen.queryByRole("dialog", { name: "Your cart" }) !== null;

  it("closes at once when a link leads to another page, which still has what it opens itself", async () => {
    const { arrive } = await aFramedSite(<a href="/second">on</a>);
    fireEvent.click(screen.getByText("on"));
    await waitFor(() => expect(isDrawerOpen()).toBe(false));
    expect(screen.getByText("First")).toBeDefined();
    await arrive();
    expect(await screen.findByRole("dialog", { name: "Question" })).toBeDefined();
  });

  it("closes when somebody is led to another page, by no link", async () => {
    const { router, arrive } = await aFramedSite(null);
    await act(async () => void router.navigate("/second"));
    await arrive();
    await waitFor(() => expect(isDrawerOpen()).toBe(false));
  });

  it("closes when it was opened while the other page was on its way", async () => {
    const { router, arrive } = await aFramedSite(null, false);
    await act(async () => void router.navigate("/second"));
    fireEvent.click(screen.getByText("open"));
    expect(isDrawerOpen()).toBe(true);
    await arrive();
    await waitFor(() => expect(isDrawerOpen()).toBe(false));
  });

  it("closes when one goes back, and when the page at hand is asked for anew", async () => {
    const { router, arrive } = await aFramedSite(null, false);
    await arrive();
    await act(async () => router.navigate("/second"));
    for (const way of [-1, "/"] as const) {
      fireEvent.click(screen.getByText("open"));
      expect(isDrawerOpen()).toBe(true);
      await act(async () => (way === -1 ? router.navigate(way) : router.navigate(way)));
      await waitFor(() => expect(isDrawerOpen()).toBe(false));
    }
  });

  it("stays open when the page changes in place, and closes when the browser leaves the site", async () => {
    await aFramedSite(
      <a href="/?sort=price" data-stay>
        on
      </a>,
    );
    await act(async () => {
      fireEvent.click(screen.getByText("on"));
    });
    await new Promise((next) => setTimeout(next));
    expect(isDrawerOpen()).toBe(true);
    fireEvent(window, new Event("pagehide"));
    await waitFor(() => expect(isDrawerOpen()).toBe(false));
  });
});

describe("a plain link", () => {
  it("to a page of the site is followed in the window: title, heading and place follow", async () => {
    const router = aSite(<a href="/second?a=1">on</a>);
    const link = await screen.findByText("on");
    await act(async () => {
      fireEvent.click(link);
    });
    expect(router.state.location).toMatchObject({ pathname: "/second", search: "?a=1" });
    expect(document.title).toBe("Second · Site");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Second" }));
  });

  it.each([
    [
      "to another site",
      <a key="a" href="https://elsewhere.example/">
        on
      </a>,
      {},
    ],
    [
      "to a file",
      <a key="a" href="/second" download>
        on
      </a>,
      {},
    ],
    [
      "to a window of its own",
      <a key="a" href="/second" target="_blank" rel="noreferrer">
        on
      </a>,
      {},
    ],
    [
      "to a call of the API",
      <a key="a" href="/api/second">
        on
      </a>,
      {},
    ],
    [
      "that is opened in a new tab",
      <a key="a" href="/second">
        on
      </a>,
      { ctrlKey: true },
    ],
  ])("%s is left to the browser", async (_, link, how) => {
    const router = aSite(link);
    const found = await screen.findByText("on");
    const press = createEvent.click(found, { button: 0, ...how });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true }); // The test's window must not leave.
    await act(async () => {
      fireEvent(found, press);
    });
    expect(router.state.location.pathname).toBe("/");
  });

  it("leaves somebody who has gone into a field meanwhile where they are", async () => {
    aSite(<a href="/second">on</a>);
    const field = document.body.appendChild(document.createElement("input"));
    const link = await screen.findByText("on");
    await act(async () => {
      fireEvent.click(link);
      field.focus();
    });
    expect(screen.getByRole("heading", { name: "Second" })).toBeDefined();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it("that stays leaves the focus where it is", async () => {
    const router = aSite(
      <a href="/?page=2" data-stay>
        more
      </a>,
    );
    const link = await screen.findByText("more");
    link.focus();
    await act(async () => {
      fireEvent.click(link);
    });
    expect(router.state.location.search).toBe("?page=2");
    expect(document.activeElement).toBe(link);
  });

  it("that stays moves the focus to the part of the page that it names", async () => {
    aSite(
      <>
        <a href="/?at=9#book" data-stay>
          nine
        </a>
        <section id="book">Book it</section>
      </>,
    );
    const link = await screen.findByText("nine");
    link.focus();
    await act(async () => {
      fireEvent.click(link);
    });
    expect(document.activeElement).toBe(screen.getByText("Book it"));
  });
});

describe("a plain form", () => {
  it("that asks is sent in the window", async () => {
    const router = aSite(
      <form action="/second">
        <input name="title" defaultValue="brahmi oil" />
        <button type="submit">go</button>
      </form>,
    );
    const button = await screen.findByText("go");
    await act(async () => {
      fireEvent.submit(button.closest("form") ?? button);
    });
    expect(router.state.location).toMatchObject({ pathname: "/second", search: "?title=brahmi+oil" });
  });
});
