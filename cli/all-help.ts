import { sections } from "./areas.ts";
import { generalHelp, sectionHeadings } from "./wording/help.ts";

/** What is said of all commands, of those that share their first word, and of each. */
export type AllHelp = {
  readonly inGeneral: string;
  readonly groups: ReadonlyMap<string, string>;
  readonly commands: ReadonlyMap<string, string>;
};

/** The help of every area. */
export async function allHelp(): Promise<AllHelp> {
  const pages = await Promise.all(
    sections.map(async ({ name, areas }) => ({
      heading: sectionHeadings[name],
      helps: await Promise.all(areas.map(({ help }) => help())),
    })),
  );
  const helps = pages.flatMap((section) => section.helps);
  const texts = pages.map((section) => `${section.heading}:\n${section.helps.map(({ inGeneral }) => inGeneral).join("")}`);
  return {
    inGeneral: generalHelp(texts.join("\n")),
    groups: new Map(helps.flatMap(({ groups }) => Object.entries(groups))),
    commands: new Map(helps.flatMap(({ commands }) => Object.entries(commands))),
  };
}
