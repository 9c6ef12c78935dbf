import type { ReactNode } from 'react';
import type { Form } from '../form/use-form.ts';
import { PostingNotice } from './PostingNotice.tsx';
import type { Posting } from './use-posting.ts';

type Props = {
  form: Pick<Form<Record<string, unknown>>, 'body' | 'restored' | 'clear' | 'refusedAtField'>;
  posting: Posting;
  className: string | undefined;
  children: ReactNode;
};

/** The fields of a posting under what is to be said of it. Locked while the outcome is unknown. */
export function PostingFields({ form, posting, className, children }: Props) {
  const { body } = form;
  return (
    <div ref={body} className={className}>
      <PostingNotice
        posting={posting}
        shownAtField={form.refusedAtField}
        restored={form.restored}
        onStartAnew={form.clear}
      />
      <div className={className} inert={posting.unknown || posting.busy}>
        {children}
      </div>
    </div>
  );
}
