import type { Check } from "./doctor/check.ts";
import type { Command } from "./terminal.ts";

/** What is said of commands where help is asked for. */
export type CommandHelp<Name extends string = string> = {
  /** Their lines in the general help. */
  readonly inGeneral: string;
  /** What `niramaya GROUP --help` says, by the first word of commands of two words. */
  readonly groups: Readonly<Record<string, string>>;
  /** What `niramaya COMMAND --help` says, by what is typed. */
  readonly commands: Readonly<Record<Name, string>>;
};

/** What the command line has of one area. */
export type CliArea<Name extends string = string> = {
  /** Loaded where somebody asks for help. */
  readonly help: () => Promise<CommandHelp<Name>>;
  /** Each command by what is typed, loaded when it is called for: one does not wait for another's modules. */
  readonly load: Readonly<Record<Name, () => Promise<Command>>>;
  /** Commands that need nothing but their files: the packed command has them too. Such a one stands in a file that bears its name. */
  readonly ofFilesAlone?: readonly Name[];
  /** What the server is worded with of this area, loaded where it serves. */
  readonly words?: () => Promise<object>;
  /** What the doctor looks at, loaded when it is called for. It tells what areas declare by `order`, the lowest first. */
  readonly checks?: readonly { readonly order: number; readonly load: () => Promise<Check> }[];
};
