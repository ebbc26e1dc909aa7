import { attemptsIn } from "#adapters/memory/shared/limits.ts";
import { codesIn } from "#adapters/memory/sign-in/codes.ts";
import { describe, expect, it } from "vitest";
import { SignInShop } from "./sign-in-shop.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";

const mobile = "9876543210";
const status = ({
  http,
  status,
}: {
  readonly http: number;
  readonly status: { readonly status_code: number; readonly message: string };
}) => [http, status.status_code, status.message];

describe("asking for a code by mobile", () => {
  it("sends one of four digits, and answers how long it lasts [ep-auth-localsignup] [ep-popup-signin-mobile] [co-otp-length]", async () => {
    const desk = new SignInShop();
    const answer = await desk.send({ mobile });
    expect(status(answer)).toEqual([200, 0, ""]);
    expect(answer.payload).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/), resend_after: 30, expires_in: 300 });
    expect(desk.letters()).toEqual([{ kind: "send-sms", mobile, text: expect.stringMatching(/^\d{4} is your OTP for Niramaya\. /) }]);
    expect(answer.text).not.toContain(desk.lastCode());
  });

  it("takes a number however it is written, and no other text [co-mobile-length]", async () => {
    const desk = new SignInShop();
    for (const written of ["+91 98765 43210", "098765-43210", "९८७६५४३२१०"]) {
      expect((await desk.send({ mobile: written })).http).toBe(200);
      desk.later(31);
    }
    expect(desk.letters().map((letter) => letter.kind === "send-sms" && letter.mobile)).toEqual([mobile, mobile, mobile]);
    for (const written of ["987654321", "98765432101", "98a76543210", "", 9876543210, null]) {
      const answer = await desk.post("/auth/localsignup", { mobile: written, captcha_token: "" });
      expect([written, answer.http, answer.payload[0].path]).toEqual([written, 400, "mobile"]);
    }
  });

  it("needs a human check, whose proof serves once", async () => {
    const desk = new SignInShop();
    const said = [403, 403, "Please confirm that you are a person and try again."];
    for (const captcha_token of [undefined, null, "", "nonsense", Buffer.from("{}").toString("base64")]) {
      const answer = await desk.post("/auth/localsignup", { mobile, captcha_token });
      expect(status(answer)).toEqual(said);
      expect(answer.payload.task).toMatchObject({ parameters: { algorithm: "PBKDF2/SHA-256" } });
    }
    const captcha_token = await desk.proof();
    expect((await desk.post("/auth/localsignup", { mobile, captcha_token })).http).toBe(200);
    expect(status(await desk.post("/auth/localsignup", { mobile: "9876543211", captcha_token }))).toEqual(said);
    const late = await desk.proof();
    desk.later(600);
    expect(status(await desk.post("/auth/localsignup", { mobile, captcha_token: late }))).toEqual(said);
    expect(desk.letters()).toHaveLength(1);
  });

  it("answers a known number as an unknown one, after the same work", async () => {
    const desk = new SignInShop();
    await desk.register(mobile);
    const steps = async (number: string) => {
      const requested: string[] = [];
      const desk = new SignInShop();
      await desk.register(mobile);
      const { customers, jobs } = desk.memory;
      const stored = { customers, codes: codesIn(desk.memory), attempts: attemptsIn(desk.memory), jobs };
      for (const [port, map] of Object.entries<Map<unknown, unknown>>(stored)) {
        for (const method of ["get", "set", "values", "has"] as const) {
          const original = map[method].bind(map) as (...given: readonly unknown[]) => unknown;
          Object.assign(map, {
            [method](...given: readonly unknown[]) {
              requested.push(`${port}.${method}`);
              return original(...given);
            },
          });
        }
      }
      const answer = await desk.send({ mobile: number });
      return { asked: requested, answer: { ...answer, text: "", payload: { ...answer.payload, challenge: "" } } };
    };
    const [known, unknown] = [await steps(mobile), await steps("9876543211")];
    expect(known.answer).toEqual(unknown.answer);
    expect(known.asked).toEqual(unknown.asked);
    expect(known.asked).not.toContain("customers.values");
  });

  it("is possible again after 30 seconds, and five times a day from one place [er-otp-429]", async () => {
    const desk = new SignInShop();
    expect((await desk.send({ mobile })).http).toBe(200);
    const tooSoon = await desk.send({ mobile });
    expect(status(tooSoon)).toEqual([429, 429, "Too many requests. Please try again later."]);
    expect([tooSoon.payload, tooSoon.retryAfter]).toEqual([{ retry_after: 30 }, "30"]);
    for (let sent = 1; sent < 5; sent++) {
      desk.later(30);
      expect((await desk.send({ mobile })).http).toBe(200);
    }
    desk.later(30);
    const tooMany = await desk.send({ mobile });
    expect([tooMany.http, tooMany.payload]).toEqual([429, { retry_after: 24 * 3600 - 5 * 30 }]);
    expect((await desk.send({ mobile }, "198.51.100.4")).http).toBe(200);
    desk.later(24 * 3600 - 5 * 30);
    expect((await desk.send({ mobile })).http).toBe(200);
  });
});

