import * as z from "zod/mini";
import { AddAddress } from "#core/account/add-address.use-case.ts";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { addressId } from "#core/account/address.ts";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { ChangeMember } from "#core/account/change-member.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveAddress } from "#core/account/remove-address.use-case.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { SetBirthdate } from "#core/account/set-birthdate.use-case.ts";
import { SetGender } from "#core/account/set-gender.use-case.ts";
import { SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { ShowFullProfile } from "#core/account/show-full-profile.use-case.ts";
import { ShowProfile } from "#core/account/show-profile.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { endpoint, fields, nothing, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import {
  address,
  changedAddress,
  changedMember,
  familyMember,
  fullProfile,
  indianState,
  newAddress,
  newMember,
  profile,
} from "./profile.ts";
import { calendarDay, file, idOf, orNull } from "#adapters/http-contract/scalars.ts";
import { gender } from "#adapters/http-contract/sign-in/signed-in.ts";

const ownId = orNull(idOf(customerId));
const unknownUser = answerOf(404, "User not found");
const unknownAddress = answerOf(404, "Address not found");
const pincodeElsewhere = answerOf(3, "This pincode is in another state", fields({ state: indianState }));
const impossibleBirthdate = answerOf(3, "Birth date is not possible");
const consentNeeded = answerOf(4, "A guardian's consent is needed for members under 18");
const unknownMember = answerOf(404, "Member not found");

export const showProfile = endpoint(ShowProfile, {
  method: "GET",
  path: "/user/getUserById",
  in: "query",
  audience: "customer",
  request: only("_id", ownId),
  response: profile,
  refusals: { "unknown-user": unknownUser },
});

export const showFullProfile = endpoint(ShowFullProfile, {
  method: "GET",
  path: "/user/getAllprofileById",
  in: "query",
  audience: "customer",
  request: only("_id", ownId),
  response: fullProfile,
  refusals: { "unknown-user": unknownUser },
});

export const setGender = endpoint(SetGender, {
  method: "PUT",
  path: "/user/updateUserGenderById",
  in: "body",
  audience: "customer",
  request: fields({ id: ["_id", ownId], gender }),
  response: z.null(),
  refusals: { "unknown-user": unknownUser },
});

export const setBirthdate = endpoint(SetBirthdate, {
  method: "PUT",
  path: "/user/updateUserBirthdateById",
  in: "body",
  audience: "customer",
  request: fields({ id: ["_id", ownId], birthdate: calendarDay }),
  response: z.null(),
  refusals: { "unknown-user": unknownUser, "impossible-birthdate": impossibleBirthdate },
});

export const setProfilePicture = endpoint(SetProfilePicture, {
  method: "POST",
  path: "/upload/userprofile",
  in: "file",
  audience: "customer",
  request: file,
  response: only("thumb", fileAddress),
  refusals: {
    "no-picture": answerOf(415, "Please choose a picture in JPEG, PNG or WebP format"),
    "too-many-uploads": answerOf(429, "Too many requests. Please try again later."),
  },
});

export const addMember = endpoint(AddMember, {
  method: "POST",
  path: "/user/addChildUserByUser",
  in: "body",
  audience: "customer",
  request: newMember,
  response: only("_id", idOf(memberId)),
  refusals: {
    "too-many-members": answerOf(2, "You can add up to 10 members"),
    "impossible-birthdate": impossibleBirthdate,
    "consent-needed": consentNeeded,
  },
});

export const changeMember = endpoint(ChangeMember, {
  method: "PUT",
  path: "/user/updateMemberOfUser",
  in: "body",
  audience: "customer",
  request: changedMember,
  response: z.null(),
  refusals: { "unknown-member": unknownMember, "impossible-birthdate": impossibleBirthdate, "consent-needed": consentNeeded },
});

export const listMembers = endpoint(ListMembers, {
  method: "GET",
  path: "/user/getAllMemberOfUser",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(familyMember),
});

export const removeMember = endpoint(RemoveMember, {
  method: "DELETE",
  path: "/user/removeMemberOfUser",
  in: "query",
  audience: "customer",
  request: only("_id", idOf(memberId)),
  response: z.null(),
  refusals: { "unknown-member": unknownMember },
});

export const addAddress = endpoint(AddAddress, {
  method: "PUT",
  path: "/shopUser/addNewUserAddress",
  in: "body",
  audience: "customer",
  request: newAddress,
  response: only("_id", idOf(addressId)),
  refusals: { "too-many-addresses": answerOf(2, "You can save up to 20 addresses"), "pincode-elsewhere": pincodeElsewhere },
});

export const listAddresses = endpoint(ListAddresses, {
  method: "GET",
  path: "/shopUser/getAllUserAddress",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(address),
});

export const changeAddress = endpoint(ChangeAddress, {
  method: "PUT",
  path: "/shopUser/updateUserAddress",
  in: "body",
  audience: "customer",
  request: changedAddress,
  response: z.null(),
  refusals: { "unknown-address": unknownAddress, "pincode-elsewhere": pincodeElsewhere },
});

export const removeAddress = endpoint(RemoveAddress, {
  method: "DELETE",
  path: "/shopUser/removeUserAddress",
  in: "query",
  audience: "customer",
  request: only("_id", idOf(addressId)),
  response: z.null(),
  refusals: { "unknown-address": unknownAddress },
});
