import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { eventAddress } from "#web/platform/addresses/event-address.ts";
import { eventWords as words } from "#web/features/events/event-words.ts";
import { breadcrumbData } from "#web/platform/page/breadcrumb-data.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { EventData } from "#web/features/events/event-data.ts";
import type { LinkedData } from "#web/platform/page/head.ts";

/** An event as programs read it; an online one leads to its page, never to its link. Source: specification/site.md, Data for programs. */
export const linked: LinkedData<EventData> = ({ event }, site) => {
  if (event === null) return [];
  const { venue, startsAt, endsAt, price, state, capacity, free, formerTimes } = event;
  const isMoved = state !== "cancelled" && formerTimes !== null && formerTimes.startsAt !== startsAt;
  const [name, address] = [shownText(event.title), eventAddress.one(event.id)];
  const url = site + address;
  return [
    {
      "@type": "Event",
      name,
      url,
      description: shownText(event.text),
      startDate: new Date(startsAt).toISOString(),
      endDate: new Date(endsAt).toISOString(),
      eventStatus: `https://schema.org/${state === "cancelled" ? "EventCancelled" : isMoved ? "EventRescheduled" : "EventScheduled"}`,
      ...(isMoved ? { previousStartDate: new Date(formerTimes.startsAt).toISOString() } : {}),
      eventAttendanceMode: `https://schema.org/${venue.kind === "online" ? "OnlineEventAttendanceMode" : "OfflineEventAttendanceMode"}`,
      location:
        venue.kind === "online"
          ? { "@type": "VirtualLocation", url }
          : {
              "@type": "Place",
              name: venue.place,
              address: { "@type": "PostalAddress", addressLocality: venue.city, addressCountry: "IN" },
            },
      organizer: { "@type": "Organization", name: siteWords.name, url: `${site}/` },
      maximumAttendeeCapacity: capacity,
      remainingAttendeeCapacity: free,
      offers: {
        "@type": "Offer",
        price: (price / 100).toFixed(2),
        priceCurrency: "INR",
        url,
        availability: `https://schema.org/${state === "published" ? "InStock" : "SoldOut"}`,
      },
    },
    breadcrumbData(
      [
        { title: siteWords.homeLink, address: shopAddress.home },
        { title: words.title, address: eventAddress.all },
        { title: name, address },
      ],
      site,
    ),
  ];
};
