import { useState } from 'react';
import { ConfirmSheet } from '../kit/ui/feedback/ConfirmSheet.tsx';
import { Button } from '../kit/ui/input/Button.tsx';

type Props = {
  label: string;
  question: string;
  /** The consequences, for the person to decide. */
  consequences: string;
  removing: { isPending: boolean; mutateAsync: () => Promise<unknown> };
};

/** Removes something of the company after a question. */
export function RemoveButton({ label, question, consequences, removing }: Props) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button kind="outline" wide onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmSheet
          open
          danger
          onClose={close}
          title={question}
          confirmLabel={label}
          busy={removing.isPending}
          onConfirm={() => removing.mutateAsync().then(close, close)}
        >
          {consequences}
        </ConfirmSheet>
      )}
    </>
  );
}
