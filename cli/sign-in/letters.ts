import { english } from "./wording/letters.ts";
import { hindi } from "./wording/hindi/letters.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Letters } from "#core/sign-in/letters.port.ts";
import type { SignInJob } from "#core/sign-in/sign-in-job.ts";

/** What sign-in writes to people; its links lead to `site` ("https://niramaya.example"). */
export const letters =
  (site: string): Letters =>
  (letter, language) => {
    const words = language === "hi" ? hindi : english;
    switch (letter.kind) {
      case "code-by-sms":
        return inTime(letter.until, {
          kind: "send-sms",
          mobile: letter.mobile,
          // The last line lets a phone's browser put the code into our page, and into no other.
          text: `${words.code(letter.code)}\n\n@${new URL(site).hostname} #${letter.code}`,
        });
      case "code-by-email":
        return inTime(letter.until, { kind: "send-email", email: letter.email, ...words.codeLetter(letter.code), leave: null });
      case "confirm-email": {
        const { challenge, code, email } = letter;
        const link = `${site}/verifyEmail?${new URLSearchParams({ _id: challenge, otp: code, email })}`;
        return { kind: "send-email", email, ...words.confirmation(link), leave: null };
      }
      case "reset-password":
        return { kind: "send-sms", mobile: letter.mobile, text: words.reset(`${site}/resetpassword?key=${letter.key}`) };
    }
  };

const inTime = (until: number, message: MessageJob): SignInJob => ({ kind: "send-code", until, message });
