import { type ReactNode, useState } from 'react';
import { Sheet } from '../ui/feedback/Sheet.tsx';
import { useBlobSource } from '../ui/files/use-blob-source.ts';
import styles from './PhotoRow.module.css';

/** Photos side by side. */
export function PhotoRow({ children }: { children: ReactNode }) {
  return <div className={styles['photos']}>{children}</div>;
}

type Props = { blob: Blob | undefined; title: string; sub: ReactNode };

/** A photo that the server has, large on a tap. */
export function Photo({ blob, title, sub }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['photo']} aria-label={title} onClick={() => setOpen(true)}>
        {blob && <Picture blob={blob} alt="" />}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title} sub={sub}>
        {blob && <Picture blob={blob} alt={title} large />}
      </Sheet>
    </>
  );
}

function Picture({ blob, alt, large }: { blob: Blob; alt: string; large?: boolean }) {
  const source = useBlobSource(blob);
  return <img ref={source} alt={alt} className={large ? styles['large'] : undefined} />;
}
