import { ConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import { newsletterForms } from "#adapters/http-server/pages/newsletter-forms.ts";
import { ConfirmationLetter, Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import * as useCases from "#core/newsletter/use-cases.ts";
import { postgresSubscriptions } from "#adapters/postgres/newsletter/subscriptions.ts";
import { newsletterContract } from "#adapters/http-contract/newsletter/contract.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly confirmationLetter: (siteOf: SiteOf) => ConfirmationLetter;
};

export const newsletterArea = {
  name: "newsletter",
  ports(container, { db, siteOf, words }) {
    container.bind(Subscriptions).toConstantValue(postgresSubscriptions(db));
    container.bind(ConfirmationLetter).toConstantValue(words.confirmationLetter(siteOf));
  },
  useCases,
  routes: (container) => [newsletterForms(container.get(Subscribe), container.get(ConfirmSubscription), container.get(Unsubscribe))],
  contract: newsletterContract,
} as const satisfies ServerArea<Words>;
