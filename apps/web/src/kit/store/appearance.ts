import { stored } from './stored.ts';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Read by `index.html` too, before the first paint. */
export const theme = stored<Theme>('theme', {
  read: (text) => themes.find((known) => known === text) ?? 'system',
  write: (value) => (value === 'system' ? null : value),
});

export const glove = stored<boolean>('touch', {
  read: (text) => text === 'glove',
  write: (on) => (on ? 'glove' : null),
});

const dress = () => {
  const root = document.documentElement;
  const chosen = theme.get();
  if (chosen === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = chosen;
  if (glove.get()) root.dataset['touch'] = 'glove';
  else delete root.dataset['touch'];
};

export const followAppearance = () => {
  theme.subscribe(dress);
  glove.subscribe(dress);
  dress();
};
