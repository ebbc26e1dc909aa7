import { StrictMode } from "react";
import { act, render as mount } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { composePage } from "#tests/web/compose-page.ts";
import { routesAt } from "#tests/web/routes.ts";
import type { Container } from "inversify";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** The shop opened at an address in a window of its own, over the use cases of a product in memory. */
export async function openShop(address: string, product: Container): Promise<Dependencies> {
  const dependencies = composePage(product);
  const router = createMemoryRouter(routesAt(address, dependencies), { initialEntries: [address] });
  await act(async () => {
    mount(
      <StrictMode>
        <DependenciesProvider value={dependencies}>
          <RouterProvider router={router} />
        </DependenciesProvider>
      </StrictMode>,
    );
  });
  await act(async () => {
    await until(() => router.state.initialized && router.state.navigation.state === "idle");
  });
  return dependencies;
}

/** Below the limit of a test. */
const LONGEST = 40_000;
/** Goes on where a test has stopped its clock. */
const now = performance.now.bind(performance);

/**
 * Until the router has what it waits for; a screen's code is loaded by the first test that shows it. What doesn't come ends its own test
 * alone: an act that is never left would keep React from drawing anything in all later ones.
 */
async function until(isDone: () => boolean): Promise<void> {
  const began = now();
  while (!isDone()) {
    if (now() - began > LONGEST) throw new Error("What the router waits for did not come.");
    await new Promise((next) => setTimeout(next, 5));
  }
}