describe("asking for a code again", () => {
  it("sends another one, and the former no longer works [ep-auth-resend-sms] [ep-popup-resend-otp]", async () => {
    const desk = new SignInShop();
    await desk.register(mobile);
    await desk.send({ mobile });
    const former = desk.lastCode();
    expect((await desk.post("/auth/resend-sms", { mobile })).http).toBe(429);
    do {
      desk.later(30);
      expect(status(await desk.post("/auth/resend-sms", { mobile }))).toEqual([200, 0, ""]);
    } while (desk.lastCode() === former);
    expect(status(await desk.post("/auth/otpverification", { mobile, otp: former }))).toEqual([200, 1, "Wrong OTP entered"]);
    expect((await desk.post("/auth/otpverification", { mobile, otp: desk.lastCode() })).payload.token).toMatch(/^[\w-]{43}$/);
  });

  it("needs a first time, by this number and from this place [er-otp-resend-failure]", async () => {
    const desk = new SignInShop();
    await desk.send({ mobile });
    desk.later(30);
    for (const [number, from] of [
      ["9876543211", undefined],
      [mobile, "198.51.100.4"],
    ] as const) {
      const answer = await desk.post("/auth/resend-sms", { mobile: number }, from === undefined ? {} : { from });
      expect(status(answer)).toEqual([200, 2, "Please ask for a new OTP."]);
    }
    desk.later(15 * 60);
    expect(status(await desk.post("/auth/resend-sms", { mobile }))).toEqual([200, 2, "Please ask for a new OTP."]);
  });
});

