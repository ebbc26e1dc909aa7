import type { FormEvent, MouseEvent } from "react";

/** The address on this site to which a press leads. `stays`: the page changes in place. */
type SiteAddress = { readonly to: string; readonly stays: boolean };

/** Null: the browser should follow the link by itself. It leads to another site, a new tab, a file, a place on this page, the API or another language. */
export function addressOfLink(event: MouseEvent): SiteAddress | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || !link.hasAttribute("href") || link.target !== "" || link.hasAttribute("download")) return null;
  const address = new URL(link.getAttribute("href") ?? "", document.baseURI); // Not link.href, which is an object in an SVG.
  if (address.hash !== "" && address.pathname === location.pathname && address.search === location.search) return null;
  return onSite(address, link);
}

/** The address that a form leads to; empty fields are left out. Null: it is not a GET form of this site, or another handler has taken it. */
export function addressOfForm(event: FormEvent): SiteAddress | null {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method.toLowerCase() !== "get" || !form.hasAttribute("action"))
    return null;
  const address = new URL(form.getAttribute("action") ?? "", document.baseURI);
  address.search = "";
  for (const [name, value] of new FormData(form)) if (typeof value === "string" && value !== "") address.searchParams.append(name, value);
  return onSite(address, form);
}

function onSite(address: URL, pressed: Element): SiteAddress | null {
  if (address.origin !== location.origin || /^\/(api|assets|language)\//.test(address.pathname)) return null;
  return { to: address.pathname + address.search + address.hash, stays: pressed.hasAttribute("data-stay") };
}
