import { ConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function newsletterOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/newsletter/endpoints.ts"), {
    subscribe: Subscribe,
    confirmSubscription: ConfirmSubscription,
    unsubscribe: Unsubscribe,
  });
}
