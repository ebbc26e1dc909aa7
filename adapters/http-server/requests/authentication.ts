import { chosenLanguage } from "#adapters/http-server/pages/language-choice.ts";
import type { FastifyRequest } from "fastify";
import type { HolderOf } from "#core/sign-in/session/holder-of.use-case.ts";
import type { Caller, Recovery } from "#core/identity/session.ts";

/**
 * The caller of a request: the address and language of the call, whether it has a token, and the session or recovery that the token opens.
 */
type Bearer = Caller & { readonly isShown: boolean; readonly recovery: Recovery | null };

/** Who makes a request, according to its token at this moment. */
export type Authenticate = (request: FastifyRequest) => Promise<Bearer>;

type Who = { readonly first: readonly unknown[] } | { readonly denied: 401 };

const SIGNED_OUT: Who = { denied: 401 };

/** The use case's first argument, by audience. The server does not start with an endpoint of another audience. */
export const argumentsByAudience: Readonly<Record<string, ((bearer: Bearer) => Who) | undefined>> = {
  anyone: () => ({ first: [] }),
  caller: ({ address, session, language }) => ({ first: [{ address, session, language }] }),
  visitor: ({ isShown, session }) => (isShown && session === null ? SIGNED_OUT : { first: [session?.customer ?? null] }),
  customer: ({ session }) => (session === null ? SIGNED_OUT : { first: [session.customer] }),
  patient: ({ session }) => (session === null ? SIGNED_OUT : { first: [session.customer] }),
  reader: ({ session, language }) => (session === null ? SIGNED_OUT : { first: [{ customer: session.customer, language }] }),
  session: ({ session }) => (session === null ? SIGNED_OUT : { first: [session] }),
  leaver: ({ recovery }) => (recovery === null ? SIGNED_OUT : { first: [recovery] }),
};

export async function bearerOf(request: FastifyRequest, holderOf: HolderOf): Promise<Bearer> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  const held = token === undefined ? null : await holderOf(token);
  const isRecovery = held !== null && "recovery" in held;
  return {
    get address() {
      return request.ip;
    },
    get language() {
      return chosenLanguage(request);
    },
    isShown: token !== undefined,
    session: isRecovery ? null : held,
    recovery: isRecovery ? held : null,
  };
}
