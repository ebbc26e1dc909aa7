import { defectText, unknownCommand, unknownOfGroup } from "./wording/complaints.ts";
import { areas } from "./areas.ts";
import { ofTheShop } from "./of-the-shop.ts";
import { DEFECT, DONE, Unreadable, WRONG_USAGE } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

const COMMANDS = new Map(areas.flatMap(({ load }) => Object.entries(load)));
const OF_FILES_ALONE: ReadonlySet<string> = new Set(areas.flatMap(({ ofFilesAlone = [] }) => ofFilesAlone));

/** Does what the arguments of the command line say, and answers the exit status. Never throws. */
export async function niramaya(given: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await done(given, terminal);
  } catch (error) {
    if (error instanceof Unreadable) {
      terminal.complain(`${error.message}\n`);
      return WRONG_USAGE;
    }
    terminal.complain(defectText(error));
    return DEFECT;
  }
}

async function done(given: readonly string[], terminal: Terminal): Promise<number> {
  const [first = "", second = ""] = given;
  if (first === "help" && second !== "") return done([...given.slice(1), "--help"], terminal);
  if (first === "--version") return written(terminal, `${(await import("./version.ts")).version()}\n`);
  const name = COMMANDS.has(first) ? first : `${first} ${second}`;
  const load = COMMANDS.get(name);
  const rest = given.slice(name.split(" ").length);
  if (load !== undefined && !rest.some(isHelp)) {
    const command = await (ofTheShop === null || OF_FILES_ALONE.has(name) ? load : ofTheShop)();
    return command(rest, terminal);
  }

  const { inGeneral, groups, commands } = await (await import("./all-help.ts")).allHelp();
  if (isHelp(first) || first === "help") return written(terminal, inGeneral);
  if (load !== undefined) return written(terminal, commands.get(name) ?? inGeneral);
  const group = groups.get(first);
  if (group !== undefined && isHelp(second)) return written(terminal, group);
  terminal.complain(group === undefined ? await unknown(first, inGeneral) : unknownOfGroup(`${first} ${second}`.trim(), group));
  return WRONG_USAGE;
}

async function unknown(first: string, inGeneral: string): Promise<string> {
  if (first === "") return inGeneral;
  const { nearestWord } = await import("./nearest-word.ts");
  return unknownCommand(
    first,
    nearestWord(
      first,
      [...COMMANDS.keys()].map((name) => name.split(" ")[0] ?? ""),
    ),
  );
}

async function written(terminal: Terminal, text: string): Promise<number> {
  await terminal.write(text);
  return DONE;
}

const isHelp = (argument: string): boolean => argument === "--help" || argument === "-h";
