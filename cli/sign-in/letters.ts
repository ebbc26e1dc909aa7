import { signInLetterPhrases as english } from "./wording/letters.ts";
import { signInLetterPhrases as hindi } from "./wording/hindi/letters.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Letters } from "#core/sign-in/letters.port.ts";
import type { SignInJob } from "#core/sign-in/sign-in-job.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What sign-in writes to people; its links lead to `site` ("https://niramaya.example"). */
export const letters =
  (site: string): Letters =>
  (letter, language) => {
    const says = phrases[language ?? "en"];
    switch (letter.kind) {
      case "code-by-sms":
        return inTime(letter.until, {
          kind: "send-sms",
          mobile: letter.mobile,
          // The last line lets a phone's browser put the code into our page, and into no other.
          text: `${says.code(letter)}\n\n@${new URL(site).hostname} #${letter.code}`,
        });
      case "code-by-email": {
        const { subject, text } = says.codeLetter;
        return inTime(letter.until, {
          kind: "send-email",
          email: letter.email,
          subject,
          text: text({ said: says.code(letter) }),
          leave: null,
        });
      }
      case "confirm-email": {
        const { challenge, code, email } = letter;
        const link = `${site}/verifyEmail?${new URLSearchParams({ _id: challenge, otp: code, email })}`;
        const { subject, text } = says.confirmation;
        return { kind: "send-email", email, subject, text: text({ link }), leave: null };
      }
      case "reset-password":
        return { kind: "send-sms", mobile: letter.mobile, text: says.reset({ link: `${site}/resetpassword?key=${letter.key}` }) };
    }
  };

const inTime = (until: number, message: MessageJob): SignInJob => ({ kind: "send-code", until, message });
