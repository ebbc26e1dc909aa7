/** Small, and the same in every build. The service worker keeps it for pages that ask for all of it, and leaves a question for its head alone to the shop. */
const ASKED = "/manifest.webmanifest";

/** Whether the shop itself answers. Browsers say that they are online wherever they have a network. */
export const isReached = ({ fetch }: Pick<Window, "fetch">): Promise<boolean> =>
  fetch(ASKED, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
