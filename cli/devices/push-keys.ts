import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE } from "#cli/terminal.ts";
import { vapidKeys } from "./composition.ts";
import type { Command } from "#cli/terminal.ts";

const COMMAND = "push keys";

/** Makes a pair of keys and prints it as settings; it is kept nowhere. */
export const pushKeys: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 0 });
  if (read.kind === "refused") return wrongUsage(terminal, COMMAND, read.refusal);
  const { publicKey, privateKey } = await vapidKeys.made();
  const settings = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const lines = Object.entries(settings).map(([variable, value]) => `${variable}=${value}\n`);
  await terminal.write(read.value.switches.has("json") ? `${JSON.stringify(settings)}\n` : lines.join(""));
  return DONE;
};
