import { exhibit } from "#web/gallery/exhibit.tsx";
import { logo } from "#web/gallery/samples/logo.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { PlainHeader } from "./plain-header.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const headerExhibits: readonly Exhibit[] = [
  exhibit(LanguageSwitch, () => ({ "of this page": { back: "/gallery" } })),
  exhibit(Logo, () => ({ "of everybody": { of: "everybody" }, "of corporate benefits": { of: "corporate" } }), { room: "card" }),
  exhibit(PlainHeader, () => ({ alone: { logo } }), { room: "all" }),
];
