import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";

/** Questions with their answers. */
export const faqRoutes: readonly RouteObject[] = [
  screen({
    path: "/faq",
    load: async ({ search }) => {
      const [{ faqGroups }, { textFacts }] = await Promise.all([import("./wording/faq-answers.ts"), import("./texts/text-facts.ts")]);
      return { sought: search.get("question") ?? "", groups: faqGroups(textFacts(null)) };
    },
    file: "faq-screen",
    code: () => import("./faq/faq-screen.tsx"),
    linked: () => import("./faq/faq-linked-data.ts"),
  }),
];
