import { StrictMode } from "react";
import { act, render as mount } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { composePage } from "#tests/web/compose-page.ts";
import { routes } from "#tests/web/routes.ts";
import type { Container } from "inversify";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** The shop opened at an address in a window of its own, over the use cases of a product in memory. */
export async function openShop(address: string, product: Container): Promise<Dependencies> {
  const keeper = composePage(product);
  const router = createMemoryRouter(routes(keeper), { initialEntries: [address] });
  await act(async () => {
    mount(
      <StrictMode>
        <DependenciesProvider value={keeper}>
          <RouterProvider router={router} />
        </DependenciesProvider>
      </StrictMode>,
    );
  });
  await act(async () => {
    await until(() => router.state.initialized && router.state.navigation.state === "idle");
  });
  return keeper;
}

/** Until the router has what it waits for; a screen's code is loaded by the first test that shows it. What never comes ends the test by its own limit. */
async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((next) => setTimeout(next, 5));
}
