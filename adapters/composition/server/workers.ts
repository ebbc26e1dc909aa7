import { Email, Sms } from "#core/jobs/messages.port.ts";
import { areas } from "./areas.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { ServerWorkers } from "./server-job.ts";
import type { Container } from "#adapters/composition/container.ts";

/**
 * How each kind of job is done by the use cases and ports that the container keeps. One that has no worker waits for a process that has.
 * `sent` learns that a message was sent, and no more; `address` is where the shop's own server is reached from here.
 */
export function workersIn(container: Container, sent: (kind: MessageJob["kind"]) => void, address: string): Partial<ServerWorkers> {
  const send = async (message: MessageJob, id: string) => {
    await (message.kind === "send-sms" ? container.get(Sms).send(message, id) : container.get(Email).send(message, id));
    sent(message.kind);
  };
  return Object.assign({}, ...areas.map(({ workers }) => workers?.(container, { send, address })));
}
