/** Storage throws when it is full, blocked or switched off, JSON.parse on what others wrote: to a cart all of these are "nothing there". */
export function nullIfThrown<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}
