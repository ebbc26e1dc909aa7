import { afterEach, describe, expect, it, vi } from "vitest";
import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { UnexpectedAnswer } from "#core/shared/unexpected-answer.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { LoadedOnce } from "#web/platform/requests/loaded-once.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { serverMessageOrDefect } from "#web/platform/requests/server-message.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import { secondsToWait, tooManyRequests } from "#web/platform/requests/too-many-requests.ts";
import { outage, pending } from "./model-laws/answers.ts";
import { newKeys } from "./model-laws/new-keys.ts";

afterEach(() => vi.restoreAllMocks());

const inTurn = <Answer>(...answers: readonly (Answer | "outage")[]) => {
  const left = [...answers];
  return async (): Promise<Answer> => {
    const answer = left.shift();
    return answer === undefined || answer === "outage" ? outage() : answer;
  };
};
const defect = () => Promise.reject(new TypeError("a defect"));

describe("something that is read", () => {
  it("is being read, can't be had, is read, and stays so through an outage", async () => {
    const read = new Resource(inTurn<number>("outage", 1, "outage", 2));
    expect(read.state).toEqual({ kind: "reading" });
    const outcomes: unknown[] = [];
    for (let times = 0; times < 4; times += 1) outcomes.push([await read.ask(), read.state]);
    expect(outcomes).toEqual([
      ["unavailable", { kind: "unavailable" }],
      ["read", { kind: "read", value: 1 }],
      ["unavailable", { kind: "read", value: 1 }],
      ["read", { kind: "read", value: 2 }],
    ]);
  });

  it("is what another call has answered, not what was asked for before, and nothing once it is dropped", async () => {
    const calls = [pending<number>(), pending<number>()];
    const left = [...calls];
    const read = new Resource(() => left.shift()?.promise ?? outage());
    const first = read.ask();
    read.take(7);
    calls[0]?.answer(1);
    expect([await first, read.state]).toEqual(["outdated", { kind: "read", value: 7 }]);
    const second = read.ask();
    read.drop();
    calls[1]?.answer(2);
    expect([await second, read.state]).toEqual(["outdated", { kind: "read", value: 7 }]);
  });

  it("hides no defect", async () => {
    await expect(new Resource(defect).ask()).rejects.toThrow("a defect");
    await expect(new Submission().send(defect)).rejects.toThrow("a defect");
    expect(await answerOrNull(Promise.resolve(3))).toEqual({ value: 3 });
  });
});

describe("a list that is read page by page", () => {
  type Page = { readonly rows: readonly number[]; readonly next: number | null };
  const aList = (...pages: readonly (Page | "outage")[]) => listOf(1, pages);
  const listOf = (first: number, pages: readonly (Page | "outage")[]) => {
    const places: (number | null)[] = [];
    const answer = inTurn(...pages);
    const read = (after: number | null) => {
      places.push(after);
      return answer();
    };
    const join = (known: Page, page: Page): Page => ({ ...page, rows: [...known.rows, ...page.rows] });
    const list = new PagedList<Page>({ read, join }, first);
    return { list, places };
  };

  it("asks for what stands behind the last, once it is read and as long as there is more", async () => {
    const { list, places } = aList({ rows: [1], next: 1 }, { rows: [2], next: null });
    await list.askMore();
    expect([list.state, places]).toEqual([{ kind: "reading" }, []]);
    await list.ask();
    const more = list.askMore();
    expect(list.more).toBe("reading");
    await more;
    await list.askMore();
    expect([list.state, list.more, places]).toEqual([{ kind: "read", value: { rows: [1, 2], next: null } }, "ready", [null, 1]]);
  });

  it("is read anew as far as it was read, and from the beginning after another took its place", async () => {
    const anew = [
      { rows: [3], next: 3 },
      { rows: [4], next: 4 },
    ];
    const { list, places } = aList({ rows: [1], next: 1 }, { rows: [2], next: 2 }, ...anew, { rows: [5], next: null });
    await list.ask();
    await list.askMore();
    await list.ask();
    expect([list.state, places]).toEqual([{ kind: "read", value: { rows: [3, 4], next: 4 } }, [null, 1, null, 3]]);
    list.take({ rows: [0], next: 0 });
    await list.ask();
    expect([list.state, places.at(-1)]).toEqual([{ kind: "read", value: { rows: [5], next: null } }, null]);
  });

  it("is read at first as far as is asked, and anew so far after another has read what is known", async () => {
    const pages = [
      { rows: [1], next: 1 },
      { rows: [2], next: 2 },
    ];
    const { list, places } = listOf(2, [...pages, ...pages]);
    await list.ask();
    expect([list.state, list.pages]).toEqual([{ kind: "read", value: { rows: [1, 2], next: 2 } }, 2]);
    list.renew({ rows: [2], next: 2 });
    expect(list.state).toEqual({ kind: "read", value: { rows: [2], next: 2 } });
    await list.ask();
    expect([list.state, places]).toEqual([{ kind: "read", value: { rows: [1, 2], next: 2 } }, [null, 1, null, 1]]);
  });

  it("keeps what is known where a page can't be had, and asks for it again", async () => {
    const { list, places } = aList({ rows: [1], next: 1 }, "outage", { rows: [2], next: null });
    await list.ask();
    await list.askMore();
    expect([list.state, list.more]).toEqual([{ kind: "read", value: { rows: [1], next: 1 } }, "unavailable"]);
    await list.askMore();
    expect([list.more, places]).toEqual(["ready", [null, 1, 1]]);
  });
});

