import { UNUSABLE_INPUT } from "#cli/terminal.ts";
import { OF_THE_PLATFORM } from "./wording/labs.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What only the platform's staff do: where the settings name a laboratory it is refused. */
export async function platformAlone({ settings, terminal }: CommandContext, act: () => Promise<number>): Promise<number> {
  if (settings.staffLab === null) return act();
  terminal.complain(OF_THE_PLATFORM);
  return UNUSABLE_INPUT;
}
