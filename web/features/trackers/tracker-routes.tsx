import { siteWords } from "#web/design/site-words.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { LEANING_ADDRESSES, LEANINGS } from "#web/platform/addresses/leaning-address.ts";
import { wellnessRoutes } from "./wellness/wellness-routes.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Head } from "#web/platform/page/head.ts";
import type { Titled } from "./page/tracker-frame.tsx";
import type { trackerHeads } from "./wording/tracker-heads.ts";

type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: Titled }> }> };

/** Pages of customers. The server draws them for nobody, so that a device can keep them for when there is no line. */
export const trackerRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  ...wellnessRoutes(dependencies),
  ...LEANINGS.map((dosha) =>
    screen({
      path: `${LEANING_ADDRESSES[dosha]}/:id?`,
      load: async () => ({ dosha, up: (await heads()).day.title }),
      guards: FOR_CUSTOMERS,
      file: "leaning-screen",
      code: () => import("./leaning/leaning-screen.tsx"),
    }),
  ),
  trackerScreen("water", "/watertracker", { file: "water-screen", code: () => import("./water/water-screen.tsx") }),
  trackerScreen("sleep", "/sleeptracker", { file: "sleep-screen", code: () => import("./sleep/sleep-screen.tsx") }),
  trackerScreen("exercise", "/exercisetracker", { file: "exercise-screen", code: () => import("./exercise/exercise-screen.tsx") }),
  trackerScreen("addExercise", "/addexercise", { file: "exercise-screen", code: () => import("./exercise/exercise-screen.tsx") }),
  trackerScreen("meal", "/mealtracker", { file: "meal-screen", code: () => import("./meal/meal-screen.tsx") }),
  trackerScreen("addMeal", "/addmeal", { file: "add-meal-screen", code: () => import("./meal/add-meal-screen.tsx") }),
  trackerScreen("weight", "/bmiandfattracker", { file: "weight-screen", code: () => import("./weight/weight-screen.tsx") }),
  trackerScreen("prakriti", "/prakrititracker", {
    file: "prakriti-tracker-screen",
    code: () => import("./results/prakriti-tracker-screen.tsx"),
  }),
  trackerScreen("mine", "/wellness/entries", { file: "mine-screen", code: () => import("./mine/mine-screen.tsx") }),
  trackerScreen("stress", "/stresstracker", {
    file: "stress-tracker-screen",
    code: () => import("./results/stress-tracker-screen.tsx"),
  }),
];

const trackerScreen = (page: Exclude<keyof typeof trackerHeads, "day">, path: string, { file, code }: Code): RouteObject =>
  screen<Titled>({
    path,
    load: async () => {
      const words = await heads();
      return { ...words[page], up: words.day.title };
    },
    guards: FOR_CUSTOMERS,
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title, lead }: Titled): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/tracker-heads.ts"), "trackerHeads");
