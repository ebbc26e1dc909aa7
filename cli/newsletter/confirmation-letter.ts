import { confirmationLetterPhrases as english } from "./wording/confirmation-letter.ts";
import { confirmationLetterPhrases as hindi } from "./wording/hindi/confirmation-letter.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { ConfirmationLetter } from "#core/newsletter/subscriptions.port.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** The letter that asks for a confirmation; its links lead to `site` ("https://niramaya.example"). */
export const confirmationLetter =
  (site: string): ConfirmationLetter =>
  (email, keys, language) => {
    const says = phrases[language ?? "en"];
    return {
      kind: "send-email",
      email,
      subject: says.subject,
      text: says.text({
        confirm: `${site}/newsletter/confirm?token=${keys.confirm}`,
        leave: `${site}/newsletter/leave?token=${keys.leave}`,
      }),
      leave: `${site}/api/newsletter/leave?token=${keys.leave}`,
    };
  };
