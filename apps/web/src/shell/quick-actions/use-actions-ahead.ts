import { useEffect, useEffectEvent } from 'react';
import { lazyScreen } from '../router/lazy-screen.ts';
import { screenOf } from '../router/screens.ts';
import { useQuickActions } from './use-quick-actions.ts';

/** The first screen has the network for itself. */
const LATER_MS = 1_500;

/** Loads the code of the quick actions behind the first screen. */
export const useActionsAhead = () => {
  const { actions } = useQuickActions();
  const load = useEffectEvent(() => void Promise.allSettled(actions.map((path) => lazyScreen(screenOf(path)))));
  const chosen = actions.join(' ');
  useEffect(() => {
    if (chosen === '') return undefined;
    const later = setTimeout(() => load(), LATER_MS);
    return () => clearTimeout(later);
  }, [chosen]);
};
