import { Households } from "#core/account/households.port.ts";
import { directorySnapshots, DirectorySnapshots } from "#core/consultations/directory/directory-snapshot.ts";
import { FindPractitionersNearby, makeFindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import { FindPractitioners, makeFindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { ListFreeTimes, makeListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { ListTherapies, makeListTherapies } from "#core/consultations/directory/list-therapies.use-case.ts";
import { makeShowDay, ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { makeShowPractitioner, ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { Practitioners } from "#core/consultations/practitioners.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function consultationsInProcess(container: Container): void {
  make(container, DirectorySnapshots, directorySnapshots, { practitioners: Practitioners, now: Clock });
  make(container, FindPractitioners, makeFindPractitioners, { snapshots: DirectorySnapshots });
  make(container, FindPractitionersNearby, makeFindPractitionersNearby, { find: FindPractitioners });
  make(container, ListTherapies, makeListTherapies, { snapshots: DirectorySnapshots });
  make(container, ShowPractitioner, makeShowPractitioner, { practitioners: Practitioners, now: Clock });
  make(container, ListFreeTimes, makeListFreeTimes, { practitioners: Practitioners, now: Clock });
  make(container, ShowDay, makeShowDay, { practitioners: Practitioners, households: Households, now: Clock });
}
