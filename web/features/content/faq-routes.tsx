import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";

/** Questions with their answers. */
export const faqRoutes: readonly RouteObject[] = [
  screen({
    path: "/faq",
    load: async ({ search }) => ({
      sought: search.get("question") ?? "",
      groups: (await import("./wording/faq-answers.ts")).faqGroups,
    }),
    file: "faq-screen",
    code: () => import("./faq/faq-screen.tsx"),
    linked: () => import("./faq/faq-linked-data.ts"),
  }),
];
