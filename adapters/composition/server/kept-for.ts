/**
 * What is read once for all who ask while it is read, or within so many milliseconds afterwards. What failed is read again by the next; 0:
 * each reads it.
 */
export function keptFor<Answer>(milliseconds: number, read: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null;
  const forget = () => {
    answer = null;
  };
  return () => {
    if (milliseconds === 0) return read();
    if (answer !== null) return answer;
    answer = read();
    answer.then(() => setTimeout(forget, milliseconds).unref(), forget);
    return answer;
  };
}
