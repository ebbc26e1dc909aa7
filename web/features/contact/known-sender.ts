import type { Profile } from "#core/account/profile.ts";

/** What the shop knows of whoever writes to it: they need not type it. */
export const knownOf = ({ customer: { name, mobile, email } }: Profile) => ({ name, mobile: mobile ?? "", email: email ?? "" });
