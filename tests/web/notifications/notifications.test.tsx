import { Groups } from "#core/fitbook/groups/groups.port.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { AcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { sides } from "#sides/notification-topics";
import { notificationId } from "#core/notifications/notification.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { day } from "#core/shared/day.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import { memoryRequests } from "#adapters/memory/notifications/requests.ts";
import { NotificationStore, SHOWN_BY_BELL } from "#web/platform/notifications/notification-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { now } from "#tests/fixtures.ts";
import { asha, name, openAsAsha, putCustomer } from "#tests/web/customers-window.tsx";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import { requestsMade } from "#tests/core/notifications/requests-made.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Container } from "inversify";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ravi = customerId("ravi");
const outage = () => Promise.reject(new PortUnavailable("notifications", "down"));

/** Ravi, and what he does to others; each deed has the next id. */
class Ravi {
  readonly memory = new Memory();
  readonly #requests = requestsMade(memoryRequests(this.memory), memoryGroups(this.memory));
  #deeds = 0;

  constructor() {
    putCustomer(this.memory, { id: ravi, name: name("Ravi Subramaniam") });
    putCustomer(this.memory, { id: asha, name: name("Asha Kulkarni") });
    this.memory.ties.profiles.set(ravi, aFitbookProfile("Ravi Subramaniam"));
    this.memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  }

  async asksToFollow(other: CustomerId = asha): Promise<void> {
    await this.#requests.follow(ravi, other, this.stamp());
  }

  async invitesToGroup(called: string): Promise<void> {
    const group = aGroup({ id: groupId(called), name: called });
    this.memory.ties.groups.set(group.id, group);
    await this.#requests.inviteToGroup(group.id, { from: ravi, to: asha }, this.stamp());
  }

  async invitesToChallenge(activity: string, start: string, end: string): Promise<void> {
    const challenge = { id: challengeId(activity), activity, start: day(start), end: day(end), isOpen: false };
    this.memory.ties.challenges.set(challenge.id, aKeptChallenge(challenge));
    await this.#requests.inviteToChallenge(challenge.id, { from: ravi, to: asha }, this.stamp());
  }

  stamp() {
    this.#deeds += 1;
    return { id: notificationId(`n-${String(this.#deeds).padStart(3, "0")}`), at: now - 60_000 * (100 - this.#deeds) };
  }
}

const items = (label = "Notifications") =>
  within(screen.getByRole("main")).getByRole("list", { name: label }).querySelectorAll<HTMLElement>(":scope > li");
const sentences = () => [...items()].map((item) => item.querySelector("a")?.firstChild?.textContent);
const offers = () => [...items()].map((item) => [...item.querySelectorAll(".button, .badge")].map((offer) => offer.textContent));
const pressOffer = (label: RegExp) =>
  act(async () => {
    fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: label }));
  });

const openPage = async (given: Parameters<typeof openAsAsha>[1]) => {
  const opened = await openAsAsha("/notification", given);
  await waitFor(() => expect(items().length).toBeGreaterThan(0));
  return opened;
};

