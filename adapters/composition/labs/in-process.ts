import { FindLabTests, makeFindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { LabSnapshots, labSnapshots } from "#core/labs/list/lab-snapshot.ts";
import { ListLabPackages, makeListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ListLabs, makeListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { makeShowLabTest, ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function labsInProcess(container: Container): void {
  make(container, LabSnapshots, labSnapshots, { labs: Labs, now: Clock });
  const needs = { snapshots: LabSnapshots };
  make(container, FindLabTests, makeFindLabTests, needs);
  make(container, ListLabPackages, makeListLabPackages, needs);
  make(container, ListLabs, makeListLabs, needs);
  make(container, ShowLabTest, makeShowLabTest, needs);
}
