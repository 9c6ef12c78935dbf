import { type ReactNode, use } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './ComingHeader.module.css';
import { Strip } from './Strip.tsx';
import { ShapeOfScreen } from './screen-shape.ts';

/** The bar of a screen that is coming: dark, with the room of the scanner, where it will be so. */
export function ComingHeader({ children }: { children: ReactNode }) {
  if (use(ShapeOfScreen) !== 'posting') return children;
  return (
    <Strip>
      {children}
      <div className={styles['scan']}>
        <Skeleton width={44} height={44} round />
        <Skeleton width="50%" />
      </div>
    </Strip>
  );
}
