import { describe, expect, it, vi } from "vitest";
import { keepForOffline } from "#web/platform/offline/keep-for-offline.ts";

/** A window with a worker that only notes what it is told. */
function aWindow({ saveData = false, refuses = false } = {}) {
  const worker = { postMessage: vi.fn() };
  const navigation = new EventTarget();
  const register = refuses ? () => Promise.reject(new Error("refused")) : async () => ({ active: worker, installing: null });
  const here = {
    navigator: { ...navigator, connection: { saveData }, serviceWorker: { register } as unknown as ServiceWorkerContainer },
    location: { ...location, href: "https://niramaya.test/shop", origin: "https://niramaya.test" },
    performance: {
      ...performance,
      getEntriesByType: () =>
        ["https://niramaya.test/assets/a.js", "https://niramaya.test/api/shop/menu/list"].map((name) => ({ name }) as PerformanceEntry),
    },
    navigation,
  };
  return { here, worker, go: () => navigation.dispatchEvent(new Event("navigatesuccess")) };
}

describe("a window whose pages are kept for when there is no line", () => {
  it("tells its worker which page it shows, the first and each that follows, and the files that it is made of", async () => {
    const { here, worker, go } = aWindow();
    await keepForOffline(here);
    go();
    expect(worker.postMessage.mock.calls).toEqual(
      Array(2).fill([{ kind: "seen", address: "https://niramaya.test/shop", files: ["https://niramaya.test/assets/a.js"] }]),
    );
  });

  it("loads nothing twice for somebody who saves data", async () => {
    const { here, worker } = aWindow({ saveData: true });
    await keepForOffline(here);
    expect(worker.postMessage).not.toHaveBeenCalled();
  });

  it("goes on without a worker where none may be had, and says so in the log", async () => {
    const logged = vi.spyOn(console, "info").mockImplementation(() => {});
    await keepForOffline(aWindow({ refuses: true }).here);
    expect(logged.mock.calls.join()).toContain("refused");
    logged.mockRestore();
  });
});
