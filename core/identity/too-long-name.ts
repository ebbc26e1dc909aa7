import { fullNameIn, LONGEST_NAME } from "./full-name.ts";

/** Whether a text is no name only because it is too long. */
export const isTooLongName = (typed: string): boolean => fullNameIn([...typed.trim()].slice(0, LONGEST_NAME).join("")) !== null;
