import { type ReactNode, type Ref, use } from 'react';
import { classesOf } from './classes.ts';
import { PartOfPage } from './Panes.tsx';
import styles from './Screen.module.css';

const c = classesOf(styles);

type Props = {
  header?: ReactNode;
  footer?: ReactNode;
  /** Floats over the end of the content, above the footer: the undo bar. */
  over?: ReactNode;
  children: ReactNode;
  /** Puts the kit's gap between the parts of the content. */
  stack?: boolean;
  /** Content that fills the height, such as an empty state. */
  fill?: boolean;
  busy?: boolean | undefined;
  mainRef?: Ref<HTMLElement>;
};

/** Header, scrolling content, footer. Fills its frame, or the window when there is none. */
export function Screen({ header, footer, over, children, stack, fill, busy, mainRef }: Props) {
  // A page has one `main`: beside a list it is the list's.
  const Main = use(PartOfPage) ? 'div' : 'main';
  return (
    <div className={c('screen')}>
      {header && <div className={c('header')}>{header}</div>}
      <Main
        ref={mainRef as Ref<HTMLDivElement>}
        data-scrolls
        className={c('main', stack && 'stack', fill && 'fill')}
        aria-busy={busy || undefined}
      >
        {children}
      </Main>
      {over && <div className={c('over')}>{over}</div>}
      {footer && <footer className={c('footer')}>{footer}</footer>}
    </div>
  );
}
