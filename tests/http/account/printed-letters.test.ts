import { expect, it } from "vitest";
import { newAddress, newMember } from "#adapters/http-contract/account/profile.ts";
import { register } from "#adapters/http-contract/sign-in/endpoints.ts";
import { sayWhatIsExpected } from "#adapters/http-contract/say-what-is-expected.ts";
import { envelopeOfProblems } from "#adapters/http-server/answers/envelope.ts";
import * as z from "zod/mini";
import type { Shape } from "#adapters/http-contract/shape.ts";

const address = {
  name: "Asha Kulkarni",
  mobile: "9820012345",
  address_line_1: "12 Law College Road",
  address_line_2: "",
  landmark: "Near the well",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411004",
};
const member = { name: "Isha Kulkarni", relation: "Daughter", birthdate: "2015-05-05", gender: "female" };

const problemsOf = (shape: Shape, wire: unknown) => {
  const read = z.safeDecode(shape, wire);
  return read.success ? [] : read.error.issues.map(({ path, message }) => ({ path: path.join("."), expected: message }));
};

it("names and addresses hold letters that papers can show, and the answer names another one and where it stands", () => {
  sayWhatIsExpected();
  expect([problemsOf(newAddress, address), problemsOf(newMember, member)]).toEqual([[], []]);
  const expected = "letters that papers can show, not “😀”";
  for (const field of ["name", "address_line_1", "address_line_2", "landmark", "city"])
    expect(problemsOf(newAddress, { ...address, [field]: "Tulsi 😀 तुलसी" })).toEqual([{ path: field, expected }]);
  expect(problemsOf(newAddress, { ...address, name: "தமிழ் আশা" })).toEqual([]);
  const chinese = problemsOf(newMember, { ...member, name: "王 Isha" });
  expect(chinese).toEqual([{ path: "name", expected: "letters that papers can show, not “王”" }]);
  expect(envelopeOfProblems(400, chinese).status.message).toBe("Bad request: name: expected letters that papers can show, not “王”.");
  const asked = register.askedBy({ name: "王 Isha" });
  expect("problems" in asked && asked.problems).toContainEqual({ path: "name", expected: "letters that papers can show, not “王”" });
});
