import { callCode } from "./over-http.ts";

/**
 * For what several parts of a page ask as it begins: until the question is sent, whoever asks it too hears the same answer. `declared`
 * loads the declaration of its call, which is waited for with what calls are made with.
 */
export function together<Given extends readonly unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
  declared: () => Promise<unknown>,
): (...given: Given) => Promise<Answer> {
  const waiting = new Map<string, Promise<Answer>>();
  const send = async (given: Given, question: string): Promise<Answer> => {
    await Promise.all([declared(), callCode()]).catch(() => {}); // Whoever sends it says what did not come.
    await new Promise((resolve) => setTimeout(resolve)); // What came with that code asks, too.
    waiting.delete(question); // Whoever asks from now on may know of a change that this question does not see.
    return ask(...given);
  };
  return (...given) => {
    const question = JSON.stringify(given);
    const answer = waiting.get(question) ?? send(given, question);
    waiting.set(question, answer);
    return answer;
  };
}