describe("the page of all notifications", () => {
  it("tells each with what may be done about it [rt-notification] [en-notification] [ru-notif-follow-request] [ru-notif-group-request] [ru-notif-challenge-open] [ru-notif-challenge-ongoing] [ru-notif-challenge-expired]", async () => {
    const him = new Ravi();
    await him.invitesToChallenge("Surya namaskar", "2026-11-01", "2026-11-19");
    await him.invitesToChallenge("Walk 8,000 steps", "2026-11-19", "2026-11-20");
    await him.invitesToChallenge("Climb 50 floors", "2026-11-20", "2026-12-20");
    await him.invitesToGroup("Early risers");
    await him.asksToFollow();
    await openPage({ memory: him.memory });
    expect(sentences()).toEqual([
      "Ravi Subramaniam wants to follow you",
      "Ravi Subramaniam invites you to join the group “Early risers”",
      "Ravi Subramaniam invites you to the challenge “Climb 50 floors”",
      "Ravi Subramaniam invites you to the challenge “Walk 8,000 steps”",
      "Ravi Subramaniam invites you to the challenge “Surya namaskar”",
    ]);
    expect(offers()).toEqual([["Accept", "Decline"], ["Join", "Decline"], ["Join", "Decline"], ["Ongoing"], ["Expired"]]);
  });

  it("follows back whoever is accepted, and lists the request no more [ru-notif-handled-hidden]", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    const { memory } = him;
    await openPage({ memory });
    await pressOffer(/^Accept: Ravi/);
    expect(await screen.findByRole("heading", { name: "Nothing new" })).toBeDefined();
    expect([memory.ties.follow(ravi, asha), memory.ties.follow(asha, ravi)]).toEqual(["following", "following"]);
  });

  it("offers to follow back whoever follows, until that is done, and nothing to whom was accepted [ru-notif-follow-suggestion] [ru-notif-accepted-type]", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    const { ties } = him.memory;
    const told = { to: asha, from: ravi, state: null, createdAt: now, version: 1 };
    ties.put({ ...told, id: notificationId("n-002"), kind: "follow-accepted" });
    ties.put({ ...told, id: notificationId("n-003"), kind: "follow-suggestion" });
    await openPage({ memory: him.memory });
    expect(sentences().slice(0, 2)).toEqual(["Ravi Subramaniam follows you", "Ravi Subramaniam accepted your follow request"]);
    expect(offers().slice(0, 2)).toEqual([["Follow back"], []]);
    await pressOffer(/^Follow back: /);
    await waitFor(() => expect(offers()[0]).toEqual([]));
    expect(ties.follow(asha, ravi)).not.toBe("none");
  });

  it("tells an area's own words and leads to the page that they are of", async () => {
    const him = new Ravi();
    const text = { en: "Tulsi drops are back", hi: "तुलसी अर्क फिर उपलब्ध है" };
    announceInMemory(him.memory, { ...him.stamp(), to: asha, cause: "alert/1", topic: "alert", text, path: "/p/tulsi-drops" });
    await openPage({ memory: him.memory });
    expect(sentences()).toEqual([text.en]);
    expect(offers()).toEqual([[]]);
    expect(items()[0]?.querySelector("a")?.getAttribute("href")).toBe("/p/tulsi-drops");
  });

  it("tells what others did, who last and how many beside, and leads to where it is", async () => {
    const him = new Ravi();
    const acts = actsOver(relationsInMemory(him.memory));
    const { post, theirs, group, challenge } = await acts.ofEachKind(asha, ravi);
    const [meera, farah] = [customerId("meera"), customerId("farah")];
    for (const [id, called] of [
      [meera, "Meera Iyer"],
      [farah, "Farah Siddiqui"],
    ] as const) {
      putCustomer(him.memory, { id, name: name(called) });
      him.memory.ties.profiles.set(id, aFitbookProfile(called));
      acts.pass(1);
      await acts.like(id, post);
    }
    await acts.comment(meera, post);
    await acts.tell();
    await openPage({ memory: him.memory });
    expect(sentences()).toEqual([
      "You won a badge in the challenge “Steps of a day”",
      "The result of the challenge “Steps of a day” is final",
      "Ravi Subramaniam joined the group “Walkers of Lodi”",
      "Ravi Subramaniam replied to your comment",
      "Meera Iyer and 1 other commented on your post",
      "Farah Siddiqui and 2 others liked your post",
    ]);
    expect([...items()].map((item) => item.querySelector("a")?.getAttribute("href"))).toEqual([
      ...["/winbadge", `/challengeleaderboard/${challenge}`, `/fitbookgroupmembers/${group}`],
      ...[`/fitbookPost?id=${theirs}`, `/fitbookPost?id=${post}`, `/fitbookPost?id=${post}`],
    ]);
    expect(offers().flat()).toEqual([]);
  });

  it("tells what became of challenges that one plays, and leads to them", async () => {
    const him = new Ravi();
    const [changed, cancelled] = await actsOver(relationsInMemory(him.memory)).newsOf(asha, ravi);
    await openPage({ memory: him.memory });
    expect(sentences()).toEqual([
      "The challenge “Steps of a day” was cancelled",
      "You were removed from the challenge “Steps of a day”",
      "The challenge “Steps of a day” was changed",
    ]);
    expect([...items()].map((item) => item.querySelector("a")?.getAttribute("href"))).toEqual(
      [cancelled, changed, changed].map((id) => `/fitbookchallengedetails/${id}`),
    );
  });

  it("shows a sign of its own for each topic", async () => {
    const him = new Ravi();
    const topics = sides.map(({ topic }) => topic);
    for (const topic of topics)
      announceInMemory(him.memory, { ...him.stamp(), to: asha, cause: topic, topic, text: { en: topic, hi: topic }, path: "/p" });
    await openPage({ memory: him.memory });
    const signs = [...items()].map((item) => item.querySelector(".notification-mark svg")?.innerHTML);
    expect(signs).not.toContain(undefined);
    expect(new Set(signs).size).toBe(topics.length);
  });

  it("tells of a topic that this site knows nothing of, too", async () => {
    const him = new Ravi();
    const told = {
      ...him.stamp(),
      to: asha,
      cause: "new",
      topic: "not-yet-known",
      text: { en: "Something new", hi: "कुछ नया" },
      path: "/p",
    };
    announceInMemory(him.memory, told);
    await openPage({ memory: him.memory });
    expect(sentences()).toEqual(["Something new"]);
    expect(items()[0]?.textContent).toContain("News ·");
  });

  it("leaves the focus beside what was answered: its button is gone", async () => {
    const him = new Ravi();
    for (const called of ["One", "Two", "Three"]) await him.invitesToGroup(called);
    await openPage({ memory: him.memory });
    const button = (label: RegExp) => within(screen.getByRole("main")).getByRole("button", { name: label });
    for (const [pressed, next] of [
      [/^Decline: .*Two”$/, "One"],
      [/^Join: .*One”$/, "Three"],
    ] as const) {
      button(pressed).focus();
      await act(async () => button(pressed).click());
      await waitFor(() => expect(document.activeElement?.firstChild?.textContent).toMatch(new RegExp(`group “${next}”$`)));
    }
  });

  it.each([
    ["Join", "group-joined", "Join group successfully", "member"],
    ["Decline", "group-declined", "Decline group successfully", "declined"],
  ] as const)(
    "answers a group: %s [er-popup-join-group] [er-popup-decline-group] [co-popup-duration]",
    async (press, kind, says, stands) => {
      const him = new Ravi();
      await him.invitesToGroup("Early risers");
      const { keeper } = await openPage({ memory: him.memory });
      await pressOffer(new RegExp(`^${press}: `));
      await screen.findByRole("heading", { name: "Nothing new" });
      expect(keeper.get(ToastStore).toasts.map(({ news }) => news.kind)).toEqual([kind]);
      expect(him.memory.ties.member("Early risers", asha)).toBe(stands);
      expect(await screen.findByText(says)).toBeDefined();
      await waitFor(() => expect(keeper.get(ToastStore).toasts).toEqual([]));
    },
  );

  it.each([
    ["Join", "Join challenge successfully"],
    ["Decline", "Decline challenge successfully"],
  ] as const)("answers a challenge: %s [er-popup-join-challenge] [er-popup-decline-challenge]", async (press, says) => {
    const him = new Ravi();
    await him.invitesToChallenge("Climb 50 floors", "2026-11-25", "2026-12-20");
    await openPage({ memory: him.memory });
    await pressOffer(new RegExp(`^${press}: `));
    expect(await screen.findByText(says)).toBeDefined();
  });

  it("leaves a request as it was where its answer did not reach the shop, and says nothing", async () => {
    const him = new Ravi();
    await him.invitesToGroup("Early risers");
    await him.asksToFollow();
    const { keeper } = await openPage({
      memory: him.memory,
      change(product) {
        product.rebind(AcceptFollowRequest).toConstantValue(outage);
        product.rebind(AnswerGroupRequest).toConstantValue(outage);
      },
    });
    await pressOffer(/^Accept: /);
    await pressOffer(/^Join: /);
    expect(offers()).toEqual([
      ["Accept", "Decline"],
      ["Join", "Decline"],
    ]);
    expect(keeper.get(ToastStore).toasts).toEqual([]);
  });

  it("marks all as read at a press", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    await him.invitesToGroup("Early risers");
    await openPage({ memory: him.memory });
    expect(within(screen.getByRole("main")).getByText("2 new notifications")).toBeDefined();
    await pressOffer(/^Mark all as read$/);
    expect(await screen.findByText("You're all caught up.")).toBeDefined();
    expect([...him.memory.ties.notifications.values()].every(({ isRead }) => isRead)).toBe(true);
  });

  it("marks the one read that is opened, and stays [ru-notif-open-one]", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    await him.invitesToGroup("Early risers");
    const marked: unknown[] = [];
    await openPage({
      memory: him.memory,
      change(product) {
        const mark = product.get(MarkNotificationRead);
        product.rebind(MarkNotificationRead).toConstantValue(async (customer, id) => {
          marked.push(id);
          return mark(customer, id);
        });
      },
    });
    const opened = within(items()[1] ?? document.body).getByRole("link");
    expect(opened.getAttribute("href")).toBe("/notification");
    await act(async () => {
      fireEvent.click(opened);
    });
    expect(await screen.findByText("1 new notification", { selector: "main *" })).toBeDefined();
    expect(marked).toEqual(["n-001"]);
  });

  it("comes page by page", async () => {
    const him = new Ravi();
    for (let count = 0; count < 45; count += 1) await him.invitesToGroup(`Group ${count}`);
    await openPage({ memory: him.memory });
    expect(items()).toHaveLength(20);
    await pressOffer(/^Show more$/);
    await waitFor(() => expect(items()).toHaveLength(40));
    await pressOffer(/^Show more$/);
    await waitFor(() => expect(items()).toHaveLength(45));
    expect(sentences().at(-1)).toContain("Group 0");
  });

  it("can be asked for anew where they could not be read", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    let isDown = true;
    await openAsAsha("/notification", {
      memory: him.memory,
      change(product) {
        const list = product.get(ListNotifications);
        product.rebind(ListNotifications).toConstantValue(async (...given) => (isDown ? outage() : list(...given)));
      },
    });
    await within(screen.getByRole("main")).findByText("Your notifications couldn't be loaded right now.");
    isDown = false;
    await pressOffer(/^Try again$/);
    await waitFor(() => expect(items()).toHaveLength(1));
  });
});

