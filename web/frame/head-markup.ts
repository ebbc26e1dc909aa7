import { siteWords } from "#web/wording/site.ts";
import type { Head, Thing } from "./head.ts";

/** The largest of the site's own pictures, for whoever shares a page. */
const PICTURE = "/icons/niramaya-512.png";

/** What stands in a page's head for programs: its title, its own address on `site`, what a shared link shows, and what it tells in data. */
export function headMarkup({ title, description, canonical }: Head, things: readonly Thing[], site: string): string {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(canonical === null ? [`<meta name="robots" content="noindex">`] : shared(title, description, site + canonical, site + PICTURE)),
    ...things.map(dataScript),
  ].join("");
}

function shared(title: string, description: string, address: string, picture: string): readonly string[] {
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...Object.entries({ type: "website", site_name: siteWords.name, title, description, url: address, image: picture }).map(
      ([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`,
    ),
    `<meta name="twitter:card" content="summary">`,
  ];
}

/** A script that only holds data is never run; nothing in it ends it. */
const dataScript = (thing: Thing): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c")}</script>`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
