import { AddAddress, makeAddAddress } from "#core/account/add-address.use-case.ts";
import { AddMember, makeAddMember } from "#core/account/add-member.use-case.ts";
import { ChangeAddress, makeChangeAddress } from "#core/account/change-address.use-case.ts";
import { ChangeMember, makeChangeMember } from "#core/account/change-member.use-case.ts";
import { ListAddresses, makeListAddresses } from "#core/account/list-addresses.use-case.ts";
import { FindPatient, makeFindPatient } from "#core/account/find-patient.use-case.ts";
import { ListMembers, makeListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveAddress, makeRemoveAddress } from "#core/account/remove-address.use-case.ts";
import { RemoveMember, makeRemoveMember } from "#core/account/remove-member.use-case.ts";
import { SetBirthdate, makeSetBirthdate } from "#core/account/set-birthdate.use-case.ts";
import { SetGender, makeSetGender } from "#core/account/set-gender.use-case.ts";
import { ShowFullProfile, makeShowFullProfile } from "#core/account/show-full-profile.use-case.ts";
import { ShowProfile, makeShowProfile } from "#core/account/show-profile.use-case.ts";
import { ExportMyData, makeExportMyData } from "#core/account/export-my-data.use-case.ts";
import { Households } from "#core/account/households.port.ts";
import { OwnData } from "#core/account/own-data.port.ts";
import { Profiles } from "#core/account/profiles.port.ts";
import { makeSetProfilePicture, SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { Files } from "#core/files/files.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { printMyData } from "#adapters/http-contract/account/own-data-document.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function accountInProcess(container: Container): void {
  make(container, AddAddress, makeAddAddress, { households: Households, newId: NewId });
  make(container, AddMember, makeAddMember, { households: Households, now: Clock, newId: NewId });
  make(container, ChangeAddress, makeChangeAddress, { households: Households });
  make(container, ChangeMember, makeChangeMember, { households: Households, now: Clock });
  make(container, ListAddresses, makeListAddresses, { households: Households });
  make(container, FindPatient, makeFindPatient, { households: Households });
  make(container, ListMembers, makeListMembers, { households: Households });
  make(container, RemoveAddress, makeRemoveAddress, { households: Households });
  make(container, RemoveMember, makeRemoveMember, { households: Households });
  make(container, SetBirthdate, makeSetBirthdate, { profiles: Profiles, now: Clock });
  make(container, SetGender, makeSetGender, { profiles: Profiles });
  make(container, ShowFullProfile, makeShowFullProfile, { showProfile: ShowProfile, households: Households });
  make(container, ShowProfile, makeShowProfile, { customers: Customers, profiles: Profiles, now: Clock });
  make(container, ExportMyData, makeExportMyData, { ownData: OwnData, limits: Limits, now: Clock });
  make(container, TakeMyData, printMyData, { exportMyData: ExportMyData });
  make(container, SetProfilePicture, makeSetProfilePicture, {
    pictures: Pictures,
    files: Files,
    uploads: Uploads,
    limits: Limits,
    profiles: Profiles,
    now: Clock,
  });
}
