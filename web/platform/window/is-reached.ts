/**
 * Small, and the same in every build. The service worker keeps it for pages that ask for all of it, and leaves a question for its head
 * alone to the shop.
 */
const SMALL_FILE = "/manifest.webmanifest";

/** Whether the shop itself answers. Browsers say that they are online wherever they have a network. */
export const isReached = ({ fetch }: Pick<Window, "fetch">): Promise<boolean> =>
  fetch(SMALL_FILE, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
