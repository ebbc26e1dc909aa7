import { confirmationLetterPhrases as english } from "./wording/confirmation-letter.ts";
import { confirmationLetterPhrases as hindi } from "./wording/hindi/confirmation-letter.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { ConfirmationLetter } from "#core/newsletter/subscriptions.port.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** The letter that asks for a confirmation, from the site at which the newsletter was asked for. */
export const confirmationLetter =
  (siteOf: SiteOf): ConfirmationLetter =>
  (email, keys, language) => {
    const { address, name: site } = siteOf(null);
    const says = phrases[language ?? "en"];
    return {
      kind: "send-email",
      email,
      subject: says.subject({ site }),
      text: says.text({
        confirm: `${address}/newsletter/confirm?token=${keys.confirm}`,
        leave: `${address}/newsletter/leave?token=${keys.leave}`,
        site,
      }),
      leave: `${address}/api/newsletter/leave?token=${keys.leave}`,
    };
  };
