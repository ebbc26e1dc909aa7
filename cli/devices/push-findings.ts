import { fault } from "#cli/doctor/finding.ts";
import { vapidKeys } from "./composition.ts";
import { otherKeyText } from "./wording/findings.ts";
import type { Finding } from "#cli/doctor/finding.ts";
import type { Settings } from "#cli/settings.ts";

type Keys = Pick<Settings, "vapidPublicKey" | "vapidPrivateKey">;

/** Keys of two pairs: browsers would be told one key, and every push service would refuse what is signed with the other. */
export const pushFindings = ({ vapidPublicKey: publicKey, vapidPrivateKey: privateKey }: Keys): readonly Finding[] =>
  publicKey === null || privateKey === null || vapidKeys.isPair({ publicKey, privateKey }) ? [] : [fault("push", otherKeyText)];
