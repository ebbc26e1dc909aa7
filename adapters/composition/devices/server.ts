import { PushTokens } from "#core/devices/push-tokens.port.ts";
import { postgresPushTokens } from "#adapters/postgres/devices/push-tokens.ts";
import { devicesInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/devices/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const devicesArea = {
  name: "devices",
  ports(container, { db }) {
    container.bind(PushTokens).toConstantValue(postgresPushTokens(db));
  },
  useCases: devicesInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
