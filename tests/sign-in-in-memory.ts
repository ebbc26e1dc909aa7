import { CommonPasswords } from "#core/sign-in/passwords/common-passwords.port.ts";
import { HumanCheck } from "#core/sign-in/human-check/human-check.port.ts";
import { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import { Letters } from "#core/sign-in/letters.port.ts";
import { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";
import { Secrets } from "#core/sign-in/secrets.port.ts";
import { SiteOf } from "#core/jobs/site.ts";
import { listedPasswords } from "#adapters/common-passwords/listed-passwords.ts";
import { altcha } from "#adapters/human-check/altcha.ts";
import { argon2Hashes } from "#adapters/secrets/password-hashes.ts";
import { nodeSecrets } from "#adapters/secrets/secrets.ts";
import { solve } from "#adapters/human-work/solve.ts";
import { letters } from "#cli/sign-in/letters.ts";
import type { Container } from "inversify";

const key = Buffer.alloc(32, 7);

/** As cheap as they can be: what they cost is for attackers. */
export const cheapHashes = () => argon2Hashes({ memory: 8, passes: 1 });
export const cheapCheck = () => altcha(key, { rounds: 1, guesses: [1, 4] });

/** What signing in stands on beside its ports in memory. */
export function signInInMemory(container: Container): void {
  container.bind(PasswordHashes).toConstantValue(cheapHashes());
  container.bind(CommonPasswords).toConstantValue(listedPasswords());
  container.bind(Secrets).toConstantValue(nodeSecrets(key));
  container.bind(HumanCheck).toConstantValue(cheapCheck());
  container.bind(HumanWork).toConstantValue(solve); // Where it is asked: only a browser has workers.
  container.bind(Letters).toConstantValue(letters(container.get(SiteOf)));
}
