import { OfferPasswordReset } from "#core/sign-in/passwords/offer-password-reset.ts";
import { Codes } from "#core/sign-in/codes/codes.port.ts";
import { CommonPasswords } from "#core/sign-in/passwords/common-passwords.port.ts";
import { HumanCheck } from "#core/sign-in/human-check/human-check.port.ts";
import { Letters } from "#core/sign-in/letters.port.ts";
import { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";
import { Passwords } from "#core/sign-in/passwords/passwords.port.ts";
import { SiteOf } from "#core/jobs/site.ts";
import { Secrets } from "#core/sign-in/secrets.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import * as useCases from "#core/sign-in/use-cases.ts";
import { listedPasswords } from "#adapters/common-passwords/listed-passwords.ts";
import { forgetCodes, postgresCodes } from "#adapters/postgres/sign-in/codes.ts";
import { postgresPasswords } from "#adapters/postgres/sign-in/passwords.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { argon2Hashes } from "#adapters/secrets/password-hashes.ts";
import { nodeSecrets } from "#adapters/secrets/secrets.ts";
import { HumanCheckWidget, humanCheckOf, humanCheckWidget } from "./human-check.ts";
import { signInContract } from "#adapters/http-contract/sign-in/contract.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { SignInJob } from "#core/sign-in/sign-in-job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly letters: (siteOf: SiteOf) => Letters;
};

export const signInArea = {
  name: "sign-in",
  async ports(container, { db, siteOf, settings, words }) {
    container.bind(Codes).toConstantValue(postgresCodes(db));
    container.bind(Passwords).toConstantValue(postgresPasswords(db));
    container.bind(PasswordHashes).toConstantValue(argon2Hashes());
    container.bind(CommonPasswords).toConstantValue(listedPasswords());
    container.bind(Secrets).toConstantValue(nodeSecrets(await sharedKey(db, "codes")));
    container.bind(HumanCheck).toConstantValue(await humanCheckOf(settings, () => sharedKey(db, "human-check")));
    container.bind(HumanCheckWidget).toConstantValue(humanCheckWidget(settings));
    container.bind(SiteOf).toConstantValue(siteOf);
    container.bind(Letters).toConstantValue(words.letters(siteOf));
  },
  useCases,
  workers: (container, { send }) =>
    ({
      "send-code": async ({ message, until }, id) => (container.get(Clock)() < until ? send(message, id) : undefined),
      "offer-password-reset": ({ mobile, language, site = null }) => container.get(OfferPasswordReset)(mobile, language, site),
    }) satisfies Workers<SignInJob>,
  hourly: [forgetCodes],
  contract: signInContract,
} as const satisfies ServerArea<Words>;
