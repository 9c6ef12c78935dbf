import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Back to where the person came from; to all functions when the screen was opened by a link. */
export const useBack = () => {
  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? history.back() : void navigate({ to: '/navigation' }));
};
