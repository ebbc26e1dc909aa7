import packageFile from "../../../package.json" with { type: "json" };

const words = packageFile.scripts.start.split(" ");

/** What `npm start` tells Node.js before the name of the program. */
export const FLAGS_OF_START: readonly string[] = words.filter((word) => word.startsWith("--"));

/** What the environment of its process has beside the caller's. */
export const ENVIRONMENT_OF_START: Readonly<Record<string, string>> = Object.fromEntries(
  words.flatMap((word) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(word) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  }),
);
