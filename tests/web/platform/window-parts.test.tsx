import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Container } from "inversify";
import { CountPageView } from "#core/page-views/count-page-view.use-case.ts";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextTask } from "#web/platform/window/next-task.ts";
import { openSite } from "#web/platform/window/open-site.ts";
import { unknownViewer } from "#web/platform/window/unknown-viewer.ts";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { useFocusAfterPress, useFocusInPlaceOf } from "#web/platform/window/focus-after-press.ts";
import { useNearViewport } from "#web/platform/window/use-near-viewport.ts";
import { PressedWindow } from "#tests/web/pressed-window.tsx";
import type { Site } from "#web/platform/window/open-window.tsx";

/** Page views are counted wherever a window opens. */
function aContainer(): Container {
  const container = new Container();
  container.bind(CountPageView).toConstantValue(async () => null);
  return container;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

it("a page is not awake as the server draws it, and is once it stands", () => {
  const Page = () => (useAwake() ? "awake" : "asleep");
  expect(renderToString(<Page />)).toBe("asleep");
  render(<Page />);
  expect(document.body.textContent).toBe("awake");
});

it("other work is let in before the next task", async () => {
  const order: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => order.push("another task");
  port2.postMessage(null);
  await nextTask();
  order.push("the task");
  port1.close();
  expect(order).toEqual(["another task", "the task"]);
});

it("nobody is signed in where nobody can", () => {
  const { isSignedIn, aggregator, bearerOf, hasLeft } = unknownViewer;
  expect([isSignedIn, aggregator, bearerOf(null), hasLeft("asha" as never)]).toEqual([false, null, null, false]);
});

describe("what tells how something stands", () => {
  function Order() {
    const [stand, turn] = useState("packed");
    const [drawings, draw] = useState(0);
    const teller = useFocusAfterPress<HTMLDivElement>(stand);
    const isPacked = stand === "packed";
    return (
      <>
        {drawings > 2 ? null : (
          <div ref={teller} tabIndex={-1} role="status">
            {stand} {drawings}
          </div>
        )}
        {isPacked ? (
          <button type="button" onClick={() => turn("cancelled")}>
            Cancel
          </button>
        ) : null}
        <button type="button" onClick={() => turn("packed")}>
          Undo
        </button>
        <button type="button" onClick={() => draw(drawings + 1)}>
          Draw
        </button>
      </>
    );
  }
  const press = (name: string) => {
    screen.getByText(name).focus();
    act(() => screen.getByText(name).click());
  };
  const withFocus = () => document.activeElement?.textContent;

  it("takes the focus once it stands otherwise and what was pressed is gone", () => {
    render(<Order />, { wrapper: PressedWindow });
    expect(document.activeElement).toBe(document.body); // Nothing was pressed.
    press("Cancel");
    expect(withFocus()).toBe("cancelled 0");
    press("Undo");
    expect(withFocus()).toBe("Undo"); // It is still there.
    press("Cancel");
    expect(withFocus()).toBe("cancelled 0");
  });

  it("takes no focus where it is first read, however late, as nobody has pressed anything", async () => {
    function Coupons() {
      const [applied, apply] = useState<string | null>(null);
      useEffect(() => void setTimeout(() => apply("SEASON20")), []);
      const heading = useFocusAfterPress<HTMLHeadingElement>(applied);
      return (
        <h2 ref={heading} tabIndex={-1}>
          {applied}
        </h2>
      );
    }
    render(<Coupons />, { wrapper: PressedWindow });
    await screen.findByText("SEASON20");
    expect(document.activeElement).toBe(document.body);
  });

  it("takes the focus when it is drawn where something pressed stood, and none elsewhere", () => {
    function Account() {
      const account = useFocusInPlaceOf<HTMLButtonElement>(".way-in");
      return (
        <button type="button" ref={account}>
          Asha
        </button>
      );
    }
    function Header({ isWayIn }: { readonly isWayIn: boolean }) {
      const [isSignedIn, sign] = useState(false);
      return isSignedIn ? (
        <Account />
      ) : (
        <button type="button" className={isWayIn ? "way-in" : ""} onClick={() => sign(true)}>
          Sign in
        </button>
      );
    }
    render(<Account />, { wrapper: PressedWindow });
    expect(document.activeElement).toBe(document.body);
    cleanup();
    render(<Header isWayIn />, { wrapper: PressedWindow });
    press("Sign in");
    expect(withFocus()).toBe("Asha");
    cleanup();
    render(<Header isWayIn={false} />, { wrapper: PressedWindow });
    press("Sign in"); // Something else was pressed, which makes something else.
    expect(document.activeElement).toBe(document.body);
  });

  it("leaves the focus where it is while it stands as before", () => {
    render(<Order />, { wrapper: PressedWindow });
    screen.getByText("Draw").click();
    act(() => fireEvent.click(screen.getByText("Draw")));
    expect(document.activeElement).toBe(document.body);
    for (const _ of [1, 2]) act(() => fireEvent.click(screen.getByText("Draw")));
    press("Cancel"); // What tells it is not drawn now, nor has the page a heading.
    expect(document.activeElement).toBe(document.body);
  });
});

describe("what comes once its place is nearly in sight", () => {
  type Seen = readonly { readonly isIntersecting: boolean }[];
  function aBrowser() {
    const watches: { see: (seen: Seen) => void; of: Element[]; rootMargin: string | undefined; isOver: boolean }[] = [];
    class Watch {
      readonly #kept: (typeof watches)[number];
      constructor(see: (seen: Seen) => void, { rootMargin }: { readonly rootMargin?: string } = {}) {
        this.#kept = { see, of: [], rootMargin, isOver: false };
        watches.push(this.#kept);
      }
      observe = (element: Element) => void this.#kept.of.push(element);
      disconnect = () => {
        this.#kept.isOver = true;
      };
    }
    vi.stubGlobal("IntersectionObserver", Watch);
    return watches;
  }

  function List({ act, rows, isMarked = true }: { readonly act: () => void; readonly rows: number; readonly isMarked?: boolean }) {
    const mark = useNearViewport<HTMLParagraphElement>(act, rows);
    return isMarked ? <p ref={mark}>{rows}</p> : null;
  }

  it("is asked for about a phone's screen before, by any sight of it", () => {
    const watches = aBrowser();
    const more = vi.fn();
    render(<List act={more} rows={1} />);
    expect(watches).toMatchObject([{ rootMargin: "800px 0px", of: [screen.getByText("1")] }]);
    watches[0]?.see([{ isIntersecting: false }]);
    expect(more).not.toHaveBeenCalled();
    watches[0]?.see([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(more).toHaveBeenCalledTimes(1);
  });

  it("is looked for anew once it has grown, and no more once it is gone", () => {
    const watches = aBrowser();
    const more = vi.fn();
    const { rerender, unmount } = render(<List act={more} rows={1} />);
    rerender(<List act={more} rows={1} />);
    expect(watches).toHaveLength(1);
    rerender(<List act={more} rows={2} />);
    expect(watches.map(({ isOver }) => isOver)).toEqual([true, false]);
    unmount();
    expect(watches.map(({ isOver }) => isOver)).toEqual([true, true]);
  });

  it("is not looked for without a place, or by a browser that can't", () => {
    const watches = aBrowser();
    render(<List act={() => {}} rows={1} isMarked={false} />);
    expect(watches).toEqual([]);
    vi.stubGlobal("IntersectionObserver", undefined);
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
    render(<List act={() => {}} rows={2} />);
    expect(document.body.textContent).toBe("2");
  });
});

describe("a site", () => {
  beforeEach(() => history.replaceState(null, "", "/"));
  const site: Site = { routes: () => [{ path: "/", element: "The page" }], lateRoutes: async () => () => [] };
  const open = (what = site) => act(async () => openSite(what, aContainer));
  const aWorker = () => {
    const register = vi.fn(async () => ({ active: null, installing: null }));
    vi.stubGlobal("navigator", { ...navigator, serviceWorker: { register } });
    return register;
  };
  const read = (state: DocumentReadyState) => vi.spyOn(document, "readyState", "get").mockReturnValue(state);

  it("opens in its place once the whole page has been read", async () => {
    document.body.innerHTML = '<div id="other"></div><div id="root"></div>';
    read("loading");
    await open();
    expect(document.body.textContent).toBe("");
    await act(async () => document.dispatchEvent(new Event("DOMContentLoaded")));
    await waitFor(() => expect(document.getElementById("root")?.textContent).toBe("The page"));
  });

  it("composes nothing in a page without its place", async () => {
    const compose = vi.fn(aContainer);
    openSite(site, compose);
    await nextTask();
    await nextTask();
    expect(compose).not.toHaveBeenCalled();
  });

  it("keeps pages for later at once where it was loaded already", async () => {
    const register = aWorker();
    vi.stubEnv("PROD", true);
    read("complete");
    await open();
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  });

  it("keeps pages for later once it was loaded", async () => {
    const register = aWorker();
    vi.stubEnv("PROD", true);
    read("interactive");
    await open();
    await act(nextTask);
    expect(register).not.toHaveBeenCalled();
    dispatchEvent(new Event("load"));
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  });

  it.each([
    ["en", 1],
    ["hi", 0],
  ])("in %s gets the letters of Hindi after all else, where it did not come with them", async (language, times) => {
    const letters = vi.fn(() => ({}));
    vi.doMock("#web/design/theme/devanagari-late.css", letters);
    vi.stubEnv("MODE", language);
    read("complete");
    await act(async () => openSite(site, aContainer));
    await act(nextTask);
    await waitFor(() => expect(letters).toHaveBeenCalledTimes(times));
    vi.doUnmock("#web/design/theme/devanagari-late.css");
  });

  it("keeps nothing while it is developed", async () => {
    const register = aWorker();
    read("complete");
    await open();
    await nextTask();
    expect(register).not.toHaveBeenCalled();
  });
});
