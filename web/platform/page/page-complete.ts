/** Once a page is there to its end: its code may come before that, while its data and half of what is drawn are still on their way. */
export const pageComplete = (page: Document): Promise<void> =>
  page.readyState === "loading"
    ? new Promise((resolve) => page.addEventListener("DOMContentLoaded", () => resolve(), { once: true }))
    : Promise.resolve();
