import { token } from "../../shared/token.ts";

/** The passwords that people choose most often, in lower case. */
export type CommonPasswords = { include(text: string): Promise<boolean> };
export const CommonPasswords = token<CommonPasswords>("CommonPasswords");
