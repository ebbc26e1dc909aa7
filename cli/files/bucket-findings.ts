import { fault, passed } from "#cli/doctor/finding.ts";
import { bucketFindingWords } from "./wording/findings.ts";
import type { Settings } from "#cli/settings.ts";
import type { Finding } from "#cli/doctor/finding.ts";

/** Whether the bucket of uploads answers, and is closed to everybody else; nothing where uploads lie in the data folder. */
export async function bucketFindings({ filesUrl }: Pick<Settings, "filesUrl">): Promise<readonly Finding[]> {
  if (filesUrl === null) return [];
  const { stateOfBucket } = await import("./composition.ts");
  const state = await stateOfBucket(filesUrl);
  switch (state.kind) {
    case "private":
      return [passed("bucket", bucketFindingWords.isPrivate(state.bucket))];
    case "open-to-others":
      return [fault("bucket", bucketFindingWords.openToOthers(state.bucket))];
    case "unusable":
      return [fault("bucket", bucketFindingWords.unusable(state.bucket, state.reason))];
  }
}
