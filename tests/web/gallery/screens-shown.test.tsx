import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { composeMemory } from "#tests/composition.ts";
import { pages } from "#tests/screens/pages.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { routes, routesAt } from "#tests/web/routes.ts";
import type { RouteObject } from "react-router-dom";

/** The sandbox's page is the payment provider's own, no screen of the shop. */
const ELSEWHERE = ["/sandbox/pay"];

const dependencies = composePage(composeMemory());
const shop = routes(dependencies);
const fileOf = ({ handle }: RouteObject): readonly string[] => (typeof handle?.file === "string" ? [handle.file] : []);
const filesIn = (all: readonly RouteObject[]): readonly string[] =>
  all.flatMap((route) => [...fileOf(route), ...filesIn(route.children ?? [])]);

/** Only a site at a host name of its own has its page without a line there. */
const AT_A_HOST = ["desk-offline-screen"];

it("shows every screen of the desk to whoever looks at pictures of it", () => {
  const screens = new Set(filesIn(routesAt("/desk", dependencies)));
  expect(screens.size).toBeGreaterThan(5);
  const looked = pages.flatMap(({ ends }) =>
    ends.startsWith("/desk") ? (matchRoutes(routesAt(ends, dependencies), ends)?.flatMap(({ route }) => fileOf(route)) ?? []) : [],
  );
  expect([...screens].filter((file) => !looked.includes(file))).toEqual(AT_A_HOST);
});

it("shows every screen of the shop to whoever looks at pictures of it, and to those who are barred by nothing", () => {
  const screens = new Set(filesIn(shop).filter((file) => file !== "gallery-screen"));
  expect(screens.size).toBeGreaterThan(40);
  const looked = pages
    .filter(({ ends }) => !ELSEWHERE.includes(ends))
    .flatMap(({ ends }) => matchRoutes(shop, ends)?.flatMap(({ route }) => fileOf(route)) ?? []);
  expect([...screens].filter((file) => !looked.includes(file))).toEqual([]);
});
