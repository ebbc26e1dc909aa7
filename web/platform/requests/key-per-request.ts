/** A key for a request. The same request gets the same key, so that the server does a repetition only once. Another request gets another key. */
export function keyPerRequest(newKey: () => string): (asked: unknown) => string {
  let last = { asked: "", key: "" };
  return (asked) => {
    const said = JSON.stringify(asked);
    if (last.key === "" || last.asked !== said) last = { asked: said, key: newKey() };
    return last.key;
  };
}
