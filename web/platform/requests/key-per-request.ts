/** A key for what is asked: the same while the same is asked, so that a repetition is one call; another one for anything else. */
export function keyPerRequest(newKey: () => string): (asked: unknown) => string {
  let last = { asked: "", key: "" };
  return (asked) => {
    const said = JSON.stringify(asked);
    if (last.key === "" || last.asked !== said) last = { asked: said, key: newKey() };
    return last.key;
  };
}
