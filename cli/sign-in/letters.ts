import { signInLetterPhrases as english } from "./wording/letters.ts";
import { signInLetterPhrases as hindi } from "./wording/hindi/letters.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Letters } from "#core/sign-in/letters.port.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { SignInJob } from "#core/sign-in/sign-in-job.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What sign-in writes to people, from the site at which they asked for it. */
export const letters =
  (siteOf: SiteOf): Letters =>
  (letter, language) => {
    const says = phrases[language ?? "en"];
    const { address, name: site } = ("site" in letter ? letter.site : null) ?? siteOf(null);
    switch (letter.kind) {
      case "code-by-sms":
        return inTime(letter.until, {
          kind: "send-sms",
          mobile: letter.mobile,
          // The last line lets a phone's browser put the code into our page, and into no other.
          text: `${says.code({ code: letter.code, site })}\n\n@${new URL(address).hostname} #${letter.code}`,
        });
      case "code-by-email": {
        const { subject, text } = says.codeLetter;
        return inTime(letter.until, {
          kind: "send-email",
          email: letter.email,
          subject: subject({ site }),
          text: text({ said: says.code({ code: letter.code, site }), site }),
          leave: null,
        });
      }
      case "confirm-email": {
        const { challenge, code, email } = letter;
        const link = `${address}/verifyEmail?${new URLSearchParams({ _id: challenge, otp: code, email })}`;
        const { subject, text } = says.confirmation;
        return { kind: "send-email", email, subject: subject({ site }), text: text({ link, site }), leave: null };
      }
      case "reset-password":
        return { kind: "send-sms", mobile: letter.mobile, text: says.reset({ link: `${address}/resetpassword?key=${letter.key}`, site }) };
    }
  };

const inTime = (until: number, message: MessageJob): SignInJob => ({ kind: "send-code", until, message });
