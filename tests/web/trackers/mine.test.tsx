import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { aGlass, aPut, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { Container } from "inversify";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function downloads() {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:here";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return files;
}

async function open(change: (product: Container) => void = () => {}) {
  const { product } = await openAsAsha("/wellness/entries", { change });
  const trackers = product.get(Trackers);
  await trackers.setConsent(asha, true, now);
  await trackers.take(asha, [aPut(aGlass()), aPut(aWalk())], now);
  cleanup();
  return {
    trackers,
    ...(await openAsAsha("/wellness/entries", { change: (other) => void other.rebind(Trackers).toConstantValue(trackers) })),
  };
}

describe("the page of one's entries", () => {
  it("puts all presses or a table among the downloads, and reads a file again", async () => {
    const files = downloads();
    const { trackers } = await open();
    await press("Download all entries");
    await screen.findByText(/The file is in your downloads/);
    await press("Water");
    await waitFor(() => expect(files).toHaveLength(2));
    expect(await files[1]?.text()).toBe(`day,at,ml\r\n2026-11-20,${new Date(now).toISOString()},250\r\n`);
    await trackers.erase(asha, ["water", "exercise"], now);
    const [file] = files;
    if (file === undefined) throw new TypeError("a file");
    const lines = new File([file, "nothing\n"], "my-entries.ndjson");
    await act(async () => void fireEvent.change(await screen.findByLabelText("Choose a file"), { target: { files: [lines] } }));
    await screen.findByText("New: 2. Already here: 0.");
    expect(screen.getByText("Line 3: it is not an entry")).toBeTruthy();
    expect((await trackers.pressesAfter(asha, "", 9)).length).toBe(2);
  });

  it("erases one tracker after a question, and nothing where the question is left", async () => {
    const { trackers } = await open();
    await press("Erase water");
    await screen.findByRole("alertdialog", { name: "Erase water permanently?" });
    await press("Cancel");
    expect((await trackers.pressesAfter(asha, "", 9)).length).toBe(2);
    await press("Erase water");
    await press("Erase permanently");
    await screen.findByText("Erased.");
    expect((await trackers.pressesAfter(asha, "", 9)).map(({ change }) => (change.kind === "put" ? change.value : null))).toEqual([
      aWalk(),
    ]);
    await press("Erase everything");
    await press("Erase permanently");
    await waitFor(async () => expect(await trackers.pressesAfter(asha, "", 9)).toEqual([]));
  });

  it("says so where nothing could be erased", async () => {
    await openAsAsha("/wellness/entries", {
      change: (product) => void product.rebind(EraseMyEntries).toConstantValue(() => Promise.reject(new PortUnavailable("trackers", null))),
    });
    await press("Erase everything");
    await press("Erase permanently");
    expect(await screen.findByText("Nothing was erased. Please try again.")).toBeTruthy();
  });
});
