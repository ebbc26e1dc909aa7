import { describe, expect, it } from "vitest";
import { loginWords as login } from "#web/features/sign-in/wording/login.ts";
import { loginWords as loginInHindi } from "#web/features/sign-in/wording/hindi/login.ts";
import { memberPhrases as members } from "#web/features/account/wording/members.ts";
import { memberPhrases as membersInHindi } from "#web/features/account/wording/hindi/members.ts";
import { alertWords as alerts } from "#web/features/alerts/wording/alerts.ts";
import { alertWords as alertsInHindi } from "#web/features/alerts/wording/hindi/alerts.ts";
import { textFacts } from "#web/features/content/texts/text-facts.ts";
import { written as aboutUs } from "#web/features/content/wording/about-us.ts";
import { written as aboutUsInHindi } from "#web/features/content/wording/hindi/about-us.ts";
import { ticketPhrases as tickets } from "#web/features/tickets/wording/tickets.ts";
import { ticketPhrases as ticketsInHindi } from "#web/features/tickets/wording/hindi/tickets.ts";
import { reachableText } from "#web/features/content/texts/reachable-text.ts";
import type { Block } from "#web/features/content/texts/text-content.ts";

const left = (...blocks: readonly Block[]) =>
  reachableText(
    { title: "About", description: "", lead: "", sections: [{ id: "all", heading: "All", blocks }] },
    (address) => address === "/shop",
  ).sections.flatMap((section) => section.blocks);

describe("what pages of every site say", () => {
  const languages = [
    [
      "English",
      aboutUs,
      members,
      tickets,
      alerts,
      login,
      /health tool|appointment|consult|practitioner|lab test|lab booking|calculator|tracker|quiz/i,
    ],
    [
      "Hindi",
      aboutUsInHindi,
      membersInHindi,
      ticketsInHindi,
      alertsInHindi,
      loginInHindi,
      /सेहत के टूल|अपॉइंटमेंट|परामर्श|चिकित्सक|लैब|कैलकुलेटर|ट्रैकर|क्विज़/,
    ],
  ] as const;

  it.each(languages)("names no area that a site may lack, in %s", (_, about, ofMembers, ofTickets, ofAlerts, ofLogin, areas) => {
    const isOfBenefits = (address: string) => /^\/(?:shop|team|fitbook)/.test(address);
    const read = reachableText(about(textFacts(null)), isOfBenefits);
    expect(JSON.stringify(read)).toContain("/fitbook");
    const said = [read, ofMembers, [ofTickets.lead, ofTickets.noneText, ofTickets.howToOpen], ofAlerts.list.noneText, ofLogin];
    expect(JSON.stringify(said)).not.toMatch(areas);
  });
});

describe("a text on a site of few areas", () => {
  it("keeps links to its own pages, to other sites and within the page", () => {
    const stored = "See [the shop](/shop), [a law](https://law.example/) and [above](#all).";
    expect(left(stored, [stored])).toEqual([stored, [stored]]);
  });
  it("says in plain words what would lead to a page that the site lacks", () =>
    expect(left("Talk to [practitioners](/practitioners), or use [the shop](/shop).", ["Ask [them](/people)."])).toEqual([
      "Talk to practitioners, or use [the shop](/shop).",
      ["Ask them."],
    ]));
  it("leaves out a point that is the way to such a page, and a section of nothing else", () => {
    expect(left(["[Labs](/labs), at home.", "[The shop](/shop) by brand."])).toEqual([["[The shop](/shop) by brand."]]);
    expect(left(["[Labs](/labs), at home."])).toEqual([]);
  });
});
