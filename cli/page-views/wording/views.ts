type Days = { readonly from: string; readonly to: string };

export const viewsHeading = ({ from, to }: Days): string => `Page views from ${from} to ${to}:\n`;

export const noViewsText = ({ from, to }: Days): string => `No page view was counted from ${from} to ${to}.\n`;
