import { onSessionCleared } from '../kit/client/session-port.ts';

const NAVIGATION = '/navigation';
let settled = NAVIGATION;

export const settleAt = (href: string) => {
  settled = href;
};

// Whoever signs in next may have other roles: the old page could be closed to it.
onSessionCleared(() => settleAt(NAVIGATION));

/** Where a person stays who may not go to `refused`: on the last page that was really shown, or else at the navigation. */
export const whereItWas = (refused: string) => (settled === refused ? NAVIGATION : settled);
