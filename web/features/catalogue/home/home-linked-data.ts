import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { LinkedData } from "#web/platform/page/head.ts";

/** Who the shop is, and how it is searched. Source: specification/site.md, Data for programs. */
export const linked: LinkedData<unknown> = (_, site) => [
  { "@type": "Organization", name: siteWords.name, url: `${site}/`, logo: `${site}/icons/niramaya-512.png` },
  {
    "@type": "WebSite",
    name: siteWords.name,
    url: `${site}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site}${shopAddress.search("")}{search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
];
