import { startScreenOf } from '@gemba/contract/screens';
import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router';
import { usePerson } from '../../auth/index.ts';
import { stepBack } from '../../kit/router/back.ts';

/**
 * Back to where the person came from; to its first screen when this one was opened by a link. On the first screen
 * there is nothing behind, and no Back to offer.
 */
export const useBack = (): (() => void) | undefined => {
  const { navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const first = startScreenOf(usePerson());
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (path === first) return undefined;
  return () => (canGoBack ? stepBack() : void navigate({ to: first }));
};
