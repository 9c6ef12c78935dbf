import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { useLateness } from './use-lateness.ts';

/** Compares the payment of a document with its due date; empty where a document cannot be late. */
export function Lateness({ days }: { days: number | null }) {
  const lateness = useLateness();
  if (days === null) return null;
  return (
    <StatusTag tone={days > 0 ? 'warn' : 'ok'} shape={days > 0 ? 'clock' : undefined}>
      {lateness(days)}
    </StatusTag>
  );
}
