/** A popover with manners, whose code comes with its first opening. Answers how that ends. */
export function latePopover(popover: HTMLElement | null): (() => void) | undefined {
  if (popover === null) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const opened = async () => {
    const { addPopoverBehaviour } = await import("./popover-behaviour.ts");
    if (!signal.aborted) addPopoverBehaviour(popover, signal);
  };
  if (popover.matches(":popover-open")) void opened();
  else popover.addEventListener("toggle", opened, { signal, once: true });
  return () => ended.abort();
}
