/** Milliseconds before each further try. Together they are short, so that a page whose line is gone soon tells of it. */
const PAUSES: readonly number[] = [500, 1_500];

/**
 * A file of the site, asked for up to three times. A page's browser may remember for as long as the page stands that a file of its code did
 * not come, so a line that breaks for a moment must not reach it. Where the device knows that it has no line, it fails at once. Throws what
 * the last try threw.
 */
export function triedAgain(
  ask: () => Promise<Response>,
  device: { readonly onLine: boolean },
  [pause, ...further] = PAUSES,
): Promise<Response> {
  return ask().catch(async (error: unknown) => {
    if (pause === undefined || !device.onLine) throw error;
    await new Promise((go) => setTimeout(go, pause));
    return triedAgain(ask, device, further);
  });
}

/**
 * An answer that came to its end, as lines also break within a file. Throws where it did not, or where the shop, or what stands before it,
 * failed: it may come by another try.
 */
export async function wholeAnswer(answer: Response): Promise<Response> {
  if (answer.status >= 500) throw new TypeError(`${answer.url} was answered with ${answer.status}`);
  await answer.clone().arrayBuffer();
  return answer;
}
