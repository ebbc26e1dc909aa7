export type Readers = "everybody" | "visitors" | "customers";

/** An entry of a menu as it is kept. `link` null: a heading, or something to press; "outside:" and a name is an address that only configuration knows. */
export type KeptMenuItem = {
  readonly title: string;
  readonly image: string | null;
  readonly link: string | null;
  readonly shownTo: Readers;
  /** Who may see the target of the link; a visitor who may not is asked to sign in. */
  readonly opensTo: Readers;
  readonly items: readonly KeptMenuItem[];
};

/** An entry of a menu as it is shown. */
export type MenuItem = Omit<KeptMenuItem, "items"> & {
  /** Whether its link leads to an area that is not open yet. */
  readonly isComing: boolean;
  readonly items: readonly MenuItem[];
};

/** The site's menus. Source: specification/site.md, Header. */
export type Menus = {
  /** The shop's bar. */
  readonly shop: readonly KeptMenuItem[];
  readonly header: readonly KeptMenuItem[];
  /** The menu of a customer who is signed in. */
  readonly account: readonly KeptMenuItem[];
  /** The menu on small screens. */
  readonly sidebar: readonly KeptMenuItem[];
  readonly tabs: readonly KeptMenuItem[];
  readonly footer: readonly KeptMenuItem[];
};
export type MenuName = keyof Menus;
