import { FindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { ListTherapies } from "#core/consultations/directory/list-therapies.use-case.ts";
import { ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function consultationsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/endpoints.ts"), {
    findPractitioners: FindPractitioners,
    listPractitioners: FindPractitioners,
    listActivePractitioners: FindPractitioners,
    findPractitionersNearby: FindPractitionersNearby,
    listTherapies: ListTherapies,
    showPractitioner: ShowPractitioner,
    listFreeTimes: ListFreeTimes,
    showDay: ShowDay,
  });
}
