import { siteWords } from "#web/design/site-words.ts";
import { API_META } from "./api-address.ts";
import type { Head, ImageObject, SchemaThing } from "./head.ts";

/** The largest of the site's own pictures. */
const SIGN = { path: "/icons/niramaya-512.png", caption: siteWords.name, width: 512, height: 512 };

/**
 * The markup of a page's head: the title, where its API is if elsewhere, the address on `site`, the preview for shared links, and the
 * structured data.
 */
export function headMarkup(
  head: Head,
  things: readonly SchemaThing[],
  { site, api }: { readonly site: string; readonly api: string | null },
): string {
  const { title, description, canonical } = head;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(api === null ? [] : [`<meta name="${API_META}" content="${escaped(api)}">`]),
    ...(canonical === null
      ? [`<meta name="robots" content="noindex">`]
      : shared(head, site + canonical, things.find(({ image }) => image !== undefined)?.image?.[0] ?? { ...SIGN, url: site + SIGN.path })),
    ...things.map(dataScript),
  ].join("");
}

function shared(
  { title, description }: Head,
  address: string,
  { url, caption, width, height }: Omit<ImageObject, "@type">,
): readonly string[] {
  const head = {
    type: "website",
    site_name: siteWords.name,
    title,
    description,
    url: address,
    image: url,
    "image:alt": caption,
    ...(width === undefined || height === undefined ? {} : { "image:width": String(width), "image:height": String(height) }),
  };
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...Object.entries(head).map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`),
    `<meta name="twitter:card" content="${width === height && width !== undefined ? "summary" : "summary_large_image"}">`,
  ];
}

/** A script element with data, which browsers never run. The text is escaped, so that it cannot end the element. */
const dataScript = (thing: SchemaThing): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c")}</script>`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
