import { lateCode } from "#web/platform/late/late-code.ts";

/** A popover with manners, whose code comes with its first opening. Answers how that ends. */
export function latePopover(popover: HTMLElement | null): (() => void) | undefined {
  if (popover === null) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const opened = async () => {
    const addTo = await popoverBehaviour().catch(() => null); // Without its code the popover still opens and closes.
    if (!signal.aborted) addTo?.(popover, signal);
  };
  if (popover.matches(":popover-open")) void opened();
  else popover.addEventListener("toggle", opened, { signal, once: true });
  return () => ended.abort();
}

const popoverBehaviour = lateCode(() => import("./popover-behaviour.ts"), "addPopoverBehaviour");
