import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { OnAwake } from "./on-awake.tsx";
import { repeatPresses, earlyPresses } from "./early-presses.ts";
import { DependenciesProvider } from "./dependencies.tsx";
import { errorWords } from "#web/platform/page/error-words.ts";
import { RootErrorBoundary } from "./root-error-boundary.tsx";
import { CodeMissingNotice } from "./code-missing-notice.tsx";
import { codeUnavailable } from "./lost-code.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { nextTask } from "./next-task.ts";
import { OFFLINE_PAGE } from "#web/platform/offline/offline-page-address.ts";
import { guardedRoutes } from "#web/platform/guards/guarded-routes.ts";
import { SCREENS } from "#web/platform/page/screens-route.ts";
import { reloadOnFailedChunk } from "./failed-chunk.ts";
import { keepTranslationsInStep } from "./translated-text.ts";
import { waitForConnection } from "#web/platform/offline/wait-for-connection.ts";
import type { Dependencies, LateRoutes, Routes } from "./dependencies.tsx";

export type Site = { readonly routes: Routes; readonly lateRoutes: LateRoutes };

/** Hydrates the page that the server rendered, or draws the first page if the server rendered none. */
export async function openWindow(root: HTMLElement, { routes, lateRoutes }: Site, dependencies: Dependencies): Promise<void> {
  keepTranslationsInStep();
  const ahead = { now: 0, isLeaving: () => false };
  reloadOnFailedChunk(window, { tell: () => lostPart().then((tell) => tell(), lost), ahead });
  const state = document.getElementById("state")?.textContent;
  const known = state ? JSON.parse(state) : null;
  if (known !== null && known.path === OFFLINE_PAGE && location.pathname !== OFFLINE_PAGE) return waitForConnection();
  const begun = routes(dependencies, []);
  const late = async (path: string) => (await lateRoutes(path))(dependencies);
  const isKnown = (matches: ReturnType<typeof matchRoutes>) => matches?.at(-1)?.route.path !== "*";
  const here = matchRoutes(begun, location.pathname);
  const tree = isKnown(here) ? begun : await late(location.pathname).then((those) => routes(dependencies, those), lost);
  if (tree === null) return tellOfLostCode();
  if (known !== null && !(await hasCode(tree === begun ? here : matchRoutes(tree, location.pathname)))) return tellOfLostCode();
  await nextTask();
  const router = createBrowserRouter(tree, {
    ...(known === null ? {} : { hydrationData: known }),
    async patchRoutesOnNavigation({ path, patch }) {
      if (!isKnown(matchRoutes(begun, path))) patch(SCREENS, guardedRoutes(dependencies, await late(path).catch(codeUnavailable))); // The router ignores routes that it already has.
    },
  });
  const routesAt = async (path: string) => {
    const there = matchRoutes(begun, path);
    return isKnown(there) ? there : matchRoutes(guardedRoutes(dependencies, await late(path)), path);
  };
  ahead.isLeaving = () => router.state.navigation.state !== "idle";
  const follow = async () => {
    ahead.now++; // Nobody waits for it.
    const begin = await followPages().catch(lost);
    ahead.now--;
    begin?.({ router, routesAt, keeper: dependencies, loading: ahead });
  };
  const early = earlyPresses();
  const app = (
    <StrictMode>
      <DependenciesProvider value={dependencies}>
        <OnAwake onDrawn={early.end} onAwake={() => void repeatPresses(early).then(follow)}>
          <RootErrorBoundary>
            <RouterProvider router={router} />
          </RootErrorBoundary>
        </OnAwake>
      </DependenciesProvider>
    </StrictMode>
  );
  if (known !== null)
    startTransition(() => void hydrateRoot(root, app)); // React then works in slices, and a slow phone can react to a tap between two of them.
  else createRoot(root).render(app);
}

/** Loads the code of a page before hydration. Without it the router would draw an empty page while the code loads. */
async function hasCode(matches: ReturnType<typeof matchRoutes>): Promise<boolean> {
  const loads = (matches ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== "function") return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  return Promise.all(loads).then(
    () => true,
    (error: unknown) => lost(error) !== null,
  );
}

/** The message names a file of the site and nothing personal. */
function lost(error: unknown): null {
  console.info(String(error));
  return null;
}

/** The page stays as the server drew it. It can be read, and its links work. */
function tellOfLostCode(): void {
  const notice = <CodeMissingNotice said={errorWords.lostPage} onTry={() => location.reload()} />;
  createRoot(document.body.appendChild(document.createElement("div"))).render(notice);
}

/** What is done beside each page, of which nobody who looks at one sees anything. */
const followPages = lateCode(() => import("./follow-pages.ts"), "followPages");

/** A part of a page that works. It is told of where the shop is reached, so that what tells of it may come late. */
const lostPart = lateCode(() => import("./lost-part.tsx"), "tellOfLostPart");
