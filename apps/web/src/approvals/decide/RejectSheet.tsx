import { type ReactNode } from 'react';
import { CommentSheet } from '../../orders/index.ts';

type Props = {
  title: ReactNode;
  label: string;
  /** The name under which the typed comment is kept until it is sent. */
  form: string;
  busy?: boolean | undefined;
  onClose: () => void;
  /** Answers whether the rejection was accepted. */
  onReject: (comment: string) => Promise<boolean>;
};

/** Rejects with a comment. A file of its own: it is loaded when somebody rejects. */
export function RejectSheet({ label, onReject, ...props }: Props) {
  return <CommentSheet {...props} danger sendLabel={label} onSend={onReject} />;
}
