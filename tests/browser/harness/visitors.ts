import { afterEach, beforeAll, expect, inject } from "vitest";
import { bearerOf } from "./bearer-token.ts";
import { launchedBrowser } from "./launched-browser.ts";
import { lookOften } from "./look-often.ts";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";

export type Visit = {
  /** The window's width in pixels; 1280 unless told. */
  readonly width?: number;
  /** Whether its browser runs scripts. */
  readonly scripts?: "on" | "off";
  /** Whether a worker may keep what they see; unless told none does: what a test puts in the way would go past it. */
  readonly keeping?: "on" | "off";
  /** Whether calls are made to fail: what the browser itself says of that is no complaint then. */
  readonly line?: "good" | "bad";
  /** Whether what comes and goes moves; unless told nothing does: each frame of a movement costs what a page's first view does. */
  readonly motion?: "on" | "off";
  /** The time zone of their device; Indian unless told. */
  readonly zone?: string;
  /** Who has signed in there before, by the token of their session. */
  readonly bearer?: string;
};

export type Visitors = {
  /** Somebody new: no storage, a window of their own. */
  readonly visitor: (visit?: Visit) => Promise<Visitor>;
  /** The customer of a mobile number at a window of their own, signed in to the shop of all journeys. */
  readonly customer: (mobile: string, visit?: Omit<Visit, "bearer">) => Promise<Visitor>;
};

/** Milliseconds for whatever a journey waits for, on a machine that may have other work. */
const TIMEOUT = 60_000;

/** Cameras and microphones of journeys make up what they see and hear. */
const MADE_UP_DEVICES = ["--use-fake-device-for-media-stream=fps=10", "--use-fake-ui-for-media-stream"] as const;

/** What each page has asked for and has no answer to. */
const unanswered = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const waiting = new Set<Request>();
  unanswered.set(page, waiting);
  page.on("request", (request) => void waiting.add(request));
  page.on("requestfinished", (request) => void waiting.delete(request));
  page.on("requestfailed", (request) => void waiting.delete(request));
}

/** A call that a page makes again so often within a second is one that answers itself. */
const TOO_OFTEN = 12;

/** Tells once of each call that a page makes again and again: where what it hears of makes it call, and its call is what it hears of. */
function watchRepeatedCalls(page: Page, tell: (complaint: string) => void): void {
  const made = new Map<string, readonly number[]>();
  page.on("request", (request) => {
    if (!new URL(request.url()).pathname.startsWith("/api/")) return;
    const call = `${request.method()} ${request.url()} ${request.postData() ?? ""}`;
    const last = [...(made.get(call) ?? []), Date.now()].slice(-TOO_OFTEN);
    made.set(call, last);
    const [first = 0, latest = 0] = [last[0], last.at(-1)];
    if (last.length === TOO_OFTEN && latest - first < 1_000) tell(`${call.slice(0, 200)} was made ${TOO_OFTEN} times within a second`);
  });
}

/** One person's browser. Each page is another tab of it, and awake. */
export type Visitor = { readonly tab: (path: string) => Promise<Page>; readonly context: BrowserContext };

/** The browser of all files of a worker, one after the other: to start and end one costs what two pages do. It ends with the worker. */
let stored: Browser | null = null;

async function browserOfWorker(): Promise<Browser> {
  if (stored?.isConnected() !== true) stored = await launchedBrowser(inject("browserProgram"), MADE_UP_DEVICES); // The first, or the last one fell.
  return stored;
}

