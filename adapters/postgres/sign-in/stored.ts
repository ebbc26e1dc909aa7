import { SIGN_IN_JOBS } from "#core/sign-in/sign-in-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedSignIn: StoredArea = { name: "sign-in", jobs: SIGN_IN_JOBS };