describe("verifying a code", () => {
  it("signs in, with user, token and status [ep-auth-otpverification] [ep-popup-verify-otp] [en-verify-response] [en-session] [en-user]", async () => {
    const desk = new SignInShop();
    await desk.register(mobile);
    await desk.send({ mobile: `0${mobile}` });
    const { http, payload } = await desk.post("/auth/otpverification", { mobile, otp: desk.lastCode() });
    expect(http).toBe(200);
    expect(payload).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      delete_account_status: null,
      user: expect.objectContaining({
        _id: expect.any(String),
        name: "Asha Rao",
        mobile,
        email: null,
        thumb: null,
        reward_points: 0,
        role: "customer",
        aggregator: null,
        delete_account_status: null,
        cart_list: [],
        cart_coupon: null,
        wish_list: [],
      }),
    });
    const shown = await desk.get("/user/getprofile", { bearer: payload.token });
    expect(shown.payload).toEqual(payload.user);
  });

  it("answers success without a payload where the number is new, who then registers [ep-auth-userregistration] [en-signup-payload] [en-login-payload]", async () => {
    const desk = new SignInShop();
    await desk.send({ mobile });
    const verified = await desk.post("/auth/otpverification", { mobile, otp: desk.lastCode() });
    expect([status(verified), verified.payload]).toEqual([[200, 0, ""], null]);
    const signUp = {
      mobile,
      name: " Asha  Rao ",
      birthdate: "1990-02-28",
      gender: "Female",
      email: "ASHA@example.com ",
      doctor_reference_code: "DR-1",
      facebook_token: "f",
      google_token: "g",
    };
    const registered = await desk.post("/auth/userregistration", signUp);
    expect(status(registered)).toEqual([200, 0, ""]);
    expect(registered.payload.user).toMatchObject({ name: "Asha Rao", mobile, email: null, gender: "female", birthdate: "1990-02-28" });
    const [stored] = desk.memory.customers.values();
    expect([stored?.referenceCode, JSON.stringify(stored).includes("facebook")]).toEqual(["DR-1", false]);
    expect(status(await desk.post("/auth/userregistration", signUp))[1]).toBe(2); // The proof has served.
  });

  it("keeps the doctor's code that a customer without one signs in with; the first stays [ep-popup-signin-mobile]", async () => {
    const desk = new SignInShop();
    await desk.register(mobile);
    for (const doctor_reference_code of ["DR-8", "DR-9"]) {
      await desk.post("/auth/localsignup", { mobile, captcha_token: await desk.proof(), doctor_reference_code });
      expect(status(await desk.post("/auth/otpverification", { mobile, otp: desk.lastCode() }))).toEqual([200, 0, ""]);
      expect([...desk.memory.customers.values()][0]?.referenceCode).toBe("DR-8");
      desk.later(31);
    }
  });

  it("gives a code to invite others by, and keeps who came by whose [en-signup-payload]", async () => {
    const desk = new SignInShop();
    const asha = await desk.register(mobile);
    const { payload } = await desk.get("/user/getprofile", { bearer: asha });
    expect(payload.invite_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const profile = await desk.get("/user/getUserById", { bearer: asha });
    expect(profile.payload.invite_code).toBe(payload.invite_code);

    const ravi = "9876543211";
    await desk.send({ mobile: ravi });
    await desk.post("/auth/otpverification", { mobile: ravi, otp: desk.lastCode() });
    const register = (invite_code: string) => desk.post("/auth/userregistration", { mobile: ravi, name: "Ravi", invite_code });
    const other = payload.invite_code === "7K3MQ2XA" ? "7K3MQ2XB" : "7K3MQ2XA";
    expect(status(await register(other))).toEqual([200, 5, "We can't find this invite code. Please check it, or leave it empty."]);
    expect((await register("7K3M")).http).toBe(400);
    expect([...desk.memory.customers]).toHaveLength(1);
    const written = `${payload.invite_code.slice(0, 4).toLowerCase()} - ${payload.invite_code.slice(4)}`;
    const registered = await register(written); // The proof still counts.
    expect(status(registered)).toEqual([200, 0, ""]);
    expect(registered.payload.user.invite_code).not.toBe(payload.invite_code);
    expect([...desk.memory.invites.inviters]).toEqual([[registered.payload.user._id, payload._id]]);
    expect(JSON.stringify(registered.payload)).not.toContain(payload._id);
  });

  it("takes three tries, within five minutes, once [er-verify-wrong-otp]", async () => {
    const desk = new SignInShop();
    await desk.register(mobile);
    const verify = (otp: string) => desk.post("/auth/otpverification", { mobile, otp });
    const wrong = [200, 1, "Wrong OTP entered"];

    await desk.send({ mobile });
    for (let tries = 0; tries < 3; tries++) expect(status(await verify(desk.wrongCode()))).toEqual(wrong);
    expect(status(await verify(desk.lastCode()))).toEqual(wrong);

    desk.later(30);
    await desk.send({ mobile });
    desk.later(300);
    expect(status(await verify(desk.lastCode()))).toEqual(wrong);

    await desk.send({ mobile });
    desk.later(299);
    expect((await verify(desk.lastCode())).payload).not.toBeNull();
    expect(status(await verify(desk.lastCode()))).toEqual(wrong);
    for (const otp of ["", "12345", "abcd"]) expect(status(await verify(otp))).toEqual(wrong);
  });
});

describe("registering", () => {
  it("needs a number that was proved here within ten minutes [ep-auth-registrationbymobile]", async () => {
    const desk = new SignInShop();
    const said = [200, 2, "Please verify your mobile number with an OTP first."];
    const register = (body: object, from?: string) =>
      desk.post("/auth/userRegistrationByMobile", { name: "Asha", ...body }, from === undefined ? {} : { from });
    expect(status(await register({ mobile }))).toEqual(said);
    expect(status(await register({}))).toEqual(said);
    await desk.send({ mobile });
    expect(status(await register({ mobile }))).toEqual(said);
    await desk.post("/auth/otpverification", { mobile, otp: desk.lastCode() });
    expect(status(await register({ mobile }, "198.51.100.4"))).toEqual(said);
    expect(status(await register({ mobile: "9876543211" }))).toEqual(said);
    desk.later(600);
    expect(status(await register({ mobile }))).toEqual(said);
    expect(desk.memory.customers.size).toBe(0);
  });

  it.each([["Asha2"], [""], [" "], ["A".repeat(81)], ["Asha\u202e"], ["Asha\u200d"], [undefined]])("refuses the name %j", async (name) => {
    const answer = await new SignInShop().post("/auth/userregistration", { mobile, name });
    expect([answer.http, answer.payload[0].path]).toEqual([400, "name"]);
  });

  it("needs a birth date that has been, and keeps what was proved", async () => {
    const desk = new SignInShop();
    await desk.send({ mobile });
    await desk.post("/auth/otpverification", { mobile, otp: desk.lastCode() });
    const register = (birthdate: string) => desk.post("/auth/userregistration", { mobile, name: "Asha", birthdate });
    expect(status(await register("2031-01-01"))).toEqual([200, 4, "Birth date is not possible"]);
    expect((await register("1992-02-29")).payload.user).toMatchObject({ mobile });
  });
});

