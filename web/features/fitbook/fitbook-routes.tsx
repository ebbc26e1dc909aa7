import { siteWords } from "#web/design/site-words.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Head } from "#web/platform/page/head.ts";
import type { FitbookData } from "./page/fitbook-data.ts";

type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: FitbookData }> }> };

/** Pages of customers, which the server draws for nobody: no name stands in a title or an answer that is kept. */
export const fitbookRoutes = (): readonly RouteObject[] => [
  fitbookScreen("feed", fitbookAddress.feed, { file: "feed-screen", code: () => import("./posts/feed-screen.tsx") }),
  fitbookScreen("post", "/fitbookPost", { file: "post-screen", code: () => import("./posts/post-screen.tsx") }),
  fitbookScreen("people", fitbookAddress.people, { file: "people-screen", code: () => import("./people/people-screen.tsx") }),
  fitbookScreen("profile", `${fitbookAddress.own}/:id?`, { file: "person-screen", code: () => import("./profile/person-screen.tsx") }),
  fitbookScreen("challenges", `${fitbookAddress.challenges}/:id?`, ALL_CHALLENGES),
  fitbookScreen("challenge", "/fitbookchallengedetails/:id?", ALL_CHALLENGES),
  fitbookScreen("board", "/challengeleaderboard/:id?", { file: "board-screen", code: () => import("./challenges/board/board-screen.tsx") }),
  fitbookScreen("makeChallenge", `${fitbookAddress.makeChallenge}/:id?`, {
    file: "plan-screen",
    code: () => import("./challenges/plan-screen.tsx"),
  }),
  fitbookScreen("editChallenge", "/editfitbookchallenge/:id?", { file: "edit-screen", code: () => import("./challenges/edit-screen.tsx") }),
  fitbookScreen("inviteToChallenge", "/invitefriendforchallenge/:id?", {
    file: "invite-screen",
    code: () => import("./inviting/invite-screen.tsx"),
  }),
  fitbookScreen("reports", fitbookAddress.reports, { file: "reports-screen", code: () => import("./reports/reports-screen.tsx") }),
  fitbookScreen("badges", fitbookAddress.badges, { file: "badges-screen", code: () => import("./badges/badges-screen.tsx") }),
  fitbookScreen("groups", `${fitbookAddress.groups}/:id?`, { file: "groups-screen", code: () => import("./groups/groups-screen.tsx") }),
  fitbookScreen("joinGroup", "/joingroup/:id?", { file: "join-screen", code: () => import("./groups/join-screen.tsx") }),
  fitbookScreen("groupMembers", "/fitbookgroupmembers/:id?", {
    file: "members-screen",
    code: () => import("./group-members/members-screen.tsx"),
  }),
  fitbookScreen("groupRequests", "/grouprequestedmembers/:id?", {
    file: "requests-screen",
    code: () => import("./group-members/requests-screen.tsx"),
  }),
  fitbookScreen("makeGroup", `${fitbookAddress.makeGroup}/:id?`, {
    file: "make-group-screen",
    code: () => import("./groups/make-group-screen.tsx"),
  }),
  fitbookScreen("editGroup", "/editfitbookgroup/:id?", { file: "edit-group-screen", code: () => import("./groups/edit-group-screen.tsx") }),
];

const ALL_CHALLENGES: Code = { file: "challenges-screen", code: () => import("./challenges/challenges-screen.tsx") };

type FitbookScreen = Exclude<keyof Awaited<ReturnType<typeof heads>>, "pages" | "posts" | "ownProfile" | "reading">;

/** What stands on a page of lists whose address names one of them. */
const OF_ONE: Partial<Record<FitbookScreen, FitbookScreen>> = { groups: "group", challenges: "challenge" };

const fitbookScreen = (page: FitbookScreen, path: string, { file, code }: Code): RouteObject =>
  screen<FitbookData>({
    path,
    load: async ({ params, search }) => {
      const id = params["id"] ?? search.get("id");
      const of = id === null ? page : (OF_ONE[page] ?? page);
      return { ...(await heads())[of], id, group: search.get("group") };
    },
    guards: FOR_CUSTOMERS,
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title, lead }: FitbookData): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/fitbook-heads.ts"), "fitbookHeads");
