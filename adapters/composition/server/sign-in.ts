import { join } from "node:path";
import { Customers } from "#core/identity/customers.port.ts";
import { Departures } from "#core/identity/departures.port.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Email, Sms } from "#core/jobs/messages.port.ts";
import { Codes } from "#core/sign-in/codes/codes.port.ts";
import { CommonPasswords } from "#core/sign-in/passwords/common-passwords.port.ts";
import { HumanCheck } from "#core/sign-in/human-check/human-check.port.ts";
import { Letters } from "#core/sign-in/letters.port.ts";
import { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";
import { Passwords } from "#core/sign-in/passwords/passwords.port.ts";
import { Secrets } from "#core/sign-in/secrets.port.ts";
import { listedPasswords } from "#adapters/common-passwords/listed-passwords.ts";
import { httpEmail } from "#adapters/email/http-gateway.ts";
import { ALTCHA_COST, altcha } from "#adapters/human-check/altcha.ts";
import { outboxEmail, outboxSms } from "#adapters/outbox/outbox.ts";
import { postgresCodes } from "#adapters/postgres/sign-in/codes.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresDepartures } from "#adapters/postgres/identity/departures.ts";
import { postgresPasswords } from "#adapters/postgres/sign-in/passwords.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { argon2Hashes } from "#adapters/secrets/password-hashes.ts";
import { nodeSecrets } from "#adapters/secrets/secrets.ts";
import { httpSms } from "#adapters/sms/http-gateway.ts";
import { letters } from "#cli/sign-in/letters.ts";
import type { Container } from "inversify";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Settings } from "#cli/settings.ts";

export type SignInSettings = Pick<
  Settings,
  | "siteUrl"
  | "port"
  | "smsGatewayUrl"
  | "smsGatewayToken"
  | "emailGatewayUrl"
  | "emailGatewayToken"
  | "emailFrom"
  | "humanCheckKey"
  | "humanCheckRounds"
  | "signInLimits"
>;

/** What signing in stands on: its tables, its keys, and how its letters go out. */
export async function signInPorts(
  container: Container,
  db: Database,
  settings: SignInSettings & { readonly folder: string },
): Promise<void> {
  container.bind(Customers).toConstantValue(postgresCustomers(db));
  container.bind(Departures).toConstantValue(postgresDepartures(db));
  container.bind(Sessions).toConstantValue(postgresSessions(db));
  container.bind(Codes).toConstantValue(postgresCodes(db));
  container.bind(Passwords).toConstantValue(postgresPasswords(db));
  container.bind(PasswordHashes).toConstantValue(argon2Hashes());
  container.bind(CommonPasswords).toConstantValue(listedPasswords());
  container.bind(Secrets).toConstantValue(nodeSecrets(await sharedKey(db, "codes")));
  const cost = { ...ALTCHA_COST, rounds: settings.humanCheckRounds };
  const { humanCheckKey } = settings;
  const checkKey = humanCheckKey === null ? await sharedKey(db, "human-check") : Buffer.from(humanCheckKey);
  container.bind(HumanCheck).toConstantValue(altcha(checkKey, cost));
  container.bind(Letters).toConstantValue(letters(settings.siteUrl ?? `http://localhost:${settings.port}`));
  const outbox = outboxFolder(settings.folder);
  container.bind(Sms).toConstantValue(smsOf(settings) ?? outboxSms(outbox, Date.now));
  container.bind(Email).toConstantValue(emailOf(settings) ?? outboxEmail(outbox, Date.now));
}

/** Where messages are kept that no gateway carries. */
export const outboxFolder = (folder: string): string => join(folder, "outbox");

function smsOf({ smsGatewayUrl: url, smsGatewayToken: token }: SignInSettings): Sms | null {
  return url === null || token === null ? null : httpSms({ url, token });
}

function emailOf({ emailGatewayUrl: url, emailGatewayToken: token, emailFrom: from }: SignInSettings): Email | null {
  return url === null || token === null || from === null ? null : httpEmail({ url, token, from });
}
