import * as endpoints from "./endpoints.ts";
import * as followers from "./followers.ts";
import * as challengeInvitation from "./challenge-invitation.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const notificationsContract: Contract = [endpoints, followers, challengeInvitation];
