import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { OnAwake } from "./on-awake.tsx";
import { repeatPresses, earlyPresses } from "./early-presses.ts";
import { DependenciesProvider } from "./dependencies.tsx";
import { RootErrorBoundary } from "./root-error-boundary.tsx";
import { CodeMissingNotice } from "./code-missing-notice.tsx";
import { OFFLINE_PAGE } from "#web/platform/offline/offline-page-address.ts";
import { reloadOnFailedChunk } from "./failed-chunk.ts";
import { waitForConnection } from "#web/platform/offline/wait-for-connection.ts";
import type { RouteObject } from "react-router-dom";
import type { Dependencies, Routes } from "./dependencies.tsx";

/** Takes over the page that the server rendered, or draws the first one where none was. */
export async function openWindow(root: HTMLElement, routes: Routes, keeper: Dependencies): Promise<void> {
  reloadOnFailedChunk(window);
  const state = document.getElementById("state")?.textContent;
  const known = state ? JSON.parse(state) : null;
  if (known !== null && known.path === OFFLINE_PAGE && location.pathname !== OFFLINE_PAGE) return waitForConnection();
  const tree = routes(keeper);
  if (known !== null && !(await hasCode(tree, location.pathname))) return tellOfLostCode();
  const router = createBrowserRouter(tree, known === null ? {} : { hydrationData: known });
  const early = earlyPresses();
  const app = (
    <StrictMode>
      <DependenciesProvider value={keeper}>
        <OnAwake onAwake={() => void repeatPresses(early)}>
          <RootErrorBoundary>
            <RouterProvider router={router} />
          </RootErrorBoundary>
        </OnAwake>
      </DependenciesProvider>
    </StrictMode>
  );
  if (known !== null)
    startTransition(() => void hydrateRoot(root, app)); // In slices: a phone hears a tap between two of them.
  else createRoot(root).render(app);
}

/** Loads the code of a page. What the server drew can only be taken over by code that is there: the router would draw an empty page while it loads. */
async function hasCode(tree: RouteObject[], path: string): Promise<boolean> {
  const matches = matchRoutes(tree, path) ?? [];
  const loads = matches.map(async ({ route }) => {
    if (typeof route.lazy !== "function") return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  return Promise.all(loads).then(
    () => true,
    (error: unknown) => {
      console.info(String(error)); // It names a file of the shop.
      return false;
    },
  );
}

/** The page stays as the server drew it, to be read and left by its links. */
function tellOfLostCode(): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<CodeMissingNotice onTry={() => location.reload()} />);
}
