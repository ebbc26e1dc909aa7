import { token } from "#core/shared/token.ts";

/** Whether an address leads to a page of this site: an address of another site does not. */
export type HasPage = (address: string) => boolean;

/**
 * Loads which pages a site has. A shell of few areas binds it, so that no menu and no text leads to a page that is not there; null: all
 * are.
 */
export type SitePages = (() => Promise<HasPage>) | null;
export const SitePages = token<SitePages>("SitePages");
