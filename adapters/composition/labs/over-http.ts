import { FindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { ListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function labsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/labs/endpoints.ts"), {
    findLabTests: FindLabTests,
    listLabPackages: ListLabPackages,
    listLabs: ListLabs,
    showLabTest: ShowLabTest,
  });
}