describe("signing in by e-mail", () => {
  const email = "asha@example.com";

  it("sends a code, sends it again, and signs in or lets register [ep-auth-emaillogin] [ep-auth-resend-email] [ep-auth-emailotpverification] [ep-popup-email-otp]", async () => {
    const desk = new SignInShop();
    expect((await desk.send({ email: "Asha@Example.com" })).http).toBe(200);
    expect(desk.letters().at(-1)).toMatchObject({ kind: "send-email", email, subject: "Your OTP for Niramaya" });
    desk.later(30);
    expect((await desk.post("/auth/resend-email", { email })).payload).toMatchObject({ resend_after: 30 });
    expect(status(await desk.post("/auth/emailotpverification", { email, otp: desk.wrongCode() }))).toEqual([200, 1, "Wrong OTP entered"]);
    const verified = await desk.post("/auth/emailotpverification", { email, otp: desk.lastCode() });
    expect([status(verified), verified.payload]).toEqual([[200, 0, ""], null]);
    const registered = await desk.post("/auth/userregistration", { email, name: "Asha" });
    expect(registered.payload.user).toMatchObject({ name: "Asha", mobile: null, email });
    desk.later(31);
    await desk.send({ email });
    expect((await desk.post("/auth/emailotpverification", { email, otp: desk.lastCode() })).payload.user.email).toBe(email);
  });

  it("is possible once the link in a letter was followed [ep-verifyemail] [ep-auth-user-resend-email]", async () => {
    const desk = new SignInShop();
    const bearer = await desk.register(mobile, "Asha", { email });
    const followed = () => desk.get(`/verifyEmail?${/verifyEmail\?(\S+)/.exec(desk.lastText())?.[1]}`);
    expect((await desk.get("/user/getprofile", { bearer })).payload.email).toBeNull();
    expect((await followed()).payload).toEqual({ email });
    expect((await desk.get("/user/getprofile", { bearer })).payload.email).toBe(email);
    expect(status(await followed())).toEqual([200, 1, "This link has been used or has expired."]);

    const other = await desk.register("9876543211", "Ravi");
    expect((await desk.post("/auth/user/resend-email", { email }, { bearer: other })).payload).toEqual({ resend_after: 30 });
    expect(status(await followed())).toEqual([200, 3, "This e-mail address belongs to another account."]);
    expect((await desk.post("/auth/user/resend-email", { email }, { bearer: other })).http).toBe(429);
    expect(status(await desk.post("/auth/user/resend-email", { email: "new@example.com" }))).toEqual([200, 2, "Please ask for a new OTP."]);
    await desk.send({ email: "new@example.com" });
    desk.later(30);
    expect((await desk.post("/auth/user/resend-email", { email: "new@example.com" })).payload).toEqual({ resend_after: 30 });
  });
});

describe("what limits sign-in", () => {
  const email = "asha@example.com";

  it("is a code's five minutes: afterwards its message is not sent either", async () => {
    const desk = new SignInShop();
    await desk.send({ mobile });
    expect([...desk.memory.jobs.values()].map(({ job }) => job)).toMatchObject([{ kind: "send-code", until: desk.at + 300_000 }]);
  });

  it("is a hundred tries an hour of links from one place, as of codes", async () => {
    const desk = new SignInShop();
    await desk.register(mobile, "Asha", { email });
    const link = Object.fromEntries(new URLSearchParams(/verifyEmail\?(\S+)/.exec(desk.lastText())?.[1]));
    const follow = (given: Readonly<Record<string, string>>, from?: string) =>
      desk.get(`/verifyEmail?${new URLSearchParams({ ...link, ...given })}`, from === undefined ? {} : { from });
    const elsewhere = "198.51.100.4";
    for (let tries = 0; tries < 100; tries++) await follow({ _id: `${tries}` }, elsewhere);
    expect((await follow({}, elsewhere)).http).toBe(429);
    expect(status(await follow({ otp: link["otp"] === "0000" ? "0001" : "0000" }))).toEqual([
      200,
      1,
      "This link has been used or has expired.",
    ]);
    const both = await Promise.all([follow({}), follow({})]);
    expect(both.map((answer) => status(answer)[1]).sort()).toEqual([0, 1]);
  });
});

