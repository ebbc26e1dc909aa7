import { join } from "node:path";

/** Where messages are kept that no gateway carries. */
export const outboxFolder = (folder: string): string => join(folder, "outbox");
