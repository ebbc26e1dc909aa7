import { addDays } from "date-fns/addDays";
import { format } from "date-fns/format";
import { parseISO } from "date-fns/parseISO";
import { idAt } from "./id-at.ts";
import { demoChallenges, demoFollows, demoGroups, demoMembers, demoNotifications } from "./notifications.ts";
import { demoCustomerId } from "./people-at.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The demo's groups, challenges, follows and notifications as they stand at `now`, on the Indian day `today` ("2026-11-20"). */
export function notificationsAt(now: number, today: string) {
  const day = (days: number) => format(addDays(parseISO(today), days), "yyyy-MM-dd");
  const members = demoNotifications.flatMap((news) => {
    if (news.kind !== "group-request" && news.kind !== "challenge-request") return [];
    const state = memberships[news.state];
    return [
      {
        kind: news.kind,
        place: demoPlaceId(news.kind === "group-request" ? news.group : news.challenge),
        customer: demoCustomerId(news.to),
        state,
      },
    ];
  });
  const groupMembers = demoMembers.groups.map(({ customer, place, state }) => ({
    kind: "group-request" as const,
    place: demoPlaceId(place),
    customer: demoCustomerId(customer),
    state,
  }));
  const challengeMembers = demoMembers.challenges.map(({ customer, place }) => ({
    kind: "challenge-request" as const,
    place: demoPlaceId(place),
    customer: demoCustomerId(customer),
    state: "member" as const,
  }));
  return {
    groups: demoGroups.map(({ key, ...group }) => ({ id: demoPlaceId(key), ...group })),
    challenges: demoChallenges.map(({ key, activity, hindi, starts, ends, isOpen }) => ({
      id: demoPlaceId(key),
      activity,
      hindi,
      start: day(starts),
      end: day(ends),
      isOpen,
    })),
    follows: demoFollows.map(({ follower, followed, state }) => ({
      follower: demoCustomerId(follower),
      followed: demoCustomerId(followed),
      state,
    })),
    members: [...members, ...groupMembers, ...challengeMembers],
    notifications: demoNotifications.map((news, index) => {
      const at = now - news.days * DAY - (demoNotifications.length - index) * 60_000; // The later in the list, the newer.
      return {
        id: idAt(at, index + 1),
        at,
        to: demoCustomerId(news.to),
        from: demoCustomerId(news.from),
        kind: news.kind,
        group: news.kind === "group-request" ? demoPlaceId(news.group) : null,
        challenge: news.kind === "challenge-request" ? demoPlaceId(news.challenge) : null,
        state: "state" in news ? news.state : null,
        isRead: news.isRead,
      };
    }),
  };
}

const memberships = { pending: "invited", accepted: "member", declined: "declined" } as const;

const places: readonly string[] = [...demoGroups, ...demoChallenges].map(({ key }) => key);

/** Of a group or a challenge of which notifications tell. */
export const demoPlaceId = (key: string): string => idAt(0, 1_000 + places.indexOf(key));
