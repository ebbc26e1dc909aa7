import { Practitioners } from "#core/consultations/practitioners.port.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { consultationsInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/consultations/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const consultationsArea = {
  name: "consultations",
  ports(container, { db }) {
    container.bind(Practitioners).toConstantValue(postgresPractitioners(db));
  },
  useCases: consultationsInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
