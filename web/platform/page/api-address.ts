/** The name under which a page says where its API is, if that is at another address. */
export const API_META = "api";

/** Where the API is that a page's window calls: where the page says, else where the page itself is. */
export const apiUrlIn = (page: Document): string => `${page.querySelector<HTMLMetaElement>(`meta[name="${API_META}"]`)?.content ?? ""}/api`;
