import { countIn } from "#core/contact/company-size.ts";
import { LONGEST_MESSAGE } from "#core/contact/message.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { isTooLongName } from "#core/identity/too-long-name.ts";
import { ok, refused } from "#core/shared/result.ts";
import { readOr } from "#web/platform/forms/all-read.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { FullName } from "#core/identity/full-name.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Result } from "#core/shared/result.ts";

/** What may be wrong with something that is written to the shop. */
export type ContactProblem = "needed" | "name" | "long-name" | "email" | "mobile" | "count" | "too-long";

type Read<Value> = Result<Value, ContactProblem>;

export const readName = (text: string): Read<FullName> => readOr(fullNameIn(text), isTooLongName(text) ? "long-name" : "name");

export const readEmail = (text: string): Read<EmailAddress> => readOr(emailIn(text), "email");

export const readMobile = (text: string): Read<Mobile> => readOr(mobileIn(text), "mobile");

export const readCount =
  (most: number) =>
  (text: string): Read<number> =>
    readOr(countIn(text, most), "count");

export const readMessage = (text: string): Read<string> => (text.length > LONGEST_MESSAGE ? refused("too-long") : ok(text));

/** A field that may be left empty: null. */
export const optional = <Value>(text: string, read: (text: string) => Read<Value>) => (text.trim() === "" ? ok(null) : read(text));
