/** Makes key-1, key-2 and so on. */
export function newKeys(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
}
