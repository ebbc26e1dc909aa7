import { afterEach, describe, expect, it, vi } from "vitest";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { keepForOffline } from "#web/platform/offline/keep-for-offline.ts";
import { isPageSeen } from "#web/platform/offline/page-seen.ts";
import { waitForConnection } from "#web/platform/offline/wait-for-connection.ts";
import { workerAddress } from "#web/platform/offline/worker-address.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Given = { readonly connection?: unknown; readonly refuses?: boolean; readonly installing?: EventTarget | null };

/** A window with a worker that only notes what it is told. `installing`: the worker is still made ready. */
function aWindow({ connection = { saveData: false }, refuses = false, installing = null }: Given = {}) {
  const worker = { postMessage: vi.fn() };
  const navigation = new EventTarget();
  const registration = { active: installing === null ? worker : null, installing };
  const register = vi.fn(async (_address: string, _how: unknown) => (refuses ? Promise.reject(new Error("refused")) : registration));
  const here = {
    navigator: { ...navigator, connection, serviceWorker: { register } as unknown as ServiceWorkerContainer },
    location: { ...location, href: "https://niramaya.test/shop", origin: "https://niramaya.test" },
    performance: {
      ...performance,
      getEntriesByType: (type: string) =>
        (type === "resource" ? ["https://niramaya.test/assets/a.js", "https://niramaya.test/api/shop/menu/list"] : []).map(
          (name) => ({ name }) as PerformanceEntry,
        ),
    },
    navigation,
  };
  const makeReady = () => {
    registration.active = worker;
    installing?.dispatchEvent(new Event("statechange"));
  };
  return { here, worker, register, makeReady, go: () => navigation.dispatchEvent(new Event("navigatesuccess")) };
}

describe("a window whose pages are kept for when there is no line", () => {
  it("tells its worker which page it shows, the first and each that follows, and the files that it is made of", async () => {
    const { here, worker, register, go } = aWindow();
    await keepForOffline(here);
    go();
    expect(register.mock.calls).toEqual([["/service-worker.js", { type: "module" }]]);
    expect(worker.postMessage.mock.calls).toEqual(
      Array(2).fill([{ kind: "seen", address: "https://niramaya.test/shop", files: ["https://niramaya.test/assets/a.js"] }]),
    );
  });

  it("loads nothing twice for somebody who saves data", async () => {
    const { here, worker } = aWindow({ connection: { saveData: true } });
    await keepForOffline(here);
    expect(worker.postMessage).not.toHaveBeenCalled();
  });

  it.each([[null], [undefined], [{}], ["slow"]])(
    "tells its worker where nothing is said of saving data: connection %j",
    async (connection) => {
      const { here, worker } = aWindow({ connection });
      await keepForOffline(here);
      expect(worker.postMessage).toHaveBeenCalledOnce();
    },
  );

  it("tells a worker that is new once it is ready", async () => {
    const { here, worker, makeReady } = aWindow({ installing: new EventTarget() });
    await keepForOffline(here);
    expect(worker.postMessage).not.toHaveBeenCalled();
    makeReady();
    expect(worker.postMessage).toHaveBeenCalledOnce();
  });

  it("tells of the first page in a browser that says nothing of the next, and keeps nothing in one without workers", async () => {
    const { here, worker } = aWindow();
    await keepForOffline({ ...here, navigation: undefined });
    expect(worker.postMessage).toHaveBeenCalledOnce();
    const { serviceWorker: _, ...withoutWorkers } = here.navigator;
    const logged = vi.spyOn(console, "info").mockImplementation(() => {});
    await keepForOffline({ ...here, navigator: withoutWorkers as unknown as Navigator });
    expect([worker.postMessage.mock.calls.length, logged.mock.calls]).toEqual([1, []]);
  });

  it("goes on without a worker where none may be had, and says so in the log", async () => {
    const logged = vi.spyOn(console, "info").mockImplementation(() => {});
    await keepForOffline(aWindow({ refuses: true }).here);
    expect(logged.mock.calls.join()).toContain("refused");
  });
});

describe("what a worker is told", () => {
  it.each([
    [null],
    [undefined],
    ["seen"],
    [{}],
    [{ kind: "seen" }],
    [{ kind: "seen", address: "/" }],
    [{ kind: "other", address: "/", files: [] }],
  ])("is no page where it is %j", (given) => expect(isPageSeen(given)).toBe(false));

  it("is a page with its address and files", () => expect(isPageSeen({ kind: "seen", address: "/", files: [] })).toBe(true));
});

describe("a worker's address", () => {
  it.each(["https://elsewhere.test/assets/a.js", "https://elsewhere.test/service-worker.js"])("is none of another site: %s", (address) => {
    expect(() => workerAddress(address)).toThrow(TypeError);
  });

  it("is any file of this site while it is developed", () => expect(workerAddress("/web/worker.ts")).toBe("/web/worker.ts"));

  describe("once the site is built", () => {
    it.each(["/service-worker.js", "/assets/human-work-1a.b_c.js"])("is a file of its code: %s", (address) => {
      vi.stubEnv("DEV", false);
      expect(workerAddress(address)).toBe(address);
    });

    it.each([
      "/assets/a/b.js",
      "/assets/.js.map",
      "/x/assets/a.js",
      "/upload/file?name=/assets/a.js",
      "/assets/a.css",
      "/service-worker.js/x",
    ])("is nothing else: %s", (address) => {
      vi.stubEnv("DEV", false);
      expect(() => workerAddress(address)).toThrow(`${address} is no worker of this site`);
    });
  });
});

describe("the connection", () => {
  it("is followed from how it stands, until that is ended", () => {
    const line = Object.assign(new EventTarget(), { navigator: { onLine: false } });
    const store = new ConnectionStore(() => line);
    const turn = (onLine: boolean) => {
      line.navigator.onLine = onLine;
      line.dispatchEvent(new Event(onLine ? "online" : "offline"));
      return store.isOnline;
    };
    expect(store.isOnline).toBe(true);
    const end = store.begin();
    expect([store.isOnline, turn(true), turn(false), turn(true)]).toEqual([false, true, false, true]);
    end();
    expect(turn(false)).toBe(true);
  });
});

describe("the page that stands in for one that is not kept", () => {
  function waiting(...answers: readonly boolean[]) {
    vi.useFakeTimers();
    const left = [...answers];
    const requested: unknown[] = [];
    const frame = new EventTarget(); // What it follows it follows for good: other tests have a window of their own.
    vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    vi.stubGlobal("fetch", async (...given: readonly unknown[]) => {
      requested.push(given);
      return left.shift() === true ? new Response() : Promise.reject(new TypeError("no line"));
    });
    waitForConnection();
    return { asked: requested, reload, goBack: () => frame.dispatchEvent(new Event("popstate")) };
  }

  it("looks every five seconds whether the server answers, and loads the wanted page once it does", async () => {
    const { asked, reload } = waiting(false, true);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked, reload.mock.calls.length]).toEqual([[["/manifest.webmanifest", { method: "HEAD", cache: "no-store" }]], 0]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([asked.length, reload.mock.calls.length]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([asked.length, reload.mock.calls.length]).toEqual([2, 1]);
  });

  it("loads the page that somebody goes back to", () => {
    const { reload, goBack } = waiting(false);
    goBack();
    expect(reload).toHaveBeenCalledOnce();
  });
});
