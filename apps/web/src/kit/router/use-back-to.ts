import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Back to where the person came from; to the screen above when this one was opened by a link. */
export const useBackTo = (above: `/${string}`): (() => void) => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? router.history.back() : void router.navigate({ href: above, replace: true }));
};
