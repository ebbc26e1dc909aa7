import { Customers } from "#core/identity/customers.port.ts";
import { Departures } from "#core/identity/departures.port.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Codes } from "#core/sign-in/codes/codes.port.ts";
import { CommonPasswords } from "#core/sign-in/passwords/common-passwords.port.ts";
import { HumanCheck } from "#core/sign-in/human-check/human-check.port.ts";
import { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import { Letters } from "#core/sign-in/letters.port.ts";
import { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";
import { Passwords } from "#core/sign-in/passwords/passwords.port.ts";
import { Secrets } from "#core/sign-in/secrets.port.ts";
import { listedPasswords } from "#adapters/common-passwords/listed-passwords.ts";
import { altcha } from "#adapters/human-check/altcha.ts";
import { memoryCodes } from "#adapters/memory/sign-in/codes.ts";
import { memoryCustomers, memoryDepartures } from "#adapters/memory/identity/customers.ts";
import { memoryPasswords } from "#adapters/memory/sign-in/passwords.ts";
import { memorySessions } from "#adapters/memory/identity/sessions.ts";
import { argon2Hashes } from "#adapters/secrets/password-hashes.ts";
import { nodeSecrets } from "#adapters/secrets/secrets.ts";
import { solve } from "#adapters/human-work/solve.ts";
import { letters } from "#cli/sign-in/letters.ts";
import type { Container } from "inversify";
import type { Memory } from "#adapters/memory/memory.ts";

const key = Buffer.alloc(32, 7);

/** As cheap as they can be: what they cost is for attackers. */
export const cheapHashes = () => argon2Hashes({ memory: 8, passes: 1 });
export const cheapCheck = () => altcha(key, { rounds: 1, guesses: [1, 4] });

/** What signing in stands on, in memory. */
export function signInInMemory(container: Container, memory: Memory): void {
  container.bind(Customers).toConstantValue(memoryCustomers(memory));
  container.bind(Departures).toConstantValue(memoryDepartures(memory));
  container.bind(Sessions).toConstantValue(memorySessions(memory));
  container.bind(Codes).toConstantValue(memoryCodes(memory));
  container.bind(Passwords).toConstantValue(memoryPasswords(memory));
  container.bind(PasswordHashes).toConstantValue(cheapHashes());
  container.bind(CommonPasswords).toConstantValue(listedPasswords());
  container.bind(Secrets).toConstantValue(nodeSecrets(key));
  container.bind(HumanCheck).toConstantValue(cheapCheck());
  container.bind(HumanWork).toConstantValue(solve); // Where it is asked: only a browser has workers.
  container.bind(Letters).toConstantValue(letters("https://niramaya.test"));
}
