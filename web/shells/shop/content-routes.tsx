import { siteWords } from "#web/wording/site.ts";
import { screen } from "#web/frame/screen.tsx";
import { confirmNewsletterHead, leaveNewsletterHead } from "#web/screens/newsletter/heads.ts";
import { letterLink } from "#web/screens/newsletter/letter-link.ts";
import type { Keeper } from "#web/frame/keeper.tsx";
import type { RouteObject } from "react-router-dom";

/** What is read: about, team, terms, questions, articles, landing pages. Source: platform section 2, Screens and routes. */
export function contentRoutes(_keeper: Keeper): RouteObject[] {
  return [
    screen({
      path: "/offline",
      load: async () => (await import("#web/wording/offline.ts")).offlineWords,
      head: ({ title, text }) => ({ title: siteWords.titled(title), description: text, canonical: null }),
      file: "offline-screen",
      code: async () => (await import("#web/screens/offline/offline-screen.tsx")).OfflineScreen,
    }),
    screen({
      path: "/newsletter/confirm",
      load: async ({ search }) => letterLink(search),
      head: confirmNewsletterHead,
      file: "confirm-newsletter-screen",
      code: async () => (await import("#web/screens/newsletter/confirm-newsletter-screen.tsx")).ConfirmNewsletterScreen,
    }),
    screen({
      path: "/newsletter/leave",
      load: async ({ search }) => letterLink(search),
      head: leaveNewsletterHead,
      file: "leave-newsletter-screen",
      code: async () => (await import("#web/screens/newsletter/leave-newsletter-screen.tsx")).LeaveNewsletterScreen,
    }),
  ];
}
