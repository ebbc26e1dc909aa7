import type { CustomerId } from "../../identity/customer-id.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { Language } from "../../shared/language.ts";
import type { Codes } from "../codes/codes.port.ts";
import type { Letters } from "../letters.port.ts";
import type { Secrets } from "../secrets.port.ts";

type Ports = { readonly codes: Codes; readonly secrets: Secrets; readonly letters: Letters };

/** A link is valid longer than a code, because people follow links later. */
const LINK_LIFE = 24 * 60 * 60 * 1000;

/** Sends a letter with a link that proves that the customer reads that mailbox. */
export async function askToConfirm(
  { codes, secrets, letters }: Ports,
  { email, customer, language }: { readonly email: EmailAddress; readonly customer: CustomerId; readonly language: Language | null },
  at: number,
): Promise<void> {
  const [challenge, code] = [secrets.key(), secrets.code()];
  const letter = letters({ kind: "confirm-email", email, challenge, code }, language);
  const hash = secrets.codeHash(challenge, code);
  await codes.put(
    { purpose: "own-email", target: email, asker: customer, challenge, hash, referenceCode: null, life: LINK_LIFE },
    letter,
    at,
  );
}
