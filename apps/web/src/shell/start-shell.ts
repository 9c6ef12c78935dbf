import { leftDeliberately, startAuth, userInfo } from '../auth/index.ts';
import { queries } from '../kit/client/queries.ts';
import { language } from '../kit/text/language.ts';
import { followPresses } from '../kit/ui/feedback/last-press.ts';
import { startMessages } from '../messages/index.ts';
import { focusHeading } from './router/focus-heading.ts';
import { noteScrollers } from './router/new-scrollers.ts';
import { router } from './router/router.ts';
import { settleAt } from './router/where-it-was.ts';

/** Loads the page anew: nothing that a screen of the person before holds in memory can outlive that. */
const startOver = () =>
  // The next worker at a shared terminal goes on where it stands.
  userInfo.get().terminal ? window.location.reload() : window.location.replace('/navigation');

/** Ties the session to the router: whoever loses it goes to Login, and comes back from there. */
export const startShell = () => {
  startAuth(() => {
    const { href } = router.state.location;
    const returnTo = leftDeliberately() ? {} : { returnTo: href };
    void router.navigate({ to: '/login', search: returnTo, replace: true });
  }, startOver);
  const toAddress = (href: string) => void router.navigate({ href });
  startMessages({ toAddress });
  followPresses();
  // The server writes the names of things in the reader's language.
  language.subscribe(() => void queries.invalidateQueries());
  router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname !== '/login') settleAt(toLocation.href);
  });
  router.subscribe('onBeforeNavigate', noteScrollers);
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation) focusHeading(pathChanged);
  });
};
