import { exhibit } from "#web/gallery/exhibit.tsx";
import { company, linksOf, outside } from "#web/gallery/sample-site.ts";
import { logo } from "#web/gallery/samples/logo.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { FooterColophon } from "./footer-colophon.tsx";
import { FooterContact } from "./footer-contact.tsx";
import { SiteFooter } from "./site-footer.tsx";
import type { ReactNode } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const inFoot = (drawn: ReactNode) => <div className="site-footer">{drawn}</div>;

export const footerExhibits: readonly Exhibit[] = [
  exhibit(
    SiteFooter,
    () => ({
      whole: {
        cities: [linksOf("Mumbai", 3), linksOf("Pune", 3)],
        groups: [linksOf("Company", 2), linksOf("Help", 3)],
        company,
        outside,
        logo,
        newsletter: null,
      },
      "of a shop that told nothing": { cities: [], groups: [], company: null, outside: null, logo, newsletter: null },
      Hindi: { cities: [], groups: [linksOf(hindi.title, 2)], company: null, outside: null, logo, newsletter: null },
    }),
    { room: "all", stand: inFoot },
  ),
  exhibit(
    FooterContact,
    () => ({
      whole: { company, outside },
      "without addresses outside": { company, outside: null },
      "without a company": { company: null, outside },
      long: { company: { ...company, officeAddress: long.text }, outside: null },
    }),
    { room: "card", stand: inFoot },
  ),
  exhibit(
    FooterColophon,
    () => ({
      "of a year": { links: linksOf("", 3).items, year: 2026, address: "/gallery" },
      "before the year is known": { links: [], year: null, address: "/gallery" },
    }),
    { room: "all", stand: inFoot },
  ),
];
