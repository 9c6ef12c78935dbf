import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** `#/Stepper?theme=dark&lang=zh&touch=glove`: the page and how it is looked at, so that a view can be shared. */
export function useAddress() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const options = new URLSearchParams(query);
  return {
    page: path,
    option: (name: string, otherwise: string) => options.get(name) ?? otherwise,
    hrefOf: (page: string, changes: Record<string, string> = {}) => {
      const next = new URLSearchParams(options);
      for (const [name, value] of Object.entries(changes)) next.set(name, value);
      return `#/${page}${next.size ? `?${next}` : ''}`;
    },
  };
}
