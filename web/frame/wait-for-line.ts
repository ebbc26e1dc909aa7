/** Milliseconds between two looks. */
const PAUSE = 5_000;

/** Loads the page that was asked for as soon as the shop answers again: a browser that says it is online may be so too early. */
export function waitForLine(): void {
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
