import type { KeptMindAnswer, MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryMindAnswers({ ties, mindAnswers: stored }: Memory): MindAnswers {
  return {
    async save(customer, answers, at) {
      const own = stored.get(customer) ?? new Map<string, KeptMindAnswer>();
      stored.set(customer, own);
      for (const { questionId, answer } of answers) {
        if (answer === null) own.delete(questionId);
        else own.set(questionId, { questionId, answer, at });
      }
      ties.tell([customer], () => {});
    },
    listOf: async (customer) => [...(stored.get(customer)?.values() ?? [])].toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1)),
    async erase(customer) {
      stored.delete(customer);
      ties.tell([customer], () => {});
    },
  };
}
