/**
 * A key for a request. The same request gets the same key, so that the server does a repetition only once. Another request gets another
 * key.
 */
export function keyPerRequest(newKey: () => string): (request: unknown) => string {
  let last = { asked: "", key: "" };
  return (request) => {
    const said = JSON.stringify(request);
    if (last.key === "" || last.asked !== said) last = { asked: said, key: newKey() };
    return last.key;
  };
}
