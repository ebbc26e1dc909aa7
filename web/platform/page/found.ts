/** Throws a 404 for what does not exist. */
export function found<Data>(answer: Data | null): Data {
  if (answer === null) throw new Response(null, { status: 404 });
  return answer;
}
