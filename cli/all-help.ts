import { areas } from "./areas.ts";
import { generalHelp } from "./wording/help.ts";

/** What is said of all commands, of those that share their first word, and of each. */
export type AllHelp = {
  readonly inGeneral: string;
  readonly groups: ReadonlyMap<string, string>;
  readonly commands: ReadonlyMap<string, string>;
};

/** The help of every area. */
export async function allHelp(): Promise<AllHelp> {
  const helps = await Promise.all(areas.map(({ help }) => help()));
  return {
    inGeneral: generalHelp(helps.map(({ inGeneral }) => inGeneral).join("")),
    groups: new Map(helps.flatMap(({ groups }) => Object.entries(groups))),
    commands: new Map(helps.flatMap(({ commands }) => Object.entries(commands))),
  };
}
