/** Goods that are still announced, and those that have come or gone. */
export const ANNOUNCEMENT_FILTERS = ['open', 'closed'] as const;

export type AnnouncementStatus = (typeof ANNOUNCEMENT_FILTERS)[number];
