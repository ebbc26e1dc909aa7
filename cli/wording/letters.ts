import type { Job, MessageJob } from "#core/jobs/job.ts";
import type { Letters } from "#core/sign-in/letters.port.ts";

/** What sign-in writes to people; its links lead to `site` ("https://niramaya.example"). */
export const letters =
  (site: string): Letters =>
  (letter) => {
    switch (letter.kind) {
      case "code-by-sms":
        return inTime(letter.until, {
          kind: "send-sms",
          mobile: letter.mobile,
          // The last line lets a phone's browser put the code into our page, and into no other.
          text: `${letter.code} is your OTP for Niramaya. It is valid for 5 minutes. Never tell it to anybody.\n\n@${new URL(site).hostname} #${letter.code}`,
        });
      case "code-by-email":
        return inTime(letter.until, {
          kind: "send-email",
          email: letter.email,
          subject: "Your OTP for Niramaya",
          text: `Namaste,

${letter.code} is your OTP for Niramaya. It is valid for 5 minutes. Never tell it to anybody.

If you did not ask for it, do nothing: without it nobody signs in.

Niramaya
`,
          leave: null,
        });
      case "confirm-email": {
        const { challenge, code, email } = letter;
        return {
          kind: "send-email",
          email,
          subject: "Please confirm your e-mail address for Niramaya",
          text: `Namaste,

open this link within 24 hours to put this e-mail address on your account:

${site}/verifyEmail?${new URLSearchParams({ _id: challenge, otp: code, email })}

If you did not ask for it, do nothing.

Niramaya
`,
          leave: null,
        };
      }
      case "reset-password":
        return {
          kind: "send-sms",
          mobile: letter.mobile,
          text: `Set a new password for Niramaya within 30 minutes: ${site}/resetpassword?key=${letter.key} If you did not ask for it, do nothing.`,
        };
    }
  };

const inTime = (until: number, message: MessageJob): Job => ({ kind: "send-code", until, message });
