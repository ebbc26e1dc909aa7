import type { FormEvent, MouseEvent } from "react";

/** Where a press leads on this site; `stays`: it changes the page in place. */
type SiteAddress = { readonly to: string; readonly stays: boolean };

/** Null where the browser should follow by itself: another site, a new tab, a file, a place on this page, a call of the API, another language. */
export function addressOfLink(event: MouseEvent): SiteAddress | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || !link.hasAttribute("href") || link.target !== "" || link.hasAttribute("download")) return null;
  const address = new URL(link.getAttribute("href") ?? "", document.baseURI); // Not link.href: in a drawing that is an object.
  if (address.hash !== "" && address.pathname === location.pathname && address.search === location.search) return null;
  return onSite(address, link);
}

/** What was left empty asks for nothing. Null where it is no GET form of this site, or somebody has taken it already. */
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
