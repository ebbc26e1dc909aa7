import { token } from "../../shared/token.ts";

/** Which endpoints the server may call; outside tests `isPushService`. */
export type PushServices = (endpoint: string) => boolean;
export const PushServices = token<PushServices>("PushServices");
