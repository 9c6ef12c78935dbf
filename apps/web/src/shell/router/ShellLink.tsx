import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { LinkProps, RenderLink } from '../../kit/ui/input/link.tsx';

/** Login has links and no screens to load: this comes with the frame of the screens. */
const loadAhead = async (href: string) => (await import('./load-ahead.ts')).loadAhead(href);

/** How the kit's links move: a real link that opens in a new tab when asked to, and else changes only the screen. */
function ShellLink({ href, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || wantsOtherPlace(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...rest} href={href} onPointerDown={() => void loadAhead(href)} onClick={follow} />;
}

const wantsOtherPlace = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export const shellLink: RenderLink = (props) => <ShellLink {...props} />;