describe("the bell", () => {
  const bell = () => screen.findByRole("button", { name: /^Notifications/ });
  const toggle = async (newState: "open" | "closed") => {
    const panel = document.querySelector(".bell-popover");
    await act(async () => {
      if (panel !== null) fireEvent(panel, Object.assign(new Event("toggle"), { newState }));
    });
  };
  const listed = () => [...document.querySelectorAll(".bell-popover .notification")].map((item) => item.className);

  it("counts what is new, and lists the latest three with the way to all [ui-header-bell] [ui-header-view-all] [co-notifications-shown]", async () => {
    const him = new Ravi();
    for (const called of ["One", "Two", "Three", "Four"]) await him.invitesToGroup(called);
    await openAsAsha("/", { memory: him.memory });
    await waitFor(async () => expect((await bell()).getAttribute("aria-label")).toBe("Notifications, 4 new"));
    await toggle("open");
    expect(SHOWN_BY_BELL).toBe(3);
    expect([...document.querySelectorAll(".bell-popover .notification-text > a")].map((given) => given.firstChild?.textContent)).toEqual([
      "Ravi Subramaniam invites you to join the group “Four”",
      "Ravi Subramaniam invites you to join the group “Three”",
      "Ravi Subramaniam invites you to join the group “Two”",
    ]);
    const all = [...document.querySelectorAll(".bell-popover > a")].map((link) => [link.textContent, link.getAttribute("href")]);
    expect(all).toEqual([["View all", "/notification"]]);
  });

  it("marks all read once it has shown them, and goes on showing what was new until it closes [ru-notif-open-bell]", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    await openAsAsha("/", { memory: him.memory });
    await waitFor(async () => expect((await bell()).getAttribute("aria-label")).toBe("Notifications, 1 new"));
    expect([...him.memory.ties.notifications.values()][0]?.isRead).toBe(false);
    await toggle("open");
    await waitFor(async () => expect((await bell()).getAttribute("aria-label")).toBe("Notifications"));
    expect([...him.memory.ties.notifications.values()][0]?.isRead).toBe(true);
    expect(listed()).toEqual(["notification is-new"]);
    await toggle("closed");
    await toggle("open");
    expect(listed()).toEqual(["notification"]);
  });

  it("counts again where the shop could not hear that all was shown", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    await openAsAsha("/", {
      memory: him.memory,
      change: (product: Container) => product.rebind(MarkAllNotificationsRead).toConstantValue(outage),
    });
    await waitFor(async () => expect((await bell()).getAttribute("aria-label")).toBe("Notifications, 1 new"));
    await toggle("open");
    await waitFor(async () => expect((await bell()).getAttribute("aria-label")).toBe("Notifications, 1 new"));
  });

  it("rings for what comes, in every window, and is silent for who has left", async () => {
    const him = new Ravi();
    const { keeper, session } = await openAsAsha("/", { memory: him.memory });
    const store = keeper.get(NotificationStore);
    await waitFor(() => expect(store.state).toBe("read"));
    await act(() => him.asksToFollow());
    await waitFor(async () => expect((await bell()).getAttribute("aria-label")).toBe("Notifications, 1 new"));
    await act(() => session.signOut());
    expect([store.notifications, store.unread, store.state]).toEqual([[], 0, "unread"]);
    await act(() => him.invitesToGroup("Early risers"));
    expect(store.notifications).toEqual([]);
    expect(screen.queryByRole("button", { name: /^Notifications/ })).toBeNull();
  });
});

