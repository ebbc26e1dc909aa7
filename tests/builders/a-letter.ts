import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import type { Enquiry } from "#core/contact/enquiry.ts";
import type { Message } from "#core/contact/message.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { SiteOf } from "#core/jobs/site.ts";

export const anEmail = (text = "asha@example.in"): EmailAddress => sure(emailIn(text));

export const anEnquiry = (given: Partial<Enquiry> = {}): Enquiry => ({
  name: sure(fullNameIn("Asha Kulkarni")),
  mobile: sure(mobileIn("9820012345")),
  email: anEmail(),
  city: "Pune",
  about: null,
  message: "Is a bed free next week?",
  company: null,
  ...given,
});

export const aMessage = (given: Partial<Message> = {}): Message => ({
  name: sure(fullNameIn("Asha Kulkarni")),
  email: anEmail(),
  mobile: sure(mobileIn("9820012345")),
  message: "Where is my parcel?",
  ...given,
});

/** A server that has one site, from which all letters come. */
export const onlySite =
  (address: string): SiteOf =>
  () => ({ address, name: "Niramaya" });

function sure<Value>(value: Value | null): Value {
  if (value === null) throw new RangeError("a builder made what does not exist");
  return value;
}
