/** What nobody knows is a page that could not be found. */
export function found<Data>(answer: Data | null): Data {
  if (answer === null) throw new Response(null, { status: 404 });
  return answer;
}
