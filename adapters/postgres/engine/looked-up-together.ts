type PendingLookUp<Key, Found> = { readonly key: Key; readonly answer: PromiseWithResolvers<Found | null> };

/** For so many milliseconds at most those who ask wait until the look-up before theirs is answered: one that hangs holds up nobody else. */
const WAITS = 10;

/**
 * Whoever asks while the same arrivals are worked off, or while a look-up is under way, is answered by one look-up, which begins when all of them have
 * asked: nobody is told what is older than their asking. It answers in the order of its keys. Where it fails, all fail.
 */
export function lookedUpTogether<Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<readonly (Found | null)[]>,
): (key: Key) => Promise<Found | null> {
  let waiting: PendingLookUp<Key, Found>[] = [];
  let underWay = 0;
  let late: NodeJS.Timeout | undefined;

  async function answerAll(): Promise<void> {
    clearTimeout(late);
    const asked = waiting;
    waiting = [];
    if (asked.length === 0) return;
    underWay += 1;
    try {
      const found = await lookUp(asked.map(({ key }) => key));
      for (const [nth, { answer }] of asked.entries()) answer.resolve(found[nth] ?? null);
    } catch (error) {
      for (const { answer } of asked) answer.reject(error);
    }
    underWay -= 1;
    if (underWay === 0 && waiting.length > 0) setImmediate(begin);
  }
  const begin = () => void answerAll();

  return (key) => {
    const answer = Promise.withResolvers<Found | null>();
    const isFirst = waiting.push({ key, answer }) === 1;
    if (isFirst && underWay === 0) setImmediate(begin);
    if (isFirst && underWay > 0) late = setTimeout(begin, WAITS);
    return answer.promise;
  };
}
