/** Answers that are the same for everybody and hold nothing that somebody typed, asked or owns. */
const SHELVES =
  /^\/api\/(?:shop\/(?:product\/(?:getProducts|getProductsByIds|getProductBySlug|user\/getAllFiltersOfProduct)|master\/.+|menu\/list|brand\/.+|shippingCharges\/user\/getShippingCharges)|shopCoupon\/getAllCouponWebAndAppWithoutToken|company\/info|site\/settings|homeScreenTwo\/getAllHomeScreenTwo)$/;

/** Pages that belong to somebody, whatever the server draws of them. */
const PERSONAL =
  /^\/(?:user|profile|personaldetails|homeprofile|members|notification|invitefriend|mobile|login|resetpassword|verifyemail|newsletter|language|payment|sandbox|shop\/(?:orders|thankyou|checkout|wishlist|product\/[^/]+\/review))(?:\/|$)/i;

type Asked = Pick<Request, "method" | "mode" | "headers">;

/** Whether a device may keep a page for when there is no line: those that anybody sees, asked for by no words of somebody. */
export const isPage = (request: Pick<Asked, "mode">, { pathname, searchParams }: URL): boolean =>
  request.mode === "navigate" && !PERSONAL.test(pathname) && !tells(searchParams);

/** Whether a device may keep what the shop answered. */
export const isCacheable = (request: Asked, { pathname, searchParams }: URL): boolean =>
  request.method === "GET" && !request.headers.has("authorization") && SHELVES.test(pathname) && !tells(searchParams);

/** What was searched for may tell of an illness, and a token opens an account. */
const tells = (search: URLSearchParams): boolean =>
  ["title", "words", "search", "token", "apikey", "key", "invite"].some((name) => search.has(name));
