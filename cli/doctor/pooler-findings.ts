import { onDatabase } from "#cli/database/composition.ts";
import { doctorWords } from "./words.ts";
import { fault, passed, warning } from "./finding.ts";
import type { Settings } from "#cli/settings.ts";
import type { Finding } from "./finding.ts";

type Addresses = Pick<Settings, "databaseUrl" | "databaseDirectUrl">;
type Seen = Awaited<ReturnType<typeof onDatabase.reached>>;

/** Whether a pooler stands before the database, and what it needs. */
export async function poolerFindings({ databaseUrl, databaseDirectUrl }: Addresses): Promise<readonly Finding[]> {
  if (databaseUrl === null) return [];
  const requests = await seen("DATABASE_URL", databaseUrl);
  if (databaseDirectUrl === null) return "told" in requests || !requests.isPooler ? [] : [fault("pooler", doctorWords.unnamedPooler)];
  const direct = await seen("DATABASE_DIRECT_URL", databaseDirectUrl);
  if ("told" in requests) return [requests];
  if ("told" in direct) return [direct];
  if (direct.isPooler) return [fault("pooler", doctorWords.pooledDirectly)];
  if (direct.database !== requests.database) return [fault("pooler", doctorWords.otherDatabase)];
  return requests.unset.length === 0
    ? [passed("pooler", doctorWords.pooled)]
    : [warning("pooler", doctorWords.unsetBehindPooler(requests.unset))];
}

const seen = (variable: string, address: string): Promise<Seen | Finding> =>
  onDatabase
    .reached(address)
    .catch((error: unknown) => fault("pooler", doctorWords.unreachable(variable, error instanceof Error ? error.message : String(error))));
