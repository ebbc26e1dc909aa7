import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { commentId, postId } from "#core/fitbook/posts/post-id.ts";
import { pick, seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import { demoCustomerId } from "../people-at.ts";
import { demoFitbookGroups } from "./groups.ts";
import { demoGroupId } from "./groups-at.ts";
import { profileOf } from "./people-at.ts";
import { englishPractices, englishReplies, hindiPractices, hindiReplies } from "./practices.ts";
import { publishedAt, textOf } from "./written-at.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { ChosenAudience, Comment, Post } from "#core/fitbook/posts/post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Practice } from "./practices.ts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;

/** Somebody who has entered Fitbook beside the people whom the README names. `entered` counts days back. */
export type OneOfMany = {
  readonly customer: CustomerId;
  readonly name: string;
  readonly practice: Practice;
  readonly isHindi: boolean;
  readonly entered: number;
};

/** So many of those who have rated goods have entered, over two years. */
const MANY = 200;
const TWO_YEARS = 725;

export const manyPeople = (reviewers: readonly { readonly id: string; readonly name: string }[]): readonly OneOfMany[] =>
  reviewers.slice(0, MANY).map(({ id, name }) => {
    const isHindi = /[\u0900-\u097f]/.test(name);
    return {
      ...{ customer: customerId(id), name, isHindi },
      practice: pick(isHindi ? hindiPractices : englishPractices, "practice", id),
      entered: 20 + Math.floor(seededChance("entered", id) * (TWO_YEARS - 20)),
    };
  });

/** What two hundred people are, do and write in Fitbook, as it stands at `now`: each their own, and the same at any time. */
export function manyPeopleAt(now: number, people: readonly OneOfMany[]) {
  const follows = followsAmong(people);
  const followersOf = Map.groupBy(follows, ({ followed }) => followed);
  const members = people.flatMap((one) => membershipOf(one) ?? []);
  const posts = people.flatMap((one) => {
    const followers = (followersOf.get(one.customer) ?? []).map(({ follower }) => follower);
    return postsOf(one, { now, followers });
  });
  const ofGroups = members.flatMap(({ one, group, joined }) => {
    const others = members.filter((other) => other.group === group && other.one !== one);
    return groupPostsOf(one, { now, group, joined, others });
  });
  return {
    profiles: people.map(({ customer, name, practice, entered }) => ({
      customer,
      profile: profileOf(name, { about: pick(practice.about, "about", customer) }),
      at: now - entered * DAY,
    })),
    follows: follows.map(({ follower, followed }) => ({ follower: follower.customer, followed })),
    members: members.map(({ one, group, joined }) => ({ customer: one.customer, group, at: now - joined * DAY })),
    posts: [...posts, ...ofGroups],
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

/** Some write every three weeks, others twice a year. */
function postsOf(one: OneOfMany, { now, followers }: { readonly now: number; readonly followers: readonly OneOfMany[] }) {
  const every = 22 + Math.floor(seededChance("every", one.customer) * 110);
  const first = Math.floor(seededChance("first", one.customer) * every);
  const count = Math.max(0, Math.floor((one.entered - 3 - first) / every) + 1);
  return Array.from({ length: count }, (_, nth) => {
    const words = [one.customer, String(nth)];
    const likes = followers.filter(({ customer }) => seededChance("likes", ...words, customer) < 0.4);
    const answers = followers.filter(({ customer }) => seededChance("says", ...words, customer) < 0.06).slice(0, 3);
    return written(one, {
      ...{ now, nth, ago: one.entered - 1 - first - nth * every, likes, answers },
      to: { audience: seededChance("audience", ...words) < 0.6 ? "everybody" : "followers", group: null },
    });
  });
}

type OfGroup = { readonly now: number; readonly group: GroupId; readonly joined: number; readonly others: readonly Membership[] };

function groupPostsOf(one: OneOfMany, { now, group, joined, others }: OfGroup) {
  const count = Math.min(Math.floor(seededChance("posts", one.customer) * 4), Math.floor(joined / 10));
  return Array.from({ length: count }, (_, nth) => {
    const ago = joined - 1 - Math.floor(((nth + 0.3) * (joined - 3)) / count);
    const there = others.filter((other) => other.joined > ago);
    const words = [one.customer, group, String(nth)];
    const likes = there.filter((other) => seededChance("likes", ...words, other.one.customer) < 0.25).map((other) => other.one);
    return written(one, { now, nth: 1_000 + nth, ago, likes, answers: [], to: { audience: "group", group } });
  });
}

type Writing = {
  readonly now: number;
  readonly nth: number;
  readonly ago: number;
  readonly to: { readonly audience: ChosenAudience; readonly group: null } | { readonly audience: "group"; readonly group: GroupId };
  readonly likes: readonly OneOfMany[];
  readonly answers: readonly OneOfMany[];
};

/** A post at least two days old, so that what is said of it is over, too. */
function written(one: OneOfMany, { now, nth, ago, to, likes, answers }: Writing) {
  const { customer, practice } = one;
  const key = `${customer}-${nth}`;
  const id = postId(`demo-many-${key}`);
  const createdAt = publishedAt(now, { ago: Math.max(ago, 2), nth: nth + Math.floor(seededChance("hour", key) * 97) });
  const parts = [pick(practice.begins, "begins", key), pick(practice.remarks, "remarks", key)];
  const text = parts.map((part) => numbered(part, key)).join(" ");
  const kept = { state: { kind: "published" } as const, author: customer, key };
  const post: Post = { ...kept, ...to, ...{ id, createdAt, pictures: [], card: null, editedAt: null }, text: textOf(text) };
  const comments = answers.map((other, place): Comment => {
    const said = `${id}-comment-${place + 1}`;
    return {
      ...{ ...kept, author: other.customer, key: said, id: commentId(said), post: id, parent: null },
      text: textOf(pick(other.isHindi ? hindiReplies : englishReplies, "reply", said)),
      createdAt: createdAt + (place + 1) * HOUR,
    };
  });
  return { post, likes: likes.map((other) => other.customer), comments };
}

/** `{3-8}` is one of these numbers, by the same key always the same. */
const numbered = (text: string, key: string): string =>
  text.replaceAll(/\{(\d+)-(\d+)\}/g, (_, least: string, most: string) =>
    String(Number(least) + Math.floor(seededChance("number", key, text) * (Number(most) - Number(least) + 1))),
  );

/** Who had entered by the day that so many days from today begins, at `now`. */
export const enteredBy = (people: readonly OneOfMany[], now: number, days: number): readonly OneOfMany[] =>
  people.filter(({ entered }) => now - entered * DAY < firstInstantOf(daysAfter(indianDay(now), days)));
