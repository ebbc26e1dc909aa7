import { screen } from "#web/frame/screen.tsx";
import { COMING, THERAPIES } from "#web/screens/coming/areas.ts";
import type { RouteObject } from "react-router-dom";
import type { ComingArea } from "#web/screens/coming/areas.ts";
import type { ComingWords } from "#web/wording/coming.ts";

/** Areas that come later, each told honestly. Source: platform section 2, Screens and routes. */
export const comingRoutes: RouteObject[] = [
  ...COMING.flatMap(({ area, paths }) => paths.map((path) => coming(path, area))),
  ...THERAPIES.map((therapy) => coming(`/${therapy}/:city`, "consultations")),
];

function coming(path: string, area: ComingArea): RouteObject {
  return screen<ComingWords>({
    path,
    ...(path === "/shop/checkout" ? { layout: "checkout" as const } : {}),
    load: async () => (await import("#web/wording/coming.ts")).comingWords(area),
    head: ({ title, text }) => ({ title: `${title} · Niramaya`, description: text, canonical: null }),
    file: "coming-screen",
    code: async () => (await import("#web/screens/coming/coming-screen.tsx")).ComingScreen,
  });
}
