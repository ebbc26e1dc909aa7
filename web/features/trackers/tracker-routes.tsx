import { siteWords } from "#web/design/site-words.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { OpenTracker } from "#core/trackers/entries/tracked-value.ts";
import type { Head } from "#web/platform/page/head.ts";

/** What a tracker's page says of itself before its code has come. */
type Titled = { readonly title: string; readonly lead: string };
type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: Titled }> }> };

/** Pages of customers. The server draws them for nobody, so that a device can keep them for when there is no line. */
export const trackerRoutes = (): readonly RouteObject[] => [
  trackerScreen("water", "/watertracker", { file: "water-screen", code: () => import("./water/water-screen.tsx") }),
];

const trackerScreen = (tracker: OpenTracker, path: string, { file, code }: Code): RouteObject =>
  screen<Titled>({
    path,
    load: async () => (await heads())[tracker],
    guards: FOR_CUSTOMERS,
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title, lead }: Titled): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/tracker-heads.ts"), "trackerHeads");