describe("the human check", () => {
  it("is told right from wrong without being used up [ep-verifycaptcha] [ep-verify-recaptcha]", async () => {
    const desk = new SignInShop();
    const proof = await desk.proof();
    for (const [path, name] of [
      ["/verifyCaptcha", "captcha_token"],
      ["/verify-recaptcha", "token"],
    ] as const) {
      expect((await desk.post(path, { [name]: proof })).payload).toEqual({ verified: true });
      expect(status(await desk.post(path, { [name]: `${proof}x`.slice(5) }))).toEqual([
        200,
        1,
        "The check was not solved. Please try again.",
      ]);
    }
    expect((await desk.post("/auth/localsignup", { mobile, captcha_token: proof })).http).toBe(200);
  });
});

describe("the generic module", () => {
  it("signs in by what is typed, shows who is signed in, and signs out [ep-generic-login] [ep-generic-user] [ep-generic-logout]", async () => {
    const desk = new SignInShop();
    const first = await desk.register(mobile);
    await desk.put("/user/addUserPassword", { password: "kt7Rw2qX" }, { bearer: first });
    await desk.send({ mobile });
    const byCode = await desk.post("/auth/login", { mobile, otp: desk.lastCode() });
    expect(byCode.payload.user.name).toBe("Asha Rao");
    const byPassword = await desk.post("/auth/login", { mobile, password: "kt7Rw2qX" });
    const bearer = byPassword.payload.token;
    expect((await desk.get("/auth/user", { bearer })).payload).toEqual(byPassword.payload.user);
    expect((await desk.ask("POST", "/auth/logout", { bearer })).payload).toEqual({ message: "Logged out successfully" });
    expect(status(await desk.get("/auth/user", { bearer }))).toEqual([401, 401, "Unauthorized access. Please log in again."]);
    expect((await desk.get("/auth/user", { bearer: byCode.payload.token })).http).toBe(200);

    expect(status(await desk.post("/auth/login", { mobile, password: "other" }))[1]).toBe(2);
    expect(status(await desk.post("/auth/login", { mobile, otp: "0000" }))).toEqual([200, 1, "Wrong OTP entered"]);
    await desk.send({ email: "new@example.com" });
    expect(status(await desk.post("/auth/login", { email: "new@example.com", otp: desk.lastCode() }))).toEqual([
      200,
      3,
      "There is no account yet. Please register.",
    ]);
    expect((await desk.post("/auth/login", { mobile })).http).toBe(400);
  });

  it("takes the key of the company's app that brought the customer, and no other", async () => {
    const desk = new SignInShop();
    const bearer = await desk.register(mobile);
    expect(status(await desk.get("/auth/user?apikey=K", { bearer }))).toEqual([403, 403, "This link does not sign you in. Please log in."]);
    desk.memory.aggregators.set("Wellbeing", "K");
    for (const [id, stored] of desk.memory.customers)
      desk.memory.customers.set(id, { ...stored, customer: { ...stored.customer, aggregator: "Wellbeing" } });
    expect((await desk.get("/auth/user?apikey=K", { bearer })).payload.aggregator).toEqual({ app_name: "Wellbeing" });
    expect((await desk.get("/auth/user?apikey=k", { bearer })).http).toBe(403);
  });
});

describe("calls for the signed-in", () => {
  it.each([
    ["GET", "/user/getprofile"],
    ["GET", "/auth/user"],
    ["POST", "/auth/logout"],
    ["POST", "/aggregator/sendPhoneOtp"],
    ["PUT", "/sso/addMobileToUserProfile"],
    ["PUT", "/user/addUserPassword"],
    ["PUT", "/user/changeUserPassword"],
    ["PUT", "/user/requestToDeleteUserAcc"],
    ["PUT", "/user/restoreToDeletedUserAcc"],
  ] as const)("are refused without a session: %s %s [ep-bearer]", async (method, path) => {
    const desk = new SignInShop();
    const body = method === "GET" ? {} : { body: { mobile_no: mobile } };
    expect(status(await desk.ask(method, path, body))).toEqual([401, 401, "Unauthorized access. Please log in again."]);
    expect(status(await desk.ask(method, path, { ...body, bearer: "x" }))[0]).toBe(401);
  });
});

