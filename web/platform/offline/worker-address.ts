declare global {
  interface Window {
    /** Absent in browsers without trusted types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
    };
  }
}

/** The only policy of trusted types that our pages allow. A worker must be a file of this site. */
const WORKERS = "workers";

const ownFile = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href);
  if (import.meta.env.DEV && origin === location.origin) return address; // In development each source is a file of its own.
  if (origin !== location.origin || !/^\/(?:assets\/[\w.-]+|service-worker)\.js$/.test(pathname))
    throw new TypeError(`${address} is no worker of this site`);
  return address;
};

// A page can make a policy only once, so it is made here and not in a function.
const policy = globalThis.window?.trustedTypes?.createPolicy(WORKERS, { createScriptURL: ownFile }) ?? { createScriptURL: ownFile };

/**
 * A worker's address in the type that browsers with trusted types require. Throws TypeError for an address that is not a file of this site.
 */
export const workerAddress = (address: string): string => policy.createScriptURL(address);
