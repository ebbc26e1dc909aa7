/** Milliseconds between two looks. */
const PAUSE = 5_000;

/** Loads the page that was asked for when somebody goes back, and as soon as the shop answers again: a browser that says it is online may be so too early. */
export function waitForConnection(): void {
  addEventListener("popstate", () => location.reload()); // Pages of the router's are one document to the browser.
  const look = async () => {
    const answers = await fetch(location.href, { method: "HEAD" }).then(
      () => true,
      () => false,
    );
    if (answers) location.reload();
    else setTimeout(look, PAUSE);
  };
  setTimeout(look, PAUSE);
}
