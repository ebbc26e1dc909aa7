/** The data that a page is about. Throws a 404 where there is none. */
export function orNotFound<Data>(answer: Data | null): Data {
  if (answer === null) throw new Response(null, { status: 404 });
  return answer;
}
