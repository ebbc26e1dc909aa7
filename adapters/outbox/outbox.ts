import { mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Email, EmailMessage, Sms, SmsMessage } from "#core/jobs/messages.port.ts";

/** A message that nobody carries further: a file that only its owner may read. */
export type KeptMessage = { readonly id: string; readonly at: string } & (
  | { readonly channel: "sms"; readonly to: string; readonly text: string }
  | { readonly channel: "email"; readonly to: string; readonly subject: string; readonly text: string; readonly leave: string | null }
);

/** Without a gateway messages are kept in a folder, one JSON file each, for whoever runs the shop. */
export const outboxSms = (folder: string, now: () => number): Sms => ({
  send: ({ mobile, text }: SmsMessage, id) => keep(folder, { id, at: momentText(now), channel: "sms", to: mobile, text }),
});

export const outboxEmail = (folder: string, now: () => number): Email => ({
  send: ({ email, subject, text, leave }: EmailMessage, id) =>
    keep(folder, { id, at: momentText(now), channel: "email", to: email, subject, text, leave }),
});

/** The messages in the folder, the oldest first; none where there is no folder. */
export async function outboxMessages(folder: string): Promise<readonly KeptMessage[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(".json")).sort();
  const messages = await Promise.all(
    files.map(async (name): Promise<KeptMessage> => JSON.parse(await readFile(join(folder, name), "utf8"))),
  );
  return messages.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const momentText = (now: () => number): string => new Date(now()).toISOString();

/**
 * Written under another name first, so that nobody reads half a message. One that was kept before its server was killed takes its own
 * place.
 */
async function keep(folder: string, message: KeptMessage): Promise<void> {
  await mkdir(dirname(folder), { recursive: true }); // Open as usual: the database's user comes through the data folder.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${message.id}.draft`);
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(message, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, `${message.id}.json`));
}
