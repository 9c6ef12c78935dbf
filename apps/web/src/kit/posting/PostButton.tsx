import type { ComponentProps } from 'react';
import { Button } from '../ui/input/Button.tsx';
import type { Posting } from './use-posting.ts';

type Props = Pick<ComponentProps<typeof Button>, 'icon' | 'children'> & {
  posting: Pick<Posting, 'busy' | 'unknown' | 'check'>;
  onPost: () => unknown;
  /** The label while no answer came. */
  check: string;
};

/** Posts. While nobody knows whether that was done, it asks the server instead. */
export function PostButton({ posting, onPost, check, icon, children }: Props) {
  return (
    <Button kind="primary" wide icon={icon} busy={posting.busy} onClick={posting.unknown ? posting.check : onPost}>
      {posting.unknown ? check : children}
    </Button>
  );
}
