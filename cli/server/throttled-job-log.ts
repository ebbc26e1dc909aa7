import { LogThrottle } from "#core/shared/log-throttle.ts";
import type { Application } from "#adapters/composition/server/application.ts";

type LogJob = Parameters<Application["work"]>[0];

/** Trouble of one sort is told once a minute, with how often it came unsaid since it was last told. What was sent is told each time. */
export function throttledJobLog(log: (...event: readonly [...Parameters<LogJob>, unsaid: number]) => void, now: () => number): LogJob {
  const seldom = new LogThrottle();
  return (event, facts) => {
    const unsaid = event === "message-sent" ? 0 : seldom.unsaidOf([event, facts.kind, facts.error].join(), now());
    if (unsaid !== null) log(event, facts, unsaid);
  };
}
