import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { watchOverHttp } from "#adapters/http-client/notification-stream.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function notificationsOverHttp(container: Container, api: Api): void {
  container.bind(WatchNotifications).toConstantValue(watchOverHttp(api));
}
