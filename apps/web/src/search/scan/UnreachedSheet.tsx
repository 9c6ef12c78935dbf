import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';

type Props = { code: string; error: unknown; open: boolean; onClose: () => void; onRetry: () => Promise<unknown> };

/** The scanned code stays until the server is reached, or the next scan. It is looked up again with the network. */
export function UnreachedSheet({ code, error, open, onClose, onRetry }: Props) {
  return (
    <Sheet open={open} onClose={onClose} scansOn title={<span className="code">{code}</span>}>
      <LoadError error={error} onRetry={onRetry} />
    </Sheet>
  );
}
