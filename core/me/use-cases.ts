export { makeShowSignedIn } from "./show-signed-in.use-case.ts";
export { makeShowUser } from "./show-user.use-case.ts";
export { makeUserOf } from "./user.ts";
