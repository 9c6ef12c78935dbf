let settled = '/navigation';

export const settleAt = (href: string) => {
  settled = href;
};

/** The last page that was really shown; the navigation when there was none. */
export const whereItWas = () => settled;
