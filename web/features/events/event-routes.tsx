import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

const list = lateCode(() => import("./event-data.ts"), "eventsData");
const one = lateCode(() => import("./event-data.ts"), "eventData");

/** Events, and one of them. Source: specification/events.md, Addresses. */
export const eventRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  screen({
    path: "/event",
    load: async ({ search }) => (await list())(search, dependencies),
    file: "events-screen",
    code: () => import("./list/events-screen.tsx"),
  }),
  screen({
    path: "/event/:id",
    load: async ({ params }) => (await one())(params["id"], dependencies),
    file: "event-screen",
    code: () => import("./one/event-screen.tsx"),
    linked: () => import("./one/event-linked-data.ts"),
  }),
];
