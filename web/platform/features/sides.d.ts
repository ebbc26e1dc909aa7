// Read from the folders of the features that the shell's composition.ts names: see web/sides-of.ts.
declare module "#sides/pages" {
  export const sides: readonly import("#web/platform/page/feature-pages.ts").FeaturePages[];
}
declare module "#sides/late" {
  export const sides: readonly import("./late-feature.ts").LateFeature[];
}
declare module "#sides/card-slots" {
  export const sides: readonly import("#web/platform/slots/card-slots.ts").CardSlots[];
}
declare module "#sides/cart-slots" {
  export const sides: readonly import("#web/platform/slots/cart-slots.ts").CartSlots[];
}
declare module "#sides/footer-slots" {
  export const sides: readonly import("#web/platform/slots/footer-slots.ts").FooterSlots[];
}
declare module "#sides/menu-slots" {
  export const sides: readonly import("#web/platform/slots/menu-slots.ts").MenuSlots[];
}
declare module "#sides/wishlist-slots" {
  export const sides: readonly import("#web/platform/slots/wishlist-slots.ts").WishlistSlots[];
}
declare module "#sides/notification-slots" {
  export const sides: readonly import("#web/platform/slots/notification-slots.ts").NotificationSlots[];
}
declare module "#sides/notification-topics" {
  export const sides: readonly import("#web/platform/slots/notification-topic.ts").NotificationTopic[];
}
declare module "#sides/own-data-slots" {
  export const sides: readonly import("#web/platform/slots/own-data-slots.ts").OwnDataSlots[];
}
declare module "#sides/search-ways" {
  export const sides: readonly import("#web/platform/slots/search-ways.ts").SearchWays[];
}
declare module "#sides/ticket-slots" {
  export const sides: readonly import("#web/platform/slots/ticket-slots.ts").TicketSlots[];
}
declare module "#sides/product-page-slots" {
  export const sides: readonly import("#web/platform/slots/product-page-slots.ts").ProductPageSlots[];
}
declare module "#sides/account-menu" {
  export const sides: readonly import("#web/platform/own-page/account-entry.ts").AccountEntry[];
}
declare module "#sides/intents" {
  export const sides: readonly import("#web/platform/session/do-intent.ts").IntentDoers[];
}
