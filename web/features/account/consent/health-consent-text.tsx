import { healthConsentPhrases as words } from "#web/features/account/wording/health-consent.ts";

/** What the one consent to the use of health data opens, said in the same words wherever it is asked. */
export function HealthConsentText() {
  return (
    <>
      <p>{words.text}</p>
      <p>{words.withdrawing}</p>
    </>
  );
}
