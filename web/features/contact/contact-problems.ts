import { countIn } from "#core/contact/company-size.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { isTooLongName } from "#core/identity/too-long-name.ts";

/** What may be wrong with something that is written to the shop. */
export type ContactProblem = "needed" | "name" | "long-name" | "email" | "mobile" | "count" | "too-long";

/** As long as a message may be. */
const LONGEST = 2_000;

export const neededProblem = (text: string): ContactProblem | null => (text.trim() === "" ? "needed" : null);

export const nameProblem = (name: string): ContactProblem | null =>
  neededProblem(name) ?? (fullNameIn(name) !== null ? null : isTooLongName(name) ? "long-name" : "name");

/** Of a number or an address that may be left out. */
export const mobileProblem = (mobile: string): ContactProblem | null =>
  mobile.trim() === "" || mobileIn(mobile) !== null ? null : "mobile";

export const emailProblem = (email: string): ContactProblem | null => (email.trim() === "" || emailIn(email) !== null ? null : "email");

export const countProblem = (count: string, most: number): ContactProblem | null =>
  neededProblem(count) ?? (countIn(count, most) === null ? "count" : null);

export const messageProblem = (message: string): ContactProblem | null =>
  neededProblem(message) ?? (message.trim().length > LONGEST ? "too-long" : null);

/** Only the fields with something wrong. */
export const foundProblems = <Field extends string>(
  problems: Readonly<Record<Field, ContactProblem | null>>,
): { readonly [Name in Field]?: ContactProblem } =>
  Object.assign({}, ...Object.entries(problems).map(([field, problem]) => (problem === null ? {} : { [field]: problem })));