describe("what a window asks for once", () => {
  it("is asked for until it is had, and no more", async () => {
    let asked = 0;
    const answer = inTurn<string>("outage", "menu");
    const once = new LoadedOnce(() => {
      asked += 1;
      return answer();
    });
    expect([once.state, once.value]).toEqual([{ kind: "unasked" }, null]);
    const asking = [once.ask(), once.ask()];
    expect([once.state, asked]).toEqual([{ kind: "asking" }, 1]);
    await Promise.all(asking);
    expect(once.state).toEqual({ kind: "unavailable" });
    await once.ask();
    await once.ask();
    expect([once.state, once.value, asked]).toEqual([{ kind: "known", value: "menu" }, "menu", 2]);
  });
});

describe("something that is sent", () => {
  it("is on its way, and then did not come or did", async () => {
    const sent = new Submission();
    const call = inTurn<number>("outage", 5);
    const first = sent.send(call);
    expect([sent.state, await sent.send(call)]).toEqual(["sending", null]);
    sent.clear();
    expect(sent.state).toBe("sending");
    expect([await first, sent.state]).toEqual([null, "unavailable"]);
    sent.clear();
    expect(sent.state).toBe("ready");
    expect([await sent.send(call), sent.state]).toEqual([{ value: 5 }, "ready"]);
  });

  it("may be refused, which stands until it is sent again or changed", async () => {
    const sent = new RefusableSubmission<number, "full">();
    expect(await sent.send(async () => refused("full"))).toBeNull();
    expect(sent.state).toEqual({ kind: "refused", refusal: "full" });
    const call = pending<ReturnType<typeof ok<number>>>();
    const again = sent.send(() => call.promise);
    expect(sent.state).toEqual({ kind: "sending" });
    call.fail();
    expect([await again, sent.state]).toEqual([null, { kind: "unavailable" }]);
    expect([await sent.send(async () => ok(1)), sent.state]).toEqual([{ value: 1 }, { kind: "ready" }]);
    await sent.send(async () => refused("full"));
    sent.clear();
    expect(sent.state).toEqual({ kind: "ready" });
    await sent.send(outage);
    sent.clear();
    expect(sent.state).toEqual({ kind: "ready" });
  });

  it("has one key as long as the same is sent", () => {
    const key = keyPerRequest(newKeys());
    expect([key({ a: 1 }), key({ a: 1 }), key({ a: 2 }), key({ a: 1 }), key("")]).toEqual(["key-1", "key-1", "key-2", "key-3", "key-4"]);
  });
});

describe("a new key", () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    { bytes: Array.from({ length: 16 }, () => 0x00), key: "00000000-0000-4000-8000-000000000000" },
    { bytes: Array.from({ length: 16 }, () => 0xff), key: "ffffffff-ffff-4fff-bfff-ffffffffffff" },
    { bytes: Array.from({ length: 16 }, (_, nth) => nth), key: "00010203-0405-4607-8809-0a0b0c0d0e0f" },
  ])("is a UUID of version 4 of sixteen bytes by chance: $key", ({ bytes, key }) => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((given) => {
      if (given instanceof Uint8Array) given.set(bytes);
      return given;
    });
    expect(newKey()).toBe(key);
  });
});

describe("a call that nobody answered as declared", () => {
  it("is an outage or an ended session, and a defect else", () => {
    expect(failureOrDefect(new PortUnavailable("the shop", 500))).toEqual({ kind: "unavailable" });
    expect(failureOrDefect(new SignedOut())).toEqual({ kind: "signed-out" });
    expect(() => failureOrDefect(new RangeError("a defect"))).toThrow("a defect");
    expect(() => serverMessageOrDefect(new RangeError("a defect"))).toThrow("a defect");
  });

  it("is logged by a browser, without what is the customer's, and by no server", () => {
    const logged = vi.spyOn(console, "info").mockReturnValue();
    const isBrowser = "document" in globalThis;
    failureOrDefect(new PortUnavailable("the shop", 500));
    expect(logged).toHaveBeenCalledTimes(isBrowser ? 1 : 0);
    serverMessageOrDefect(new PortUnavailable("the shop", 500));
    expect(logged).toHaveBeenLastCalledWith(expect.stringContaining("the shop"));
  });

  it("is said as the server said it", () => {
    vi.spyOn(console, "info").mockReturnValue();
    expect(serverMessageOrDefect(new PortUnavailable("the shop", new UnexpectedAnswer(429, "Slowly")))).toEqual({
      kind: "said",
      code: 429,
      sentence: "Slowly",
    });
    expect(serverMessageOrDefect(new PortUnavailable("the shop", null))).toEqual({ kind: "silent" });
    expect(serverMessageOrDefect(new SignedOut())).toEqual({ kind: "said", code: 401, sentence: "" });
  });
});

describe("asking too often", () => {
  it("is told with the seconds until there is room again", async () => {
    const answer = tooManyRequests(12);
    expect([answer.status, secondsToWait(await answer.json())]).toEqual([429, 12]);
    expect([secondsToWait(await tooManyRequests(null).json()), secondsToWait(null), secondsToWait({ wait: "12" })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
