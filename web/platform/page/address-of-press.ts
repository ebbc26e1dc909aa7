import type { FormEvent, MouseEvent } from "react";

/** The address on this site to which a press leads. `stays`: the page changes in place. */
type SiteAddress = { readonly to: string; readonly stays: boolean };

/**
 * Null: the browser should follow the link by itself. It leads to another site, a new tab, a file, a place on this page, the API or another
 * language.
 */
export function addressOfLink(event: MouseEvent): SiteAddress | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link === null ? null : pageAddressOf(link);
  if (link === null || address === null) return null;
  if (address.hash !== "" && address.pathname === location.pathname && address.search === location.search) return null;
  return siteAddressOf(address, link);
}

/** The page of this site that a link leads to; null: it leads to another site, a new tab, a file, the API or another language. */
export function pageAddressOf(link: Element): URL | null {
  if (!link.hasAttribute("href") || (link.getAttribute("target") ?? "") !== "" || link.hasAttribute("download")) return null;
  const address = new URL(link.getAttribute("href") ?? "", document.baseURI); // Not link.href, which is an object in an SVG.
  return isPage(address) ? address : null;
}

/**
 * The address that a form leads to; empty fields are left out. Null: it is not a GET form of this site, or another handler has taken it.
 */
export function addressOfForm(event: FormEvent): SiteAddress | null {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method.toLowerCase() !== "get" || !form.hasAttribute("action"))
    return null;
  const address = new URL(form.getAttribute("action") ?? "", document.baseURI);
  address.search = "";
  for (const [name, value] of new FormData(form)) if (typeof value === "string" && value !== "") address.searchParams.append(name, value);
  return isPage(address) ? siteAddressOf(address, form) : null;
}

const isPage = ({ origin, pathname }: URL): boolean => origin === location.origin && !/^\/(api|assets|language)\//.test(pathname);

const siteAddressOf = ({ pathname, search, hash }: URL, pressed: Element): SiteAddress => ({
  to: pathname + search + hash,
  stays: pressed.hasAttribute("data-stay"),
});
