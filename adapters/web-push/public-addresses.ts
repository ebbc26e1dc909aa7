import { lookup } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";

/** Whether an IP address is one of the public Internet: not of this machine, of a local network, or for a purpose of its own. */
export const isPublic = (address: string): boolean => isIP(address) > 0 && ipaddr.process(address).range() === "unicast";

/**
 * Finds a name's addresses as usual and answers only public ones. It is asked for each connection, so that a name which has led elsewhere
 * since it was checked leads nowhere.
 */
export const publicLookup: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first, ...more] = error === null ? addresses.filter(({ address }) => isPublic(address)) : [];
    if (first === undefined) found(error ?? new TypeError("a name without a public address"), [] as LookupAddress[]);
    else if (options.all === true) found(null, [first, ...more]);
    else found(null, first.address, first.family);
  });
};
