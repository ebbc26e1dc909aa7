import { regulationOf } from "#core/consultations/therapies/regulation.ts";
import { siteWords } from "#web/design/site-words.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import { breadcrumbData } from "#web/platform/page/breadcrumb-data.ts";
import type { LinkedData } from "#web/platform/page/head.ts";
import type { ProfileData } from "./profile-data.ts";

/**
 * Who somebody is: a physician where law calls them a medical practitioner, else a person. Source: specification/site.md, Data for
 * programs.
 */
export const linked: LinkedData<ProfileData> = (data, site) => {
  if (data === null) return [];
  const { practitioner, rating } = data.profile;
  const address = consultationAddress.profile(practitioner);
  const isMedical = regulationOf(practitioner.therapy).isMedical;
  const [clinic] = practitioner.clinics;
  return [
    {
      "@type": isMedical ? "Physician" : "Person",
      name: practitioner.name,
      url: site + address,
      ...(isMedical
        ? {
            medicalSpecialty: consultationWords.therapy(practitioner.therapy),
            availableLanguage: practitioner.languages,
            ...(rating === null
              ? {}
              : {
                  aggregateRating: {
                    "@type": "AggregateRating",
                    ratingValue: rating.average,
                    reviewCount: rating.ratings,
                    bestRating: 5,
                    worstRating: 1,
                  },
                }),
          }
        : { jobTitle: consultationWords.therapy(practitioner.therapy), knowsLanguage: practitioner.languages }),
      ...(practitioner.registration === null ? {} : { identifier: practitioner.registration }),
      ...(clinic === undefined
        ? {}
        : {
            address: {
              "@type": "PostalAddress",
              streetAddress: clinic.address,
              addressLocality: clinic.city,
              postalCode: clinic.pincode,
              addressCountry: "IN",
            },
          }),
    },
    breadcrumbData(
      [
        { title: siteWords.homeLink, address: shopAddress.home },
        { title: directoryPhrases.title, address: consultationAddress.practitioners },
        { title: practitioner.name, address },
      ],
      site,
    ),
  ];
};
