import { inject } from "vitest";

/** What the shop answers somebody whose device asks by itself: so a journey sets up its own beginning, whatever an earlier try left. */
export async function fetchFromShop(
  bearer: string | null,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body: object | null = null,
) {
  const response = await fetch(`${inject("shop").address}/api${path}`, {
    method,
    headers: {
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).payload;
}

/** What others call somebody by. */
export const idOf = async (bearer: string): Promise<string> => (await fetchFromShop(bearer, "GET", "/user/getUserById"))._id;
