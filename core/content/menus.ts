export type Readers = "everybody" | "visitors" | "customers";

/** An entry of a menu. `link` null: a heading, or something to press. As it is kept, "outside:" and a name is an address that only configuration knows. */
export type MenuItem = {
  readonly title: string;
  readonly image: string | null;
  readonly link: string | null;
  readonly shownTo: Readers;
  /** Who gets to where it leads; a visitor who is none of them is asked to sign in. */
  readonly opensTo: Readers;
  readonly items: readonly MenuItem[];
};

/** The site's menus. Source: specification/site.md, Header. */
export type Menus = {
  /** The shop's bar. */
  readonly shop: readonly MenuItem[];
  readonly header: readonly MenuItem[];
  /** Of whoever is signed in. */
  readonly account: readonly MenuItem[];
  /** On small screens. */
  readonly sidebar: readonly MenuItem[];
  readonly tabs: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
};
export type MenuName = keyof Menus;
