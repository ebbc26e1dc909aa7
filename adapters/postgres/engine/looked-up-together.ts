type Asked<Key, Found> = { readonly key: Key; readonly answer: PromiseWithResolvers<Found | null> };

/**
 * Whoever asks while the same arrivals are worked off is answered by one look-up, which begins when all of them have asked: nobody is told what is
 * older than their asking. It answers in the order of its keys. Where it fails, all fail.
 */
export function lookedUpTogether<Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<readonly (Found | null)[]>,
): (key: Key) => Promise<Found | null> {
  let waiting: Asked<Key, Found>[] = [];

  async function answerAll(): Promise<void> {
    const asked = waiting;
    waiting = [];
    try {
      const found = await lookUp(asked.map(({ key }) => key));
      for (const [nth, { answer }] of asked.entries()) answer.resolve(found[nth] ?? null);
    } catch (error) {
      for (const { answer } of asked) answer.reject(error);
    }
  }

  return (key) => {
    const answer = Promise.withResolvers<Found | null>();
    if (waiting.push({ key, answer }) === 1) setImmediate(() => void answerAll());
    return answer.promise;
  };
}
