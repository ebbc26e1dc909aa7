import { customerId } from "#core/identity/customer-id.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Departures } from "#core/identity/departures.port.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresDepartures } from "#adapters/postgres/identity/departures.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { IdentityJob } from "#core/identity/identity-job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const identityArea = {
  name: "identity",
  ports(container, { db }) {
    container.bind(Customers).toConstantValue(postgresCustomers(db));
    container.bind(Departures).toConstantValue(postgresDepartures(db));
    container.bind(Sessions).toConstantValue(postgresSessions(db));
  },
  workers: (container) =>
    ({
      "erase-account": ({ customer }) => container.get(Departures).comeDue(customerId(customer), container.get(Clock)()),
    }) satisfies Workers<IdentityJob>,
} as const satisfies ServerArea;
