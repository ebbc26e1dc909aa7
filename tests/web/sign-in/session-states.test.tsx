import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { deviceSessionIn } from "#adapters/browser-storage/device-session.ts";
import { DoIntent } from "#web/platform/session/do-intent.ts";
import { SessionTelling } from "#web/platform/session/session-telling.ts";
import { sessionNeeds, SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { signInPhrases } from "#web/features/sign-in/wording/sign-in.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const device = deviceSessionIn({ storage: () => localStorage, tab: () => sessionStorage, page: () => document, isSecure: false });
const asha = customerId("asha");
const meera = customerId("meera");
const ravi = customerId("ravi");
/** By this name the device asks whose a token is. */
const somebody = customerId("somebody");
const leaving = { kind: "leaving", erasedFrom: 9 } as const;

type Answer = Awaited<ReturnType<ShowUser>> | "outage";
/** A question to the server, which waits until the test answers it. */
type Question = { readonly customer: CustomerId; readonly key: string | null; readonly answer: (answer: Answer) => Promise<void> };

/** A tab whose server answers when the test says so. `told`: what it hears of sessions; it answers the end of one once `heard` is done. */
function aTab({ heard = async () => {} }: { readonly heard?: () => Promise<void> } = {}) {
  const server = composeMemory();
  const questions: Question[] = [];
  const told: string[] = [];
  const asked = (customer: CustomerId, key: string | null) =>
    new Promise<never>((tell, fail) => {
      const answer = async (given: Answer) => {
        if (given === "outage") fail(new PortUnavailable("the user", null));
        else tell(given as never);
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      };
      questions.push({ customer, key, answer });
    });
  server.rebind(ShowUser).toConstantValue((customer) => asked(customer, null));
  server.rebind(ShowSignedIn).toConstantValue(asked);
  const done: string[] = [];
  server.bind(DoIntent).toConstantValue(async (intent, customer) => void done.push(`${JSON.stringify(intent)} ${customer}`));
  server.bind(SessionTelling).toConstantValue({
    begun: async (customer) => void told.push(`begun ${customer}`),
    async ended(session) {
      told.push(`ended ${session.id} ${session.customer}`);
      await heard();
    },
  });
  const toasts = new ToastStore();
  const session = new SessionStore({ device, ...lateNeeds(async () => server, sessionNeeds), toasts });
  const question = async (at: number): Promise<Question> => vi.waitFor(() => questions[at] ?? expect.fail(`question ${at} is not asked`));
  return { session, questions, question, told, done, said: () => toasts.toasts.map(({ news }) => news.kind) };
}

const named = (name: string, id = asha) => ok({ ...aUser({ id, name: fullNameIn(name) ?? NO_NAME }) });

beforeEach(() => {
  device.clear();
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe("who is signed in", () => {
  it("is nobody at first, and known once the device was read", async () => {
    const { session } = aTab();
    expect([session.state, session.user, session.aggregator, session.asked, session.isSignInLost, session.mobileFor]).toEqual([
      "unread",
      null,
      null,
      null,
      false,
      "nothing",
    ]);
    expect(session.caller).toEqual({ address: "", session: null, language: null });
    await session.open();
    expect(session.state).toBe("read");
    expect(await session.refresh()).toBe(false);
  });

  it("calls by this device's session, and may be of a company", () => {
    const { session } = aTab();
    session.signIn(aSignedIn({ id: asha, aggregator: "arogya-benefits" }));
    expect(session.caller).toEqual({ address: "", session: { id: "this device", customer: "asha" }, language: null });
    expect(session.aggregator).toBe("arogya-benefits");
    session.signIn(aSignedIn({ id: meera }));
    expect(session.aggregator).toBeNull();
  });

  it("is asked by the token alone where no profile is kept, and by name where one is", async () => {
    localStorage.setItem("token", "alone");
    const { session, question, questions } = aTab();
    const opened = session.open();
    const { customer, answer } = await question(0);
    expect([customer, session.bearerOf(somebody), session.bearerOf(asha), session.hasLeft(somebody)]).toEqual([
      "somebody",
      "alone",
      null,
      false,
    ]);
    await opened;
    await answer(ok(aUser({ id: asha })));
    expect([session.customer, session.bearerOf(somebody)]).toEqual(["asha", null]);
    const again = session.refresh();
    await (await question(1)).answer(ok(aUser({ id: asha })));
    expect([await again, questions.map((one) => one.customer)]).toEqual([true, ["somebody", "asha"]]);
  });

  it("stays as it was in an outage, and is nobody once the server no longer knows them", async () => {
    const { session, question, said } = aTab();
    session.signIn(aSignedIn({ id: asha }));
    const first = session.refresh();
    await (await question(0)).answer("outage");
    expect([await first, session.customer, said()]).toEqual([false, "asha", []]);
    const second = session.refresh();
    await (await question(1)).answer(refused({ kind: "gone" }));
    expect([await second, session.customer, session.wasEnded, said()]).toEqual([false, null, true, ["session-ended"]]);
  });

  it("is not signed in again by an answer that comes after they have signed out", async () => {
    const { session, question } = aTab();
    session.signIn(aSignedIn({ id: asha }));
    const asked = session.refresh();
    const { answer } = await question(0);
    await session.signOut();
    await answer(ok(aUser({ id: asha })));
    expect([await asked, session.isSignedIn, localStorage.getItem("token")]).toEqual([false, false, null]);
  });
});

describe("whom a company's app sends", () => {
  it("is asked about before taking the place of who is signed in, though these are asked about later and answered sooner", async () => {
    const { session, question, told } = aTab();
    session.signIn(aSignedIn({ id: asha }));
    await session.open();
    const own = await question(0);
    const arrived = session.arrive({ apiKey: "a-company", token: "sent" });
    await own.answer(named("Asha Rao"));
    const theirs = await question(1);
    expect([theirs.customer, theirs.key]).toEqual(["somebody", "a-company"]);
    const refreshed = session.refresh();
    await (await question(2)).answer(named("Asha Kulkarni"));
    expect([await refreshed, session.user?.customer.name]).toEqual([true, "Asha Kulkarni"]);
    await theirs.answer(named("Meera Nair", meera));
    await arrived;
    expect([session.customer, session.bearerOf(null), session.sent?.profile.customer.id]).toEqual(["asha", "token-of-asha", "meera"]);
    await session.changeToSent();
    expect([session.customer, session.bearerOf(null)]).toEqual(["meera", "sent"]);
    await vi.waitFor(() => expect(told).toEqual(["begun asha", "begun meera"]));
  });

  it("is asked about beside another token without taking its place", async () => {
    localStorage.setItem("token", "alone");
    const { session, question } = aTab();
    await session.open();
    const own = await question(0);
    const arrived = session.arrive({ apiKey: "a-company", token: "sent" });
    const theirs = await question(1);
    await own.answer("outage");
    expect(session.bearerOf(somebody)).toBe("sent");
    const again = session.refresh();
    const asked = await question(2);
    expect(session.bearerOf(somebody)).toBe("alone");
    await theirs.answer(named("Meera Nair", meera));
    await arrived;
    expect([session.customer, session.sent?.profile.customer.id, session.bearerOf(somebody)]).toEqual([null, "meera", "alone"]);
    await session.changeToSent();
    await asked.answer(named("Asha Rao"));
    expect([await again, session.customer]).toEqual([false, "meera"]);
  });

  it("is told to the server once, however often they come", async () => {
    const { session, question, questions, told } = aTab();
    const arrived = session.arrive({ apiKey: "a-company", token: "sent" });
    await (await question(0)).answer(named("Meera Nair", meera));
    await arrived;
    await session.arrive({ apiKey: "a-company", token: "sent" });
    expect([questions.length, told]).toEqual([1, ["begun meera"]]);
  });

  it("leaves an account that can be had back, where the key is a stranger's", async () => {
    const { session, question, told } = aTab();
    session.signIn(aSignedIn({ id: asha, status: leaving }));
    const arrived = session.arrive({ apiKey: "a-stranger's", token: "token-of-asha" });
    await (await question(0)).answer(refused({ kind: "foreign-key" }) as never);
    await arrived;
    expect([session.recovery?.bearer, told]).toEqual(["token-of-asha", []]);
  });
});

describe("a session that ends of itself", () => {
  it("is no other, and takes nothing with it where nobody is signed in", () => {
    const { session, said } = aTab();
    session.ended("token-of-asha");
    expect([session.wasEnded, said()]).toEqual([false, []]);
    session.signIn(aSignedIn({ id: asha }));
    session.askForMobile("profile");
    session.ended("of somebody else");
    expect([session.customer, session.mobileFor]).toEqual(["asha", "profile"]);
    session.ended("token-of-asha");
    expect([session.mobileFor, session.wasEnded]).toEqual(["nothing", true]);
    session.signIn(aSignedIn({ id: asha }));
    expect([session.wasEnded, session.hasLeft(meera)]).toEqual([false, true]);
  });

  it("gives way to whoever signed in in another tab meanwhile, and says nothing", () => {
    const [here, there] = [aTab(), aTab()];
    here.session.signIn(aSignedIn({ id: asha }));
    there.session.signIn(aSignedIn({ id: ravi }));
    here.session.askForMobile("checkout");
    here.session.ended("token-of-asha");
    expect([here.session.customer, here.session.wasEnded, here.session.mobileFor, here.said()]).toEqual(["ravi", false, "nothing", []]);
    expect(localStorage.getItem("token")).toBe("token-of-ravi");
    device.clear();
    here.session.ended("token-of-ravi");
    expect([here.session.isSignedIn, here.said()]).toEqual([false, []]);
  });

  it("may be that of an account which can be had back, and no other", () => {
    const { session } = aTab();
    session.signIn(aSignedIn({ id: asha, status: leaving }));
    expect([session.hasLeft(asha), session.hasLeft(ravi)]).toEqual([false, true]);
    session.ended("of somebody else");
    expect(session.recovery?.leaver).toBe("asha");
    session.ended("token-of-asha");
    expect([session.recovery, localStorage.length]).toEqual([null, 0]);
  });

  it("is followed by another tab's, in the place of the mobile that was asked for", () => {
    const [here, there] = [aTab(), aTab()];
    const stop = here.session.begin();
    here.session.signIn(aSignedIn({ id: asha }));
    here.session.ended("token-of-asha");
    there.session.signIn(aSignedIn({ id: ravi }));
    const tell = () => globalThis.dispatchEvent(new StorageEvent("storage", { key: "token", storageArea: localStorage }));
    tell();
    expect([here.session.customer, here.session.wasEnded]).toEqual(["ravi", false]);
    here.session.askForMobile("profile");
    there.session.signIn(aSignedIn({ id: meera }));
    tell();
    expect([here.session.customer, here.session.mobileFor]).toEqual(["meera", "nothing"]);
    stop();
  });
});

describe("who signs out", () => {
  it("is asked first, also by what is loaded for that, and stays where they want to", async () => {
    const server = composeMemory();
    server.bind(SessionTelling).toConstantValue({ begun: async () => {}, ended: async () => {} });
    let stays = true;
    const asks = async () => stays;
    const session: SessionStore = new SessionStore({
      device,
      ...lateNeeds(async () => {
        if (session.asksFirst.length === 0) session.asksFirst.push(asks);
        return server;
      }, sessionNeeds),
      toasts: new ToastStore(),
    });
    session.signIn(aSignedIn({ id: asha }));
    session.asksFirst.splice(0);
    await session.signOut();
    expect(session.customer).toBe("asha");
    stays = false;
    await session.signOut();
    expect(session.isSignedIn).toBe(false);
  });

  it("is asked at once where the question is there, without a line", async () => {
    const session = new SessionStore({ device, ...lateNeeds(() => new Promise(() => {}), sessionNeeds), toasts: new ToastStore() });
    const requested: string[] = [];
    session.signIn(aSignedIn({ id: asha }));
    session.asksFirst.push(async () => requested.push("first") > 0);
    await session.signOut();
    expect([requested, session.customer]).toEqual([["first"], "asha"]);
  });

  it("is nobody where nobody is signed in; and known by a token alone, they are told to nobody", async () => {
    const { session, said, told } = aTab();
    await session.signOut();
    expect([said(), session.way]).toEqual([[], null]);
    localStorage.setItem("token", "alone");
    await session.open();
    await session.signOut();
    expect([said(), told, session.way]).toEqual([["signed-out"], [], "/"]);
    session.leadTo(null);
    expect(session.way).toBeNull();
  });

  it("keeps their token for the last calls, though another's sign-out ends meanwhile", async () => {
    const ends: (() => void)[] = [];
    const { session } = aTab({ heard: () => new Promise((end) => ends.push(end)) });
    session.signIn(aSignedIn({ id: asha }));
    session.askForMobile("profile");
    const first = session.signOut();
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    expect(session.mobileFor).toBe("nothing");
    session.signIn(aSignedIn({ id: ravi }));
    const second = session.signOut();
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[0]?.();
    await first;
    expect(session.bearerOf(ravi)).toBe("token-of-ravi");
    ends[1]?.();
    await second;
    expect(session.bearerOf(ravi)).toBeNull();
  });
});

describe("who is asked to sign in", () => {
  it("is led where they wanted to go, once", () => {
    const { session } = aTab();
    session.loseSignIn();
    session.askToSignIn("coupon", { towards: "/cart", hint: "the hint" });
    expect([session.signInFor, session.signInHint, session.isSignInLost]).toEqual(["coupon", "the hint", false]);
    expect([session.takeSavedPath(), session.takeSavedPath()]).toEqual(["/cart", null]);
    session.savePath("/points");
    expect(session.takeSavedPath()).toBe("/points");
    session.savePath("/wishlist");
    session.askToSignIn("wishlist");
    expect([session.signInHint, session.takeSavedPath()]).toEqual([null, null]);
  });

  it("may leave it, or not have it for want of a line: then they keep where they wanted to go", () => {
    const { session } = aTab();
    session.askToSignIn("checkout", { towards: "/checkout" });
    session.loseSignIn();
    expect([session.signInFor, session.isSignInLost]).toEqual([null, true]);
    session.askAtTheDoor();
    expect([session.signInFor, session.signInHint, session.isSignInLost]).toEqual(["account", null, false]);
    session.leaveSignIn();
    expect([session.signInFor, session.takeSavedPath()]).toEqual([null, null]);
    session.askAtTheDoor();
    expect(session.signInFor).toBe("sign-in");
  });

  it("is asked for what stands at the page that they want", () => {
    const { session } = aTab();
    const askedFor = (path: string) => {
      session.savePath(path);
      session.askAtTheDoor();
      return session.signInFor;
    };
    expect(["/fitbookchallengedetails/c-1", "/fitbookchallenges/c-1", "/challengeleaderboard/c-1"].map(askedFor)).toEqual(
      Array.from({ length: 3 }, () => "challenge"),
    );
    expect(["/fitbookgroups/g-1", "/joingroup/g-1"].map(askedFor)).toEqual(["group", "group"]);
    expect(["/fitbookchallenges", "/fitbookgroups", "/fitbook", "/people"].map(askedFor)).toEqual(
      Array.from({ length: 4 }, () => "fitbook"),
    );
    expect(["/watertracker", "/desk", "/desk/hours", "/deskchair", "/orders"].map(askedFor)).toEqual([
      ...["tracker", "desk", "desk", "account", "account"],
    ]);
  });

  it("is asked at the desk for what the desk is for", () => {
    const { session } = aTab();
    session.askAtTheDoor("/desk");
    expect(session.signInFor).toBe("desk");
    expect(signInPhrases.because.desk).toBe("For practitioners: your appointments, calls and prescriptions.");
  });

  it("is not signed in any more, and at the door they are not asked who are", () => {
    const { session, said } = aTab();
    session.signIn(aSignedIn({ id: asha }));
    session.askAtTheDoor();
    expect(session.signInFor).toBeNull();
    session.askToSignIn("account");
    expect([session.isSignedIn, said()]).toEqual([false, ["session-ended"]]);
  });

  it("is asked for a mobile only once signed in", () => {
    const { session } = aTab();
    session.askForMobile("checkout");
    expect(session.mobileFor).toBe("nothing");
    session.signIn(aSignedIn({ id: asha }));
    session.askForMobile("checkout");
    expect(session.mobileFor).toBe("checkout");
    session.leaveMobile();
    expect(session.mobileFor).toBe("nothing");
  });
});

describe("an account that is had back", () => {
  it("opens by its own token, and is said; without one there is nothing to open", () => {
    const { session, said } = aTab();
    session.restored(aUser({ id: asha }));
    expect([session.isSignedIn, said()]).toEqual([false, []]);
    session.signIn(aSignedIn({ id: asha, status: leaving }));
    session.restored(aUser({ id: asha }));
    expect([session.bearerOf(null), session.recovery, said()]).toEqual(["token-of-asha", null, ["recovered"]]);
  });

  it("may be left to go", () => {
    const { session } = aTab();
    session.signIn(aSignedIn({ id: asha, status: leaving }));
    session.leaveRecovery();
    expect([session.recovery, session.bearerOf(asha), localStorage.getItem("auth.for_account_recovery")]).toEqual([null, null, null]);
  });
});
