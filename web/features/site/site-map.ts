import { ListEvents } from "#core/events/listing/list-events.use-case.ts";
import { LabSnapshots } from "#core/labs/list/lab-snapshot.ts";
import { MapProducts, MapSite } from "#core/catalogue/site-map/map-site.use-case.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import type { FeaturePages } from "#web/platform/page/feature-pages.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

const PARTS = "/sitemap/products/";

type Site = { readonly address: string; readonly keeper: Dependencies; readonly pages: readonly FeaturePages[] };

/**
 * What search engines ask a site for, by its path: robots.txt, sitemap.xml and its parts; null: any other path. Rejects with
 * PortUnavailable.
 */
export async function siteFile(path: string, { address: site, keeper, pages }: Site): Promise<Response | null> {
  if (path === "/robots.txt") return plain(robots(site, pages));
  if (!pages.some(({ listed = [] }) => listed.length > 0)) return null; // A site that lists no page has no map.
  if (path === "/sitemap.xml") return xml(index(site, (await keeper.get(MapSite)()).parts));
  if (path === "/sitemap/shelves.xml")
    return xml(
      list(site, [
        ...pages.flatMap(({ listed = [] }) => listed),
        ...(await keeper.get(MapSite)()).collections.map((collection) => shopAddress.collection(collection.kind, collection)),
        ...(await labTests(keeper, pages)),
        ...(await events(keeper, pages)),
      ]),
    );
  if (path.startsWith(PARTS) && path.endsWith(".xml")) {
    const slugs = await keeper.get(MapProducts)(decodeURIComponent(path.slice(PARTS.length, -".xml".length)));
    return slugs.length === 0 ? null : xml(list(site, slugs.map(shopAddress.product)));
  }
  return null;
}

const LAB_TEST = "/diagnostictest";

/** A page each, where the shell has them. */
async function labTests(dependencies: Dependencies, pages: readonly FeaturePages[]): Promise<readonly string[]> {
  if (!pages.some(({ listed = [] }) => listed.includes(LAB_TEST))) return [];
  return (await dependencies.get(LabSnapshots)()).tests.map(({ slug }) => `${LAB_TEST}?slug=${encodeURIComponent(slug)}`);
}

const EVENT = "/event";

/** A page each, where the shell has them. */
async function events(dependencies: Dependencies, pages: readonly FeaturePages[]): Promise<readonly string[]> {
  if (!pages.some(({ listed = [] }) => listed.includes(EVENT))) return [];
  const listed = await dependencies.get(ListEvents)({ city: null, venue: null, day: null });
  return listed.map(({ id }) => `${EVENT}/${id}`);
}

/**
 * A path stands for all that begin with it, so a listed page that begins like an unlisted one is allowed by its own line: the longest
 * decides.
 */
function robots(site: string, pages: readonly FeaturePages[]): string {
  const listed = pages.flatMap((page) => page.listed ?? []);
  const unlisted = pages.flatMap((page) => page.unlisted ?? []);
  return [
    "User-agent: *",
    ...unlisted.map((path) => `Disallow: ${path}`),
    ...listed.filter((path) => unlisted.some((begin) => path.startsWith(begin))).map((path) => `Allow: ${path}`),
    ...(listed.length > 0 ? ["", `Sitemap: ${site}/sitemap.xml`] : []),
    "",
  ].join("\n");
}

const index = (site: string, parts: readonly string[]): string => {
  const files = ["/sitemap/shelves.xml", ...parts.map((first) => `${PARTS}${encodeURIComponent(first)}.xml`)];
  return `<sitemapindex ${SCHEMA}>${files.map((file) => `<sitemap><loc>${escaped(site + file)}</loc></sitemap>`).join("")}</sitemapindex>`;
};

const list = (site: string, paths: readonly string[]): string =>
  `<urlset ${SCHEMA}>${paths.map((path) => `<url><loc>${escaped(site + path)}</loc></url>`).join("")}</urlset>`;

const SCHEMA = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&apos;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const plain = (text: string) => new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
const xml = (text: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, { headers: { "content-type": "application/xml; charset=utf-8" } });
