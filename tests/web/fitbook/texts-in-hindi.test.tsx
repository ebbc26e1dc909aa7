import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { circleOf } from "#core/fitbook/posts/post.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { asha, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import { inHindi } from "#tests/web/in-hindi.ts";
import { farah, grouped, id as walkers, ravi } from "./a-group-of-people.ts";
import type { ChallengeCard } from "#core/fitbook/posts/challenge-card.ts";
import type { Memory } from "#adapters/memory/memory.ts";

afterEach(cleanup);

const DAY = 24 * 60 * 60 * 1000;
const today = indianDay(now);
const zoya = customerId("zoya");
const club = { name: "Morning walkers", about: "We walk at six.", rules: "Nobody waits." };
const clubInHindi = { name: "सुबह के साथी", about: "छह बजे चलते हैं।", rules: "समय पर आएँ।" };
const chess = { name: "Chess on foot", hindi: { name: "चलते-चलते शतरंज", about: "", rules: "" } };
const won = { activity: "Steps to the temple", about: "Every day a little.", hindi: { activity: "मंदिर तक कदम", about: "हर दिन थोड़ा।" } };
const next = { activity: "Stairs at noon", about: "In the group.", hindi: { activity: "दोपहर की सीढ़ियाँ", about: "समूह में।" } };
const ENGLISH = [...Object.values(club), chess.name, won.activity, won.about, next.activity, next.about];

/** Asha runs the walkers with Ravi, has won one challenge and made another for the group, and is invited to a second group. */
function everywhere(): Memory {
  const memory = grouped({
    owner: asha,
    group: { ...club, hindi: clubInHindi, isOpen: true, mayMembersInvite: true },
    ties: [
      [ravi, "admin"],
      [zoya, "member"],
      [farah, "requested"],
    ],
  });
  putCustomer(memory, { id: zoya, name: name("Zoya") });
  memory.ties.profiles.set(zoya, aFitbookProfile("Zoya"));
  const other = groupId("chess");
  memory.ties.groups.set(other, aGroup({ ...chess, id: other, isOpen: true }));
  memory.ties.groupTies.set(pairKey(other, ravi), { group: other, person: ravi, state: "owner", changedAt: now });
  memory.ties.groupTies.set(pairKey(other, asha), { group: other, person: asha, state: "invited", changedAt: now });
  const [past, coming] = [challengeId("past"), challengeId("coming")];
  const ended = { start: daysAfter(today, -9), end: daysAfter(today, -5), isOpen: true };
  memory.ties.challenges.set(past, aKeptChallenge({ ...won, ...ended, id: past, maker: ravi, version: 1 }));
  for (const one of [asha, ravi]) {
    memory.ties.join(past, one, now - 10 * DAY);
    memory.ties.members.set(pairKey(past, one), "member");
  }
  memory.ties.results.set(past, [
    { customer: asha, isAnonymous: false, score: 9_000, days: 4, rank: 1, badges: ["gold", "finisher"] },
    { customer: ravi, isAnonymous: false, score: 10, days: 1, rank: 2, badges: ["silver"] },
  ]);
  const ahead = { start: daysAfter(today, 2), end: daysAfter(today, 5), isOpen: true };
  memory.ties.challenges.set(coming, aKeptChallenge({ ...next, ...ahead, id: coming, maker: asha, group: walkers }));
  const card: ChallengeCard = {
    activity: won.activity,
    hindi: { activity: won.hindi.activity },
    measure: "steps",
    scoring: { kind: "total" },
    start: ended.start,
    end: ended.end,
    score: 9_000,
    rank: 1,
    players: 2,
    badges: ["gold"],
  };
  const text = postTextIn("At the gate", LONGEST_POST) ?? expect.unreachable();
  memory.ties.posts.set(postId("p1"), {
    id: postId("p1"),
    author: asha,
    key: "p1",
    text,
    state: { kind: "published" },
    createdAt: now,
    pictures: [],
    card,
    ...circleOf("group", walkers),
    editedAt: null,
  });
  const told = { to: asha, createdAt: now, version: 1 };
  memory.ties.put({ ...told, id: notificationId("n1"), kind: "group-request", from: ravi, group: other, state: "pending" });
  memory.ties.put({ ...told, id: notificationId("n2"), kind: "challenge-request", from: ravi, challenge: coming, state: "pending" });
  const acts = [{ person: zoya, comment: null, cause: "a", at: now }];
  memory.ties.put({ ...told, id: notificationId("n3"), kind: "group-joined", from: null, group: walkers, acts, state: null });
  for (const [nth, kind] of (
    ["challenge-ended", "badge-won", "challenge-changed", "challenge-cancelled", "player-removed"] as const
  ).entries())
    memory.ties.put({ ...told, id: notificationId(`n${4 + nth}`), kind, from: null, challenge: past, state: null });
  return memory;
}

