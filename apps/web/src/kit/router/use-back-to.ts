import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Goes back to the previous screen, or to the parent if this one was opened by a link. */
export const useBackTo = (above: `/${string}`): (() => void) => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () =>
    canGoBack ? router.history.back({ ignoreBlocker: true }) : void router.navigate({ href: above, replace: true });
};
