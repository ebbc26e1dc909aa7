import type { CommonPasswords } from "#core/sign-in/passwords/common-passwords.port.ts";

/**
 * The commonest passwords of known leaks, some 49,000. Read when the first password is chosen: a server that only sells holds none of them.
 */
export function listedPasswords(): CommonPasswords {
  let listed: Promise<ReadonlySet<string>> | null = null;
  return {
    async include(text) {
      listed ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
      return (await listed).has(text);
    },
  };
}
