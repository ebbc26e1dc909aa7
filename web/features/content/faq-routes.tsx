import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";

/** Questions with their answers. */
export const faqRoutes = (): readonly RouteObject[] => [
  screen({
    path: "/faq",
    load: async ({ search }) => {
      const [faqGroups, textFacts] = await Promise.all([answers(), facts()]);
      return { sought: search.get("question") ?? "", groups: faqGroups(textFacts(null)) };
    },
    file: "faq-screen",
    code: () => import("./faq/faq-screen.tsx"),
    linked: () => import("./faq/faq-linked-data.ts"),
  }),
];

const answers = lateCode(() => import("./wording/faq-answers.ts"), "faqGroups");
const facts = lateCode(() => import("./texts/text-facts.ts"), "textFacts");
