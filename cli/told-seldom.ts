import type { Product } from "./composition.ts";

type Told = Parameters<Product["work"]>[0];

const MINUTE = 60_000;

/** Trouble of one sort is told once a minute, with how often it came unsaid since it was last told: an outage fills no log. What was sent is told each time. */
export function toldSeldom(told: (...event: readonly [...Parameters<Told>, unsaid: number]) => void, now: () => number): Told {
  const last = new Map<string, { readonly at: number; unsaid: number }>();
  return (event, facts) => {
    if (event === "message-sent") return told(event, facts, 0);
    const sort = [event, facts.kind, facts.error].join();
    const before = last.get(sort);
    if (before !== undefined && now() - before.at < MINUTE) {
      before.unsaid += 1;
      return;
    }
    last.set(sort, { at: now(), unsaid: 0 });
    told(event, facts, before?.unsaid ?? 0);
  };
}
