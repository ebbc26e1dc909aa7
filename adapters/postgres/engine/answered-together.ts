type PendingAnswer<Asked, Told> = { readonly asked: Asked; readonly answer: PromiseWithResolvers<Told | null> };

/**
 * For so many milliseconds at most those who ask wait until the statement before theirs is answered: one that hangs holds up nobody else.
 */
const WAITS = 10;

/**
 * Whoever asks while the same arrivals are worked off, or while a statement is under way, is answered by one statement, which begins when
 * all of them have asked: nobody is told what is older than their asking. It answers in the order in which they asked. Where it fails, all
 * fail.
 */
export function answeredTogether<Asked, Told>(
  answersTo: (requested: readonly Asked[]) => Promise<readonly (Told | null)[]>,
): (request: Asked) => Promise<Told | null> {
  let waiting: PendingAnswer<Asked, Told>[] = [];
  let underWay = 0;
  let late: NodeJS.Timeout | undefined;

  async function answerAll(): Promise<void> {
    clearTimeout(late);
    const together = waiting;
    waiting = [];
    if (together.length === 0) return;
    underWay += 1;
    try {
      const answers = await answersTo(together.map(({ asked }) => asked));
      for (const [nth, { answer }] of together.entries()) answer.resolve(answers[nth] ?? null);
    } catch (error) {
      for (const { answer } of together) answer.reject(error);
    }
    underWay -= 1;
    if (underWay === 0 && waiting.length > 0) setImmediate(begin);
  }
  const begin = () => void answerAll();

  return (request) => {
    const answer = Promise.withResolvers<Told | null>();
    const isFirst = waiting.push({ asked: request, answer }) === 1;
    if (isFirst && underWay === 0) setImmediate(begin);
    if (isFirst && underWay > 0) late = setTimeout(begin, WAITS);
    return answer.promise;
  };
}
