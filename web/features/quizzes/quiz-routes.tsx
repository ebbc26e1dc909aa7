import { siteWords } from "#web/design/site-words.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { Head } from "#web/platform/page/head.ts";
import type { quizHeads } from "./wording/quiz-heads.ts";
import type { OwnQuizData } from "./own-quiz-page.tsx";

const quizzes = () => import("./list/quizzes-screen.tsx");
const note = () => import("./note/note-screen.tsx");
const data = lateCode(() => import("./quiz-data.ts"), "quizzesData");
const heads = lateCode(() => import("./wording/quiz-heads.ts"), "quizHeads");

type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: OwnQuizData }> }> };

/** A customer's own page. The server draws it for nobody. */
const own = (page: keyof typeof quizHeads, path: string, { file, code }: Code): RouteObject =>
  screen<OwnQuizData>({
    path: `${path}/:id?`,
    load: async ({ params }) => ({ ...(await heads())[page], to: page, id: params["id"] ?? null }),
    guards: FOR_CUSTOMERS,
    file,
    code: async () => ({ ...(await code()), head: ownHead }),
  });

const ownHead = ({ title, lead }: OwnQuizData): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

/** Quizzes, from the list to the result. Source: specification/quizzes.md, The way through a quiz. */
export const quizRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  ...["/quizhomepage/:id?", "/quiz/:id?"].map((path) =>
    screen({ path, load: async ({ params }) => (await data())(params["id"], dependencies), file: "quizzes-screen", code: quizzes }),
  ),
  screen({
    path: "/quiznote/:id?",
    load: async ({ params }) => (await data())(params["id"], dependencies),
    file: "note-screen",
    code: note,
  }),
  own("questionnaire", "/quizquestionnaire", {
    file: "questionnaire-screen",
    code: () => import("./answering/questionnaire-screen.tsx"),
  }),
  own("live", "/quizlive", { file: "live-screen", code: () => import("./live/live-screen.tsx") }),
  own("finish", "/quizfinish", { file: "quiz-finish-screen", code: () => import("./result/quiz-finish-screen.tsx") }),
];
