import type { Container } from "./container.ts";

/** A container's use cases, which tell what they throw: whoever draws a page of them shows of it no more than that something went wrong. */
export const reportingErrors = (container: Container, tell: (error: unknown) => void): Container => ({
  get(stored) {
    const value = container.get(stored);
    return typeof value === "function" ? reporting(value, tell) : value;
  },
  isBound: (stored) => container.isBound(stored),
  bind: (stored) => container.bind(stored),
});

function reporting<Answered extends CallableFunction>(answered: Answered, tell: (error: unknown) => void): Answered {
  const failed = (error: unknown): never => {
    tell(error);
    throw error;
  };
  return new Proxy(answered, {
    apply(target, self, requested) {
      try {
        const answer: unknown = Reflect.apply(target, self, requested);
        return answer instanceof Promise ? answer.catch(failed) : answer;
      } catch (error) {
        return failed(error);
      }
    },
  });
}
