import { fullNameIn, LONGEST_NAME } from "./full-name.ts";

/** Of what is no name: whether only its length is why. */
export const isTooLongName = (typed: string): boolean => fullNameIn([...typed.trim()].slice(0, LONGEST_NAME).join("")) !== null;
