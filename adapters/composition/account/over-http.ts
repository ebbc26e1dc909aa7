import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { readPrivateFileOverHttp } from "#adapters/http-client/private-file.ts";
import { takeMyDataOverHttp } from "#adapters/http-client/own-data.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function accountOverHttp(container: Container, api: Api): void {
  container.bind(TakeMyData).toConstantValue(takeMyDataOverHttp(api));
  container.bind(ReadMyFile).toConstantValue(readPrivateFileOverHttp(api));
}
