import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useCallback, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PageAtHand } from "#web/platform/window/page-left.ts";
import { Opened } from "#web/platform/late/opened.tsx";

afterEach(cleanup);

const Popup = ({ title }: { readonly title: string }) => <p>{title}</p>;

/** A page with a part that opens, whose code comes as `load` has it. */
function Page({ load }: { readonly load: () => Promise<typeof Popup> }) {
  const [isOpen, open] = useState(false);
  const close = useCallback(() => open(false), []);
  return (
    <main>
      <button type="button" onClick={() => open(true)}>
        Open
      </button>
      {isOpen ? <Opened load={load} given={{ title: "The popup" }} waits={<p>It comes</p>} onLost={close} /> : null}
    </main>
  );
}

describe("a part that is opened", () => {
  it("comes with its code", async () => {
    render(<Page load={async () => Popup} />);
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByText("It comes")).toBeDefined();
    expect(await screen.findByText("The popup")).toBeDefined();
  });

  it("leaves the page as it is where its code does not come, and is asked for again the next time [ru-other-chunk]", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const load = vi.fn<() => Promise<typeof Popup>>().mockRejectedValueOnce(new TypeError("no line")).mockResolvedValue(Popup);
    render(<Page load={load} />);
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(screen.queryByText("It comes")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(await screen.findByText("The popup")).toBeDefined();
  });

  it("answers at once with the bar of what is on its way, which goes where its code does not come [ui-loading-bar]", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { promise, reject } = Promise.withResolvers<typeof Popup>();
    const load = () => promise;
    const { container } = render(<Opened load={load} given={{ title: "The popup" }} />);
    expect(container.querySelector(".loading-bar.is-on")).not.toBeNull();
    reject(new TypeError("no line"));
    await waitFor(() => expect(container.innerHTML).toBe(""));
  });

  it("is opened no more where another page comes before its code does", async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Popup>();
    const load = () => promise;
    const onLeft = vi.fn<() => void>();
    const at = (page: string) => (
      <PageAtHand value={page}>
        <Opened load={load} given={{ title: "The popup" }} onLeft={onLeft} />
      </PageAtHand>
    );
    const { rerender } = render(at("first"));
    rerender(at("first"));
    expect(onLeft).not.toHaveBeenCalled();
    rerender(at("second"));
    expect(onLeft).toHaveBeenCalledOnce();
    resolve(Popup);
    await screen.findByText("The popup");
    rerender(at("third")); // What is drawn closes as a dialog does.
    expect(onLeft).toHaveBeenCalledOnce();
  });
});
