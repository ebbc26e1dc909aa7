declare global {
  interface Window {
    /** Absent in browsers without trusted types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
    };
  }
}

/** The one policy of trusted types that our pages allow: what runs beside a page comes from this site's own files. */
const WORKERS = "workers";

const ownFile = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href);
  if (import.meta.env.DEV && origin === location.origin) return address; // There each source is a file of its own.
  if (origin !== location.origin || !/^\/(?:assets\/[\w.-]+|service-worker)\.js$/.test(pathname))
    throw new TypeError(`${address} is no worker of this site`);
  return address;
};

// A policy can be made once a page, hence here and not in a function.
const policy = globalThis.window?.trustedTypes?.createPolicy(WORKERS, { createScriptURL: ownFile }) ?? { createScriptURL: ownFile };

/** A worker's address as browsers take it that let no text run. Throws TypeError for what is not a file of this site. */
export const workerAddress = (address: string): string => policy.createScriptURL(address);
