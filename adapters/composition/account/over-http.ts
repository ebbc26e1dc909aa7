import { AddAddress } from "#core/account/add-address.use-case.ts";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { ChangeMember } from "#core/account/change-member.use-case.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveAddress } from "#core/account/remove-address.use-case.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { SetBirthdate } from "#core/account/set-birthdate.use-case.ts";
import { SetGender } from "#core/account/set-gender.use-case.ts";
import { ShowFullProfile } from "#core/account/show-full-profile.use-case.ts";
import { ShowProfile } from "#core/account/show-profile.use-case.ts";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { readPrivateFileOverHttp } from "#adapters/http-client/private-file.ts";
import { takeMyDataOverHttp } from "#adapters/http-client/own-data.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function accountOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/account/endpoints.ts"), {
    addAddress: AddAddress,
    addMember: AddMember,
    changeAddress: ChangeAddress,
    changeMember: ChangeMember,
    listAddresses: ListAddresses,
    listMembers: ListMembers,
    removeAddress: RemoveAddress,
    removeMember: RemoveMember,
    setBirthdate: SetBirthdate,
    setGender: SetGender,
    showFullProfile: ShowFullProfile,
    showProfile: ShowProfile,
    showRewardPoints: ShowRewardPoints,
    setProfilePicture: SetProfilePicture,
  });
  container.bind(TakeMyData).toConstantValue(takeMyDataOverHttp(api));
  container.bind(ReadMyFile).toConstantValue(readPrivateFileOverHttp(api));
}