/** All that a page says, to the eye and read aloud. */
function said(): string {
  const names = [...document.body.querySelectorAll("[aria-label], [alt], [title]")].flatMap((one) =>
    ["aria-label", "alt", "title"].map((attribute) => one.getAttribute(attribute) ?? ""),
  );
  return [document.title, document.body.textContent, ...names].join("\n");
}

function expectNoEnglish(): void {
  expect(ENGLISH.filter((text) => said().includes(text))).toEqual([]);
}

describe("to readers of Hindi a group or a challenge is what it says in Hindi, where it does", () => {
  it.each([
    ["/fitbookgroups", [clubInHindi.name, chess.hindi.name]],
    ["/fitbookgroups/walkers", [...Object.values(clubInHindi), next.hindi.activity, won.hindi.activity]],
    ["/joingroup/walkers", [clubInHindi.name]],
    ["/joingroup", [chess.hindi.name]],
    ["/fitbookgroupmembers/walkers", [clubInHindi.name]],
    ["/fitbookgroupmembers", [clubInHindi.name]],
    ["/grouprequestedmembers/walkers", [clubInHindi.name]],
    ["/createchallenges?group=walkers", [clubInHindi.name]],
    ["/fitbookchallenges?list=upcoming", [next.hindi.activity]],
    ["/fitbookchallenges?list=final", [won.hindi.activity]],
    ["/fitbookchallengedetails/past", [won.hindi.activity, won.hindi.about]],
    ["/fitbookchallengedetails/coming", [next.hindi.activity, next.hindi.about, clubInHindi.name]],
    ["/challengeleaderboard/past", [won.hindi.activity]],
    ["/challengeleaderboard", [won.hindi.activity]],
    ["/invitefriendforchallenge/coming", [next.hindi.activity, clubInHindi.name]],
    ["/winbadge", [won.hindi.activity]],
    ["/fitbook", [clubInHindi.name, won.hindi.activity]],
    ["/fitbook?id=past", [won.hindi.activity]],
    ["/people", [clubInHindi.name]],
    ["/notification", [chess.hindi.name, next.hindi.activity, won.hindi.activity, clubInHindi.name]],
  ] as const)("on %s", async (address, texts) => {
    inHindi();
    await openAsAsha(address, { memory: everywhere() });
    await waitFor(() => expect(texts.filter((text) => !said().includes(text))).toEqual([]));
    expectNoEnglish();
  });

  it("where somebody is blocked, and what is shared is for a group", async () => {
    inHindi();
    await openAsAsha("/fitbookuserprofile/ravi", { memory: everywhere() });
    await press("Block: Ravi");
    await within(await screen.findByRole("alertdialog")).findByText(new RegExp(clubInHindi.name));
    cleanup();
    await openAsAsha("/fitbookgroups/walkers", { memory: everywhere() });
    await screen.findByText(`Only members of “${clubInHindi.name}” can read this, as long as they are in it.`);
  });

  it("but who runs it writes on what is written, and readers of English read that", async () => {
    await openAsAsha("/fitbookgroups/walkers", { memory: everywhere() });
    await screen.findByRole("heading", { name: club.name });
    expect(said()).not.toContain(clubInHindi.name);
    cleanup();
    inHindi();
    await openAsAsha("/editfitbookgroup/walkers", { memory: everywhere() });
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ })).value).toBe(club.name);
  });
});
