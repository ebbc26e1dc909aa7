/** Resolves once the whole HTML of a page is read. The page's code may run earlier, while its data is still loading. */
export const pageComplete = (page: Document): Promise<void> =>
  page.readyState === "loading"
    ? new Promise((resolve) => page.addEventListener("DOMContentLoaded", () => resolve(), { once: true }))
    : Promise.resolve();
