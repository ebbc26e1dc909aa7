import { ExportMyData } from "#core/account/export-my-data.use-case.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { ownDataExport } from "#adapters/http-server/downloads/own-data-export.ts";
import { Households } from "#core/account/households.port.ts";
import { OwnData } from "#core/account/own-data.port.ts";
import { Profiles } from "#core/account/profiles.port.ts";
import * as useCases from "#core/account/use-cases.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { postgresOwnData } from "#adapters/postgres/account/own-data.ts";
import { postgresProfiles } from "#adapters/postgres/account/profiles.ts";
import { make } from "#adapters/composition/make.ts";
import { printMyData } from "#adapters/http-contract/account/own-data-document.ts";
import { accountContract } from "#adapters/http-contract/account/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const accountArea = {
  name: "account",
  ports(container, { db }) {
    container.bind(Households).toConstantValue(postgresHouseholds(db));
    container.bind(Profiles).toConstantValue(postgresProfiles(db));
    container.bind(OwnData).toConstantValue(postgresOwnData(db));
  },
  useCases,
  joins: (container) => make(container, TakeMyData, printMyData, { exportMyData: ExportMyData }),
  routes: (container) => [ownDataExport(container.get(TakeMyData))],
  contract: accountContract,
} as const satisfies ServerArea;
