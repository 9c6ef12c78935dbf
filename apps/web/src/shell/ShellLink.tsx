import type { MouseEvent } from 'react';
import type { RenderLink } from '../kit/ui/link.tsx';
import { router } from './router.ts';

/** How the kit's links move: a real link that opens in a new tab when asked to, and else changes only the screen. */
export const shellLink: RenderLink = ({ href, onClick, ...rest }) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      if (event.defaultPrevented || wantsOtherPlace(event)) return;
      event.preventDefault();
      void router.navigate({ href });
    }}
  />
);

const wantsOtherPlace = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
