import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunningShop } from "./running-shop.ts";

/** What a member of staff types while somebody uses the shop, over the same data; its output. Throws with what the command complains of. */
export const onCommandLine = (shop: RunningShop, ...typed: readonly string[]): Promise<string> => onCommandLineWith("", shop, typed);

/** The same with what the command reads. */
export async function onCommandLineWith(input: string, { folder, database }: RunningShop, typed: readonly string[]): Promise<string> {
  const env = { ...process.env, NIRAMAYA_STAFF: "meera", DATA_DIR: folder, DATABASE_URL: database ?? undefined };
  const command = promisify(execFile)(process.execPath, ["dist/program/niramaya.js", ...typed], { env, timeout: 120_000 });
  command.child.stdin?.end(input);
  return (await command).stdout;
}
