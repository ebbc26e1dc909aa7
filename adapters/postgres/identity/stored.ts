import { IDENTITY_JOBS } from "#core/identity/identity-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedIdentity: StoredArea = { name: "identity", jobs: IDENTITY_JOBS };
