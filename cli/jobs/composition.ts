import { outboxMessages } from "#adapters/outbox/outbox.ts";
import { outboxFolder } from "#adapters/composition/jobs/server.ts";

/** The texts and letters that no gateway has carried, of the shop's data folder. */
export const unsentMessages = (folder: string) => outboxMessages(outboxFolder(folder));
