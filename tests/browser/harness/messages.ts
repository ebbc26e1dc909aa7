import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject } from "vitest";

/** The text of the last message to somebody that the shop put into its outbox after a moment, in milliseconds since 1970. */
export async function messageTo(to: string, since: number): Promise<string> {
  const outbox = join(inject("shop").folder, "outbox");
  let found = "";
  await expect
    .poll(async () => {
      const files = await readdir(outbox).catch(() => []);
      const letters = await Promise.all(
        files.map(async (file) => ({ at: (await stat(join(outbox, file))).mtimeMs, text: await readFile(join(outbox, file), "utf8") })),
      );
      const theirs = letters.filter(({ at, text }) => at >= since && text.includes(to)).sort((a, b) => b.at - a.at);
      found = textIn(theirs[0]?.text ?? "{}");
      return found;
    })
    .not.toBe("");
  return found;
}

/** The one-time code in it. */
export const codeTo = async (to: string, since: number): Promise<string> => /\b\d{4}\b/.exec(await messageTo(to, since))?.[0] ?? "";

function textIn(json: string): string {
  const { text }: { text?: unknown } = JSON.parse(json);
  return typeof text === "string" ? text : "";
}
