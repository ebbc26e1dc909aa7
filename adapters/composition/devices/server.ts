import { isPushService } from "#core/devices/push/push-address.ts";
import { PushAddresses } from "#core/devices/push/push-addresses.port.ts";
import { NO_PUSH, PushSender } from "#core/devices/push/push-sender.port.ts";
import { PushServices } from "#core/devices/push/push-services.port.ts";
import { PushTokens } from "#core/devices/push-tokens.port.ts";
import * as useCases from "#core/devices/use-cases.ts";
import { postgresPushAddresses } from "#adapters/postgres/devices/push-addresses.ts";
import { postgresPushTokens } from "#adapters/postgres/devices/push-tokens.ts";
import { webPush } from "#adapters/web-push/web-push.ts";
import { devicesContract } from "#adapters/http-contract/devices/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";
import type { ServerSettings } from "#adapters/composition/server/server-settings.ts";

export const devicesArea = {
  name: "devices",
  ports(container, { db, settings }) {
    container.bind(PushTokens).toConstantValue(postgresPushTokens(db));
    container.bind(PushAddresses).toConstantValue(postgresPushAddresses(db));
    container.bind(PushSender).toConstantValue(senderBy(settings));
    container.bind(PushServices).toConstantValue(isPushService);
  },
  useCases,
  contract: devicesContract,
} as const satisfies ServerArea;

type Keys = Pick<ServerSettings, "vapidPublicKey" | "vapidPrivateKey" | "vapidSubject">;

/** The settings are checked to be there all three, or none. */
function senderBy({ vapidPublicKey: publicKey, vapidPrivateKey: privateKey, vapidSubject: subject }: Keys): PushSender {
  return publicKey === null || privateKey === null || subject === null ? NO_PUSH : webPush({ publicKey, privateKey, subject });
}
