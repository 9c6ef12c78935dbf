import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'svg'>, 'children'> & { size?: number | string };

// A screen pays only for the glyphs it draws.
// @__NO_SIDE_EFFECTS__
export const glyph = (drawing: ReactNode) =>
  function Glyph({ size = 24, className = '', ...rest }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={`lucide ${className}`}
        {...rest}
      >
        {drawing}
      </svg>
    );
  };

export const solid = { fill: 'currentColor', stroke: 'none' } as const;
