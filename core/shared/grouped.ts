/**
 * Items grouped by key, in the order in which each key first came. This is Map.groupBy, written again because the library also runs on a
 * Node version that lacks it.
 */
export function grouped<Thing, Key>(things: Iterable<Thing>, keyOf: (thing: Thing) => Key): ReadonlyMap<Key, readonly Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
}
