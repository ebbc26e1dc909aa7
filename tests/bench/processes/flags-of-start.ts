import packageFile from "../../../package.json" with { type: "json" };

/** What `npm start` tells Node.js before the name of the program. */
export const FLAGS_OF_START: readonly string[] = packageFile.scripts.start.split(" ").filter((word) => word.startsWith("--"));
