import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { stepBack } from './back.ts';

/** Goes back to the previous screen, or to the parent if this one was opened by a link. */
export const useBackTo = (above: `/${string}`): (() => void) => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? stepBack() : void router.navigate({ href: above, replace: true }));
};