describe("what a window knows of notifications", () => {
  /** Answers of a use case that wait until they are let go, or fail. */
  const holding = () => {
    const held: ((go: "on" | "down") => void)[] = [];
    const wait = () =>
      new Promise<void>((resolve, reject) =>
        held.push((go) => (go === "on" ? resolve() : reject(new PortUnavailable("notifications", "down")))),
      );
    return { held, wait };
  };

  it("is nothing of whoever was signed in before, when their answer comes late", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    putCustomer(him.memory, { id: customerId("meera"), name: name("Meera Nair") });
    const { held, wait } = holding();
    const { keeper, session } = await openPage({
      memory: him.memory,
      change: (product) => product.rebind(MarkNotificationRead).toConstantValue(async () => wait() as never),
    });
    const store = keeper.get(NotificationStore);
    const marking = store.markRead(store.notifications[0]?.id ?? notificationId("none"));
    act(() => session.signIn(aSignedIn({ id: customerId("meera") })));
    await waitFor(() => expect(store.state).toBe("read"));
    await act(async () => {
      held[0]?.("down");
      await marking;
    });
    expect([store.notifications, store.unread]).toEqual([[], 0]);
  });

  it("holds what came about while the list was on its way", async () => {
    const him = new Ravi();
    const { held, wait } = holding();
    let isHolding = false;
    const { keeper } = await openAsAsha("/", {
      memory: him.memory,
      change(product) {
        const list = product.get(ListNotifications);
        product.rebind(ListNotifications).toConstantValue(async (...given) => {
          const page = await list(...given); // Read before it is sent.
          if (isHolding) await wait();
          return page;
        });
      },
    });
    const store = keeper.get(NotificationStore);
    await waitFor(() => expect(store.state).toBe("read"));
    isHolding = true;
    const asking = store.ask();
    await waitFor(() => expect(held.length).toBe(1));
    await act(() => him.asksToFollow());
    await waitFor(() => expect(held.length).toBe(2));
    await act(async () => {
      for (const go of held) go("on");
      await asking;
    });
    await waitFor(() => expect(store.unread).toBe(1));
  });

  it("can be asked for further where the page before was asked for anew meanwhile, and did not come", async () => {
    const him = new Ravi();
    for (let count = 0; count < 25; count += 1) await him.invitesToGroup(`Group ${count}`);
    const { held, wait } = holding();
    let isHolding = false;
    const { keeper } = await openPage({
      memory: him.memory,
      change(product) {
        const list = product.get(ListNotifications);
        product.rebind(ListNotifications).toConstantValue(async (...given) => {
          if (isHolding) await wait();
          return list(...given);
        });
      },
    });
    const store = keeper.get(NotificationStore);
    isHolding = true;
    const asking = [store.askMore(), store.ask()];
    await waitFor(() => expect(held.length).toBe(2));
    isHolding = false;
    await act(async () => {
      held[1]?.("down");
      held[0]?.("on");
      await Promise.all(asking);
    });
    await act(() => store.askMore());
    expect(store.notifications.length).toBe(25);
  });

  it("changes where a request was answered elsewhere", async () => {
    const him = new Ravi();
    await him.invitesToGroup("Early risers");
    await him.asksToFollow();
    const { keeper, product } = await openPage({ memory: him.memory });
    const store = keeper.get(NotificationStore);
    const [follow] = store.notifications;
    await act(async () => {
      await requestsMade(product.get(Requests), product.get(Groups)).answerFollow(
        asha,
        { id: follow?.id ?? notificationId("none"), answer: "decline" },
        him.stamp(),
      );
    });
    await waitFor(() => expect(sentences()).toEqual(["Ravi Subramaniam invites you to join the group “Early risers”"]));
    expect(store.unread).toBe(1);
  });

  it("counts one anew that is told twice only once", async () => {
    const him = new Ravi();
    await him.asksToFollow();
    const { keeper } = await openPage({ memory: him.memory });
    const store = keeper.get(NotificationStore);
    act(() => store.take(store.notifications));
    act(() => store.take(store.notifications));
    expect([store.unread, store.notifications.length]).toEqual([1, 1]);
  });
});
