import { AppBadge } from "#web/design/badge/app-badge.tsx";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { Drawing } from "#web/design/drawing/drawing.tsx";
import { FooterColophon } from "#web/design/footer/footer-colophon.tsx";
import { FooterContact } from "#web/design/footer/footer-contact.tsx";
import { LoadingBar } from "#web/design/loading-bar/loading-bar.tsx";
import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { Logo } from "#web/design/header/logo.tsx";
import { PlainHeader } from "#web/design/header/plain-header.tsx";
import { SiteFooter } from "#web/design/footer/site-footer.tsx";
import { WhatsappButton } from "#web/design/button/whatsapp-button.tsx";
import { exhibit } from "./exhibit.tsx";
import { say } from "./samples.ts";
import { company, linksOf, outside } from "./sample-site.ts";
import { hindi, long } from "./trial-texts.ts";
import type { ReactNode } from "react";

const inFoot = (drawn: ReactNode) => <div className="site-footer">{drawn}</div>;
const logo = <Logo of="everybody" />;
const way = [
  { title: say.shop, address: "/shop" },
  { title: say.accordion, address: "/shop/products" },
];

/** What stands around every page. */
export const siteFrame = [
  exhibit(Logo, () => ({ "of everybody": { of: "everybody" }, "of corporate benefits": { of: "corporate" } }), { room: "card" }),
  exhibit(LoadingBar, () => ({ waiting: {} }), { room: "card", stand: (drawn) => <div className="gallery-edge">{drawn}</div> }),
  exhibit(PlainHeader, () => ({ alone: { logo } }), { room: "all" }),
  exhibit(
    Breadcrumb,
    () => ({
      plain: { way, here: say.cart },
      "of a page below none": { way: [], here: say.cart },
      long: { way, here: long.line },
      Hindi: { way, here: hindi.title },
    }),
    { room: "card" },
  ),
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
  exhibit(WhatsappButton, () => ({ alone: { address: outside.whatsapp } }), {
    stand: (drawn) => <div className="gallery-corner">{drawn}</div>,
  }),
  exhibit(AppBadge, () => ({
    "App Store": { shop: "app-store", address: outside.appStore, over: say.over, name: "App Store" },
    "Play Store": { shop: "play-store", address: outside.playStore, over: say.over, name: "Google Play" },
  })),
  exhibit(OutsideLink, () => ({
    plain: { address: outside.blog, className: "link", children: say.shop },
    "read as more than it shows": { address: outside.blog, className: "link", label: `${say.shop}: ${say.cart}`, children: say.shop },
    long: { address: outside.blog, className: "link", children: long.line },
    Hindi: { address: outside.blog, className: "link", children: hindi.title },
  })),
  exhibit(Drawing, () => {
    const logo = { box: "0 0 206 50", className: "logo-drawing" } as const;
    const empty = { box: "0 0 200 140", className: "gallery-picture", label: null } as const;
    return {
      logo: { ...logo, name: "logo", label: say.shop },
      "logo of corporate benefits": { ...logo, name: "logo-corporate", label: null },
      leaf: { name: "leaf", box: "0 0 64 64", className: "gallery-mark", label: null },
      "empty-cart": { ...empty, name: "empty-cart" },
      "empty-search": { ...empty, name: "empty-search" },
      "empty-wishlist": { ...empty, name: "empty-wishlist" },
    };
  }),
];
