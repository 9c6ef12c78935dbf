import { useEffect } from 'react';
import { lazyScreen } from '../router/lazy-screen.ts';
import { screenOf } from '../router/screens.ts';
import { useQuickActions } from './use-quick-actions.ts';

/** The first screen has the network for itself. */
const LATER_MS = 1_500;

/** The code of the quick actions is there before the finger. */
export const useActionsAhead = () => {
  const { actions } = useQuickActions();
  useEffect(() => {
    const load = () => void Promise.allSettled(actions.map((path) => lazyScreen(screenOf(path))));
    const later = setTimeout(load, LATER_MS);
    return () => clearTimeout(later);
  }, [actions]);
};
