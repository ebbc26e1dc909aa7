import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { lateRoutesAt, lateScreens, lateScreensAt } from "#web/platform/features/late-screens.ts";
import { shell as benefits } from "#web/shells/benefits/composition.ts";
import { shell as shop } from "#web/shells/shop/composition.ts";
import { composeMemory } from "#tests/composition.ts";
import { composePage } from "#tests/web/compose-page.ts";
import type { RouteObject } from "react-router-dom";

/** An address of each of them, with a word for each name. */
const addressesOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children = [] }) => (path === undefined ? addressesOf(children) : [path.replaceAll(/:\w+\??/g, "word")]));

/** Only the server has this one, among those of orders. */
const IN_TWO_TABLES = "/shop/checkout/form";

describe.each([
  ["the shop", shop, []],
  ["the benefits", benefits, ["/login"]], // Signing in over its own home.
])("addresses of %s that a window loads late", (_, shell, own) => {
  it("are none that a window knows from the start, save where the shell has a page of its own there", async () => {
    const dependencies = composePage(composeMemory());
    const late = addressesOf((await lateScreens(shell.features))(dependencies));
    const begun = shell.routes(dependencies, []);
    expect(late.length).toBeGreaterThan(20);
    expect(late.filter((address) => matchRoutes(begun, address)?.at(-1)?.route.path !== "*")).toEqual(own);
  });

  it("come by their address, to the one screen that all of them together have there", async () => {
    const dependencies = composePage(composeMemory());
    const all = (await lateScreens(shell.features))(dependencies);
    const screenAt = (routes: RouteObject[], address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;
    for (const address of addressesOf(all)) {
      const come = (await lateScreensAt(shell.features, address))(dependencies);
      expect([address, screenAt(come, address)]).toEqual([address, screenAt(all, address)]);
    }
  });

  it("come in one table for an address, so that no page loads the addresses of other areas", async () => {
    const dependencies = composePage(composeMemory());
    const late = addressesOf((await lateScreens(shell.features))(dependencies));
    expect(late.filter((address) => lateRoutesAt(shell.features, address).length !== 1)).toEqual([IN_TWO_TABLES]);
    expect(lateRoutesAt(shell.features, "/no-such-page").length).toBeLessThanOrEqual(1);
  });
});
