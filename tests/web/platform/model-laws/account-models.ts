import { AddAddress } from "#core/account/add-address.use-case.ts";
import { AddMember } from "#core/account/add-member.use-case.ts";
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
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { orderSummary } from "#core/orders/views/order-summary.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { FindDeliveryPlace } from "#core/shipping/find-delivery-place.use-case.ts";
import { VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { AddMobile } from "#core/sign-in/mobile-and-email/add-mobile.use-case.ts";
import { AskToConfirmEmail } from "#core/sign-in/mobile-and-email/ask-to-confirm-email.use-case.ts";
import { SendOwnMobileCode } from "#core/sign-in/mobile-and-email/send-own-mobile-code.use-case.ts";
import { AskToLeave, RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { AddressFormModel, addressFormNeeds } from "#web/features/account/addresses/address-form-model.ts";
import { AddressesModel, addressesNeeds } from "#web/features/account/addresses/addresses-model.ts";
import { LeavingModel, leavingNeeds } from "#web/features/account/leaving/leaving-model.ts";
import { OpenOrdersModel, openOrdersNeeds } from "#web/features/account/leaving/open-orders-model.ts";
import { RecoveryModel, recoveryNeeds } from "#web/features/sign-in/recovery/recovery-model.ts";
import { MemberFormModel, memberFormNeeds } from "#web/features/account/members/member-form-model.ts";
import { MembersModel, membersNeeds } from "#web/features/account/members/members-model.ts";
import { OwnMobileModel, ownMobileNeeds } from "#web/features/sign-in/mobile/own-mobile-model.ts";
import { OwnDataModel, ownDataNeeds } from "#web/features/account/own-data/own-data-model.ts";
import { DetailsModel, detailsNeeds } from "#web/features/account/profile/details-model.ts";
import { EmailModel, emailNeeds } from "#web/features/account/profile/email-model.ts";
import { PictureModel, pictureNeeds } from "#web/features/account/profile/picture-model.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import { PrivateFile, readMyFile, readMyFileNeeds } from "#web/platform/uploads/private-file.ts";
import { PointsModel, pointsNeeds } from "#web/features/points/points-model.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import { now } from "#tests/fixtures.ts";
import { outage, turnOver } from "./answers.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { aStage, asha } from "./stage.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { FamilyMember } from "#core/account/family-member.ts";
import type { AddressField } from "#web/features/account/addresses/address-form-model.ts";
import type { Stage } from "./stage.ts";

const { isConsented: _, ...details } = aMember();
const meera: FamilyMember = { ...details, consentedAt: null };
const flat = anAddress();
const clock = () => now;
const ledger = (balance: number) => ({ balance, pending: 0, entries: [], next: null });

export const accountReaders = [
  reads("members-model", ListMembers, [[], [meera]], (_call, { allDependencies }) => {
    const model = new MembersModel(asha, lateNeeds(allDependencies, membersNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("addresses-model", ListAddresses, [[], [flat]], (_call, { allDependencies }) => {
    const model = new AddressesModel(asha, lateNeeds(allDependencies, addressesNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "address-form-model",
    FindDeliveryPlace,
    [null, { pincode: pincode("411004"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true }],
    (_call, { allDependencies }) => {
      const model = new AddressFormModel(null, asha, lateNeeds(allDependencies, addressFormNeeds));
      let asked = 0;
      const ask = async () => {
        asked += 1;
        model.fill("pincode", `41100${asked}`);
        await turnOver();
      };
      return { ask, shown: () => [model.place, model.form.values.state] };
    },
  ),
  reads(
    "open-orders-model",
    ListMyOrders,
    [
      { orders: [], next: null },
      { orders: [orderSummary(kept(aPlacedOrder()), ordersDay)], next: null },
    ],
    (call) => {
      const { allDependencies, answers } = aStage();
      answers(ListMyOrders, (customer, query) =>
        query.filter === "under-way" ? call(customer, query) : Promise.resolve({ orders: [], next: null }),
      );
      const model = new OpenOrdersModel(asha, lateNeeds(allDependencies, openOrdersNeeds));
      return { ask: model.ask, shown: () => model.areSome };
    },
  ),
  reads("points-model", ShowRewardPoints, [ledger(1), ledger(2)], (_call, { allDependencies }) => {
    const model = new PointsModel(asha, lateNeeds(allDependencies, pointsNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
];

const aMemberForm = ({ allDependencies }: Stage): MemberFormModel => {
  const model = new MemberFormModel(null, asha, lateNeeds(allDependencies, memberFormNeeds), clock);
  model.fill("name", "Meera Kulkarni");
  model.fill("relation", "Sister");
  model.fill("birthdate", "1990-01-22");
  model.fill("gender", "female");
  return model;
};

const anAddressForm = ({ allDependencies, answers }: Stage): AddressFormModel => {
  answers(FindDeliveryPlace, outage);
  const model = new AddressFormModel(null, asha, lateNeeds(allDependencies, addressFormNeeds));
  const fields: readonly AddressField[] = ["name", "mobile", "line1", "city", "state", "pincode"];
  for (const field of fields) model.fill(field, String(flat[field]));
  return model;
};

const aDetailsForm = ({ session, allDependencies }: Stage): DetailsModel =>
  new DetailsModel(aUser({ id: asha }).customer, session, lateNeeds(allDependencies, detailsNeeds), clock);

/** At the code that was sent to a number of one's own. */
async function typingOwnCode({ session, toasts, allDependencies, answers }: Stage): Promise<() => Promise<unknown>> {
  answers(SendOwnMobileCode, async () => ok({ challenge: "challenge", resendAfter: 0, expiresIn: 600 }));
  const model = new OwnMobileModel({ session, toasts, ...lateNeeds(allDependencies, ownMobileNeeds) });
  model.enter("9820012345");
  await model.send();
  return () => {
    model.type("1234");
    return turnOver();
  };
}

export const accountSenders = [
  sends("members-model", RemoveMember, ({ allDependencies }) => {
    const model = new MembersModel(asha, lateNeeds(allDependencies, membersNeeds));
    return () => model.remove(memberId("meera"));
  }),
  sends("member-form-model", AddMember, (stage) => aMemberForm(stage).save),
  sends(
    "member-form-model",
    ChangeMember,
    ({ allDependencies }) => new MemberFormModel(meera, asha, lateNeeds(allDependencies, memberFormNeeds), clock).save,
  ),
  sends("addresses-model", AddAddress, ({ allDependencies, answers }) => {
    answers(ListAddresses, outage);
    const model = new AddressesModel(asha, lateNeeds(allDependencies, addressesNeeds));
    return () => model.putBack(flat);
  }),
  sends("addresses-model", ChangeAddress, ({ allDependencies, answers }) => {
    answers(ListAddresses, outage);
    const model = new AddressesModel(asha, lateNeeds(allDependencies, addressesNeeds));
    return () => model.makeDefault(flat);
  }),
  sends("addresses-model", RemoveAddress, ({ allDependencies, answers }) => {
    answers(ListAddresses, outage);
    const model = new AddressesModel(asha, lateNeeds(allDependencies, addressesNeeds));
    return () => model.remove(flat);
  }),
  sends("address-form-model", AddAddress, (stage) => anAddressForm(stage).save),
  sends(
    "address-form-model",
    ChangeAddress,
    ({ allDependencies }) => new AddressFormModel(flat, asha, lateNeeds(allDependencies, addressFormNeeds)).save,
  ),
  sends(
    "own-data-model",
    TakeMyData,
    ({ allDependencies, tell }) => new OwnDataModel(asha, lateNeeds(allDependencies, ownDataNeeds), () => tell("saved")).take,
  ),
  sends("leaving-model", AskToLeave, ({ allDependencies, session, toasts }) => {
    const { customer } = aUser({ id: asha, email: session.user?.customer.email ?? null });
    const model = new LeavingModel(customer, session, lateNeeds(allDependencies, leavingNeeds), toasts);
    model.form.fill("own", "asha@example.in");
    model.ask();
    return model.leave;
  }),
  sends("recovery-model", RestoreAccount, ({ visitor, allDependencies }) => {
    visitor.signIn(aSignedIn({ id: asha, status: { kind: "leaving", erasedFrom: now } }));
    return new RecoveryModel(visitor, lateNeeds(allDependencies, recoveryNeeds)).restore;
  }),
  sends("details-model", SetBirthdate, (stage) => {
    const model = aDetailsForm(stage);
    model.form.fill("birthdate", "1990-01-22");
    return model.save;
  }),
  sends("details-model", SetGender, (stage) => {
    const model = aDetailsForm(stage);
    model.form.fill("gender", "female");
    return model.save;
  }),
  sends("email-model", AskToConfirmEmail, ({ session, allDependencies }) => {
    const model = new EmailModel(session, lateNeeds(allDependencies, emailNeeds));
    model.form.fill("email", "asha@example.com");
    return model.send;
  }),
  sends("picture-model", SetProfilePicture, async ({ session, allDependencies }) => {
    const model = new PictureModel(asha, session, lateNeeds(allDependencies, pictureNeeds));
    await model.choose(new Blob(["picture"], { type: "image/png" }));
    return model.send;
  }),
  sends("own-mobile-model", SendOwnMobileCode, ({ session, toasts, allDependencies }) => {
    const model = new OwnMobileModel({ session, toasts, ...lateNeeds(allDependencies, ownMobileNeeds) });
    model.enter("9820012345");
    return model.send;
  }),
  sends("own-mobile-model", VerifyMobileCode, typingOwnCode),
  sends("own-mobile-model", AddMobile, async (stage) => {
    stage.answers(VerifyMobileCode, async () => ok(null));
    const type = await typingOwnCode(stage);
    for (const { id } of stage.toasts.toasts) stage.toasts.dismiss(id); // "OTP sent" goes once the code is accepted, before the mobile is added.
    return type;
  }),
  sends(
    "private-file",
    ReadMyFile,
    ({ allDependencies }) => new PrivateFile(readMyFile(lateNeeds(allDependencies, readMyFileNeeds), asha, fileId("0".repeat(32)))).read,
  ),
  sends("file-uploads-model", SetProfilePicture, (_stage, call) => {
    const file = { drawing: null, size: 1, send: () => call(asha, new Uint8Array(), () => {}) };
    const rules = {
      types: ["image/png"],
      wrongType: "no-picture",
      largest: 2,
      tooLarge: "picture-too-large",
      most: 1,
      tooMany: "too-many",
    } as const;
    const model = new FileUploadsModel({ most: 1, ways: { picture: { ...rules, prepare: async () => file } } });
    return () => {
      const [first] = model.files;
      if (first === undefined) model.add("picture", [new Blob(["picture"], { type: "image/png" })]);
      else model.again(first.key);
    };
  }),
];
