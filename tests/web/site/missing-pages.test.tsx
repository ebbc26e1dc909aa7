import { describe, expect, it } from "vitest";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { guardsOf } from "#web/platform/guards/guards.ts";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { routes } from "#tests/web/routes.ts";
import type { RouteObject } from "react-router-dom";

const server = composeMemory();
type Page = { readonly path: string; readonly isOwn: boolean };

const pagesOf = (route: RouteObject): readonly Page[] => [
  ...(route.path?.includes(":") === true ? [{ path: route.path, isOwn: guardsOf([route]).some(({ name }) => name === "auth-route") }] : []),
  ...(route.children ?? []).flatMap(pagesOf),
];

/** What an address names is no thing there: a city is a filter of a list, and the page of siddha shows the same whatever follows. */
const NAMES_NOTHING = new Set([...[...THERAPIES, "ayurvedic", "physio"].map((kind) => `/${kind}/:city`), "/siddhatherapy/:id?"]);
/** Only customers see it, yet the product that it is about is everybody's. */
const OF_A_PRODUCT = "/shop/product/:slug/review";
const pages = routes(composePage(server))
  .flatMap(pagesOf)
  .filter(({ path }) => !NAMES_NOTHING.has(path))
  .map(({ path, isOwn }) => ({ path, isOwn: isOwn && path !== OF_A_PRODUCT }));
const withId = (path: string, id: string): string => path.replace(/:(\w+)\??/g, id);

/** Pages that name by their search what they show. */
const BY_SEARCH = ["/diagnostictest?slug=:id", "/alerts/new?product=:id"];
const open = [...pages.filter(({ isOwn }) => !isOwn).map(({ path }) => path), ...BY_SEARCH];
const own = pages.filter(({ isOwn }) => isOwn).map(({ path }) => path);

const drawn = async (address: string) => {
  const answer = await render(new Request(`http://localhost${address}`), server, shopFrame);
  return { status: answer.status, html: await answer.text() };
};

describe("a page of an id that nothing has", () => {
  it("is known of every area that has such pages", () => {
    const everybodys = [
      "/event/:id",
      "/practitioners/:id/:slug?",
      "/quiz/:id?",
      "/landing/:id",
      "/brand/clinic/:id",
      "/shop/product/:slug?",
    ];
    expect(open).toEqual(expect.arrayContaining(everybodys));
    expect(own).toEqual(expect.arrayContaining(["/shop/orders/:id", "/fitbookgroups/:id?", "/prescription/:id?", "/appointments/:id"]));
  });

  it.each(open)("answers 404 and is left out by search engines: %s", async (path) => {
    for (const id of ["no-such-one", "..%2F", "%E0%A4%A8", "x".repeat(300)]) {
      const { status, html } = await drawn(withId(path, id));
      expect([id, status]).toEqual([id, 404]);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain("canonical");
    }
  });

  it.each(own)("is the same for every id where it is a customer's own: %s", async (path) => {
    const [one, other] = await Promise.all([drawn(withId(path, "first-id")), drawn(withId(path, "other-id"))]);
    expect(one.html.replaceAll("first-id", "other-id")).toBe(other.html);
    expect([one.status, other.status]).toEqual([200, 200]);
  });
});
