import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { pick, seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import { demoCustomerId } from "../people-at.ts";
import { demoFitbookGroups } from "./groups.ts";
import { demoGroupId } from "./groups-at.ts";
import { profileOf } from "./people-at.ts";
import { hindiPractices } from "./practices/hindi.ts";
import { indoors } from "./practices/indoors.ts";
import { outdoors } from "./practices/outdoors.ts";
import { englishReplies, hindiReplies } from "./replies.ts";
import { publishedAt, textOf } from "./written-at.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { ChosenAudience, Comment, Post } from "#core/fitbook/posts/post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Practice } from "./practices/practice.ts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;

/** Somebody who has entered Fitbook beside the people whom docs/tour.md names. `entered` counts days back. */
export type OneOfMany = {
  readonly customer: CustomerId;
  readonly name: string;
  readonly practice: Practice;
  readonly isHindi: boolean;
  readonly entered: number;
};

/** Of people whose names are written in Latin letters. */
const englishPractices = [...outdoors, ...indoors];

/** So many of those who have rated goods have entered, over two years. */
const MANY = 200;
const TWO_YEARS = 725;

export const manyPeople = (reviewers: readonly { readonly id: string; readonly name: string }[]): readonly OneOfMany[] =>
  reviewers.slice(0, MANY).map(({ id, name }) => {
    const isHindi = /[\u0900-\u097f]/.test(name);
    return {
      customer: customerId(id),
      name,
      isHindi,
      practice: pick(isHindi ? hindiPractices : englishPractices, "practice", id),
      entered: 20 + Math.floor(seededChance("entered", id) * (TWO_YEARS - 20)),
    };
  });

/** What two hundred people are, do and write in Fitbook, as it stands at `now`: each their own, and the same at any time. */
export function manyPeopleAt(now: number, people: readonly OneOfMany[]) {
  const follows = followsAmong(people);
  const followersOf = Map.groupBy(follows, ({ followed }) => followed);
  const members = people.flatMap((one) => membershipOf(one) ?? []);
  const said = new Set<string>();
  const posts = people.flatMap((one) => {
    const followers = (followersOf.get(one.customer) ?? []).map(({ follower }) => follower);
    const membership = members.find((member) => member.one === one) ?? null;
    return postsOf(one, { now, texts: textsOf(one, people), followers, membership, members, said });
  });
  return {
    profiles: people.map(({ customer, name, practice, entered }) => ({
      customer,
      profile: profileOf(name, { about: pick(practice.about, "about", customer) }),
      at: now - entered * DAY,
    })),
    follows: follows.map(({ follower, followed }) => ({ follower: follower.customer, followed })),
    members: members.map(({ one, group, joined }) => ({ customer: one.customer, group, at: now - joined * DAY })),
    posts,
  };
}

/** Whoever does the same follows them sooner. */
const WELL_KNOWN: readonly { readonly key: string; readonly practice: string }[] = [
  { key: "lakshmi", practice: "yoga" },
  { key: "gurpreet", practice: "cycling" },
  { key: "devanshi", practice: "yoga" },
];

type Follow = { readonly follower: OneOfMany; readonly followed: CustomerId };

/** People follow some who do the same, and few who do something else. */
const followsAmong = (people: readonly OneOfMany[]): readonly Follow[] =>
  people.flatMap((follower) => [
    ...people
      .filter((other) => {
        const isAlike = other.practice.key === follower.practice.key;
        return other !== follower && seededChance("follows", follower.customer, other.customer) < (isAlike ? 0.22 : 0.012);
      })
      .map((other) => ({ follower, followed: other.customer })),
    ...WELL_KNOWN.filter(({ key, practice }) => {
      return seededChance("follows", follower.customer, key) < (practice === follower.practice.key ? 0.7 : 0.12);
    }).map(({ key }) => ({ follower, followed: customerId(demoCustomerId(key)) })),
  ]);

type Membership = { readonly one: OneOfMany; readonly group: GroupId; readonly joined: number };

function membershipOf(one: OneOfMany): Membership | null {
  const group = demoFitbookGroups.find(({ key }) => key === one.practice.group);
  if (group === undefined || seededChance("joins", one.customer) > 0.75) return null;
  const since = Math.min(one.entered, group.made) - 4;
  return { one, group: demoGroupId(group.key), joined: 3 + Math.floor(seededChance("joined", one.customer) * Math.max(since - 3, 1)) };
}

/** The posts of a practice are dealt to all who have it. */
function textsOf({ practice, customer }: OneOfMany, people: readonly OneOfMany[]): readonly string[] {
  const alike = people.filter((other) => other.practice === practice);
  return practice.posts.filter((_, nth) => alike[nth % alike.length]?.customer === customer);
}

type Writer = {
  readonly now: number;
  readonly texts: readonly string[];
  readonly followers: readonly OneOfMany[];
  readonly membership: Membership | null;
  readonly members: readonly Membership[];
  /** What has been said under posts, and is said once alone. */
  readonly said: Set<string>;
};

/** More of late than long ago; some of them in the group of whoever has joined one by then. */
function postsOf(one: OneOfMany, { now, texts, followers, membership, members, said }: Writer) {
  return texts.map((text, nth) => {
    const words = [one.customer, String(nth)];
    // The first of what somebody writes comes soon after they entered.
    const share = nth === 0 ? 1 - 0.1 * seededChance("ago", ...words) : seededChance("ago", ...words) ** 2;
    const ago = 2 + Math.floor(Math.max(one.entered - 4, 0) * share);
    const group = membership !== null && membership.joined > ago && seededChance("in group", ...words) < 0.35 ? membership.group : null;
    const readers =
      group === null ? followers : members.filter((other) => other.group === group && other.joined > ago).map((other) => other.one);
    const others = readers.filter((other) => other !== one);
    const likes = others.filter(({ customer }) => seededChance("likes", ...words, customer) < (group === null ? 0.4 : 0.25));
    const answers = others.filter(({ customer }) => seededChance("says", ...words, customer) < 0.12).slice(0, 3);
    const audience = seededChance("audience", ...words) < 0.6 ? "everybody" : "followers";
    const to = group === null ? ({ audience, group } as const) : ({ audience: "group", group } as const);
    return written(one, { now, nth, ago, text, likes, answers, to, said });
  });
}

type Writing = {
  readonly now: number;
  readonly nth: number;
  readonly ago: number;
  readonly text: string;
  readonly to: { readonly audience: ChosenAudience; readonly group: null } | { readonly audience: "group"; readonly group: GroupId };
  readonly likes: readonly OneOfMany[];
  readonly answers: readonly OneOfMany[];
  readonly said: Set<string>;
};

/** A post at least two days old, so that what is said of it is over, too. */
function written(one: OneOfMany, { now, nth, ago, text, to, likes, answers, said }: Writing) {
  const key = `${one.customer}-${nth}`;
  const id = postId(`demo-many-${key}`);
  const createdAt = publishedAt(now, { ago, nth: nth + Math.floor(seededChance("hour", key) * 97) });
  const kept = { state: { kind: "published" } as const, author: one.customer, key };
  const post: Post = { ...kept, ...to, id, createdAt, pictures: [], card: null, editedAt: null, text: textOf(text) };
  const comments = answers.map((other, place): Comment => {
    const named = `${id}-comment-${place + 1}`;
    return {
      ...kept,
      author: other.customer,
      key: named,
      id: commentId(named),
      post: id,
      parent: null,
      text: textOf(replyOf(other, { named, said })),
      createdAt: createdAt + (place + 1) * HOUR,
    };
  });
  return { post, likes: likes.map((other) => other.customer), comments };
}

type Replying = { readonly named: string; readonly said: Set<string> };

/** So few words are said again and again. */
const SHORT = 4;

function replyOf({ isHindi }: OneOfMany, { named, said }: Replying): string {
  const replies = isHindi ? hindiReplies : englishReplies;
  const reply = pick(
    replies.filter((one) => !said.has(one)),
    "reply",
    named,
  );
  if (reply.split(" ").length > SHORT) said.add(reply);
  return reply;
}

/** Who had entered by the day that so many days from today begins, at `now`. */
export const enteredBy = (people: readonly OneOfMany[], now: number, days: number): readonly OneOfMany[] =>
  people.filter(({ entered }) => now - entered * DAY < firstInstantOf(daysAfter(indianDay(now), days)));
