import { glyph, solid } from './glyph.tsx';

/** Apart from the others, because Login draws no other. */
export const IconGemba = glyph(
  <>
    <path d="M4 8.2V6.5A2.5 2.5 0 0 1 6.5 4h1.7M15.8 4h1.7A2.5 2.5 0 0 1 20 6.5v1.7M20 15.8v1.7a2.5 2.5 0 0 1-2.5 2.5h-1.7M8.2 20H6.5A2.5 2.5 0 0 1 4 17.5v-1.7" />
    <circle {...solid} cx="12" cy="12" r="3.1" />
  </>,
);
