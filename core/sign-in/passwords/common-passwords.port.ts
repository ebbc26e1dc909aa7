import { token } from "../../shared/token.ts";

/** The passwords that people choose most, written small. */
export type CommonPasswords = { include(text: string): Promise<boolean> };
export const CommonPasswords = token<CommonPasswords>("CommonPasswords");