describe("a mobile on the profile", () => {
  it("is proved by a code in this session, within ten minutes [ep-aggregator-sendphoneotp] [ep-sso-addmobile]", async () => {
    const desk = new SignInShop();
    await desk.send({ email: "asha@example.com" });
    await desk.post("/auth/emailotpverification", { email: "asha@example.com", otp: desk.lastCode() });
    const bearer = (await desk.post("/auth/userregistration", { email: "asha@example.com", name: "Asha" })).payload.token;
    const add = () => desk.put("/sso/addMobileToUserProfile", { mobile_no: mobile }, { bearer });
    const notProved = [200, 2, "Please verify your mobile number with an OTP first."];
    expect(status(await add())).toEqual(notProved);
    const prove = async () => {
      desk.later(31);
      expect((await desk.post("/aggregator/sendPhoneOtp", { mobile_no: mobile }, { bearer })).payload).toMatchObject({ resend_after: 30 });
      return desk.post("/auth/otpverification", { mobile, otp: desk.lastCode() }, { bearer });
    };
    const verified = await prove();
    expect([status(verified), verified.payload]).toEqual([[200, 0, ""], null]);
    desk.later(600);
    expect(status(await add())).toEqual(notProved);
    await prove();
    expect((await add()).payload).toEqual({ mobile });
    expect(status(await add())).toEqual(notProved);
    expect((await desk.get("/user/getprofile", { bearer })).payload.mobile).toBe(mobile);
  });

  it("is nobody else's, and a code for it signs nobody in or up", async () => {
    const desk = new SignInShop();
    await desk.register(mobile);
    const bearer = await desk.register("9876543211", "Ravi");
    await desk.post("/aggregator/sendPhoneOtp", { mobile_no: mobile }, { bearer });
    const otp = desk.lastCode();
    expect(status(await desk.post("/auth/otpverification", { mobile, otp }))[1]).toBe(1);
    expect((await desk.post("/auth/otpverification", { mobile, otp }, { bearer })).payload).toBeNull();
    expect(status(await desk.post("/auth/userregistration", { mobile, name: "Ravi" }))[1]).toBe(2);
    expect(status(await desk.put("/sso/addMobileToUserProfile", { mobile_no: mobile }, { bearer }))).toEqual([
      200,
      3,
      "This mobile number belongs to another account.",
    ]);
  });
});

describe("what sign-in writes", () => {
  /** Six texts and letters: a code and another one, one by e-mail, of registering, to confirm an address, to add a number. */
  const written = async (language: string | null) => {
    const desk = new SignInShop();
    desk.language = language;
    await desk.send({ mobile });
    desk.later(30);
    await desk.post("/auth/resend-sms", { mobile });
    await desk.send({ email: "asha@example.com" });
    const bearer = await desk.register("9876543211", "Ravi", { email: "ravi@example.com" });
    await desk.post("/aggregator/sendPhoneOtp", { mobile_no: "9876543212" }, { bearer });
    return desk.letters();
  };
  const hindi = /[\u0900-\u097f]/;
  const subjects = (letters: readonly MessageJob[]) => letters.flatMap((letter) => (letter.kind === "send-email" ? [letter.subject] : []));

  it("is Hindi for whoever chose Hindi in this browser, the code still where a phone finds it", async () => {
    const letters = await written("hi");
    expect(letters.map(({ text }) => hindi.test(text))).toEqual([true, true, true, true, true, true]);
    expect(letters[0]?.text).toMatch(/^(\d{4}) Niramaya के लिए आपका OTP है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@niramaya\.test #\1$/);
    expect(subjects(letters)).toEqual(["Niramaya के लिए आपका OTP", "कृपया Niramaya के लिए अपने ई-मेल पते की पुष्टि करें"]);
    expect(letters[4]?.text).toMatch(/\nhttps:\/\/niramaya\.test\/verifyEmail\?_id=[\w-]{43}&otp=\d{4}&email=ravi%40example\.com\n/);
  });

  it.each([null, "en", "fr"])("is English for whoever chose %s", async (language) => {
    const letters = await written(language);
    expect(letters.map(({ text }) => hindi.test(text))).toEqual([false, false, false, false, false, false]);
    expect(subjects(letters)).toEqual(["Your OTP for Niramaya", "Please confirm your e-mail address for Niramaya"]);
  });
});
