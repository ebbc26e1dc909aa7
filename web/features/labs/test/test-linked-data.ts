import { siteWords } from "#web/design/site-words.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases } from "#web/features/labs/wording/labs.ts";
import { breadcrumbData } from "#web/platform/page/breadcrumb-data.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { LinkedData } from "#web/platform/page/head.ts";
import type { TestData } from "./test-screen.tsx";

/** A test as programs read it. Source: specification/site.md, Data for programs. */
export const linked: LinkedData<TestData> = (data, site) => {
  if (data.kind !== "found") return [];
  const { slug, title, aliases, parameters } = data.test;
  const name = shownText(title);
  const address = labAddress.test(slug);
  return [
    {
      "@type": parameters.length > 1 ? "MedicalTestPanel" : "MedicalTest",
      name,
      alternateName: aliases,
      url: site + address,
      ...(parameters.length > 1
        ? { subTest: parameters.map((parameter) => ({ "@type": "MedicalTest", name: shownText(parameter.name) })) }
        : {}),
    },
    breadcrumbData(
      [
        { title: siteWords.homeLink, address: shopAddress.home },
        { title: labPhrases.labs, address: labAddress.front },
        { title: labPhrases.allTests, address: labAddress.tests },
        { title: name, address },
      ],
      site,
    ),
  ];
};
