import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { useLateness } from './use-lateness.ts';

/** How a document was paid against its due date; nothing where it has nothing to be late with. */
export function Lateness({ days }: { days: number | null }) {
  const lateness = useLateness();
  if (days === null) return null;
  return (
    <StatusTag tone={days > 0 ? 'warn' : 'ok'} shape={days > 0 ? 'clock' : undefined}>
      {lateness(days)}
    </StatusTag>
  );
}
