import { Email, Sms } from "#core/jobs/messages.port.ts";
import { httpEmail } from "#adapters/email/http-gateway.ts";
import { outboxEmail, outboxSms } from "#adapters/outbox/outbox.ts";
import { httpSms } from "#adapters/sms/http-gateway.ts";
import { outboxFolder } from "./outbox-folder.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";
import type { ServerSettings } from "#adapters/composition/server/server-settings.ts";

export const jobsArea = {
  name: "jobs",
  ports(container, { folder, settings }) {
    const outbox = outboxFolder(folder);
    container.bind(Sms).toConstantValue(smsOf(settings) ?? outboxSms(outbox, Date.now));
    container.bind(Email).toConstantValue(emailOf(settings) ?? outboxEmail(outbox, Date.now));
  },
  workers: (_container, { send }) => ({ "send-sms": send, "send-email": send }) satisfies Workers<MessageJob>,
} as const satisfies ServerArea;

function smsOf({ smsGatewayUrl: url, smsGatewayToken: token }: ServerSettings): Sms | null {
  return url === null || token === null ? null : httpSms({ url, token });
}

function emailOf({ emailGatewayUrl: url, emailGatewayToken: token, emailFrom: from }: ServerSettings): Email | null {
  return url === null || token === null || from === null ? null : httpEmail({ url, token, from });
}