/** People with windows for a file of journeys. Whatever a page complains about in its console fails the journey. */
export function visitors(addressOf = (): string => inject("shop").address): Visitors {
  let browser: Browser | null = null;
  let contexts: readonly BrowserContext[] = [];
  let complaints: readonly string[] = [];

  beforeAll(async () => {
    browser = await browserOfWorker();
  });
  afterEach(async ({ task }) => {
    const stood = task.result?.state === "fail" ? await Promise.all(contexts.flatMap((context) => context.pages()).map(whatStands)) : [];
    await Promise.all(contexts.map((context) => context.close()));
    const heard = complaints;
    contexts = [];
    complaints = [];
    expect(heard.join("\n")).toBe("");
    if (stood.length > 0) throw new Error(`What stood at the end:\n${stood.join("\n")}`);
  });
  const all: Visitors = {
    customer: async (mobile, visit) => all.visitor({ ...visit, bearer: await bearerOf(inject("shop"), mobile) }),
    async visitor({ width = 1280, scripts = "on", keeping = "off", line = "good", motion = "off", zone = "Asia/Kolkata", bearer } = {}) {
      if (browser === null) throw new Error("A visitor comes only within a test.");
      const context = await browser.newContext({
        baseURL: addressOf(),
        viewport: { width, height: width < 640 ? 844 : 900 },
        javaScriptEnabled: scripts === "on",
        serviceWorkers: keeping === "on" ? "allow" : "block",
        reducedMotion: motion === "on" ? "no-preference" : "reduce",
        locale: "en-IN",
        timezoneId: zone,
        permissions: ["clipboard-read", "clipboard-write"],
      });
      if (bearer !== undefined) await context.addCookies([{ name: "token", value: bearer, url: addressOf() }]);
      context.setDefaultTimeout(TIMEOUT);
      context.on("page", (page) => {
        watchRequests(page);
        if (line === "bad") return; // Without one each press tries anew, and fails at once.
        watchRepeatedCalls(page, (complaint) => {
          complaints = [...new Set([...complaints, complaint])];
        });
      });
      contexts = [...contexts, context];
      context.on("weberror", (error) => {
        complaints = [...complaints, String(error.error())];
      });
      context.on("console", (message) => {
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        if (keeping === "on" && message.text().includes("cross-world service worker")) return; // Chromium's remark on what it takes from memory.
        if (message.text().includes("/@fs/")) return; // The styles of a shop in development come late, its fonts with them.
        const isTheirOwn = message.location().url === message.page()?.url(); // A page that is not found says so; journeys look at what it shows.
        if ((isTheirOwn || line === "bad") && message.text().startsWith("Failed to load resource")) return;
        if (line === "bad" && message.text().includes("PortUnavailable: code of the shop")) return; // What React and the router remark on code that does not come.
        if (message.type() === "error" || message.type() === "warning") complaints = [...complaints, message.text()];
      });
      return {
        context,
        async tab(at) {
          const page = await context.newPage();
          lookOften(page);
          await page.goto(at);
          await page.waitForFunction(() => globalThis.takeEarly === undefined); // It is awake.
          if (keeping === "off") awakeAfterwards(page);
          return page;
        },
      };
    },
  };
  return all;
}

/** Whatever page is gone to afterwards is awake too before a hand is on it; one whose code never comes is looked at as it is. */
function awakeAfterwards(page: Page): void {
  const awake = () => page.waitForFunction(() => globalThis.takeEarly === undefined, null, { timeout: 20_000 }).catch(() => undefined);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await awake();
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload(...given);
    await awake();
    return answer;
  };
}

/** What a page shows that a journey ended on, what it still waits for, and whether its timers run: the failure alone seldom says why. */
async function whatStands(page: Page): Promise<string> {
  const limit = { timeout: 5_000 };
  const text = await page.locator("main, dialog[open]").allInnerTexts().catch(String);
  const timers = await page.waitForFunction("new Promise((run) => setTimeout(run, 0, true))", null, limit).then(() => "run", String);
  const awake = await page.evaluate(() => globalThis.takeEarly === undefined).catch(String);
  const waiting = [...(unanswered.get(page) ?? [])].map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  const said = await page.locator("[role=alert], [role=status], [aria-invalid=true]").evaluateAll(sayings).catch(String);
  return [
    page.url(),
    `awake: ${awake}; timers: ${timers}; unanswered: ${waiting.join(", ") || "nothing"}; said: ${said}`,
    String(text).replaceAll(/\s+/g, " ").slice(0, 600),
  ].join("\n");
}

/** What notices say, and which fields are said to be wrong. */
const sayings = (elements: readonly Element[]): string =>
  elements
    .map((element) =>
      element.hasAttribute("aria-invalid") ? `${element.id || element.tagName} is not taken` : (element.textContent ?? "").trim(),
    )
    .filter((text) => text !== "")
    .join(" | ") || "nothing";
