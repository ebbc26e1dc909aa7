import { databaseUnusableText, folderUnusableText } from "./wording/serving.ts";
import type { DatabaseWords } from "#adapters/composition/server/database.ts";

/** What is said where no database can be used. */
export const databaseWords: DatabaseWords = { databaseUnusable: databaseUnusableText, folderUnusable: folderUnusableText };
