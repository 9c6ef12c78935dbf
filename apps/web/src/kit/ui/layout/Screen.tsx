import { type ReactNode, type Ref, use, useRef } from 'react';
import { classesOf } from '../classes.ts';
import { PartOfPage } from './part-of-page.ts';
import styles from './Screen.module.css';
import { useTallBars } from './use-tall-bars.ts';

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

/**
 * Header, scrolling content, footer. Fills its frame, or the window when there is none.
 * Bars that leave too little of the height scroll with the content.
 */
export function Screen({ header, footer, over, children, stack, fill, busy, mainRef }: Props) {
  // A page has one `main`: beside a list it is the list's.
  const Main = use(PartOfPage) ? 'div' : 'main';
  const box = useRef<HTMLDivElement>(null);
  const flows = useTallBars(box, Number(!!header) + Number(!!footer));
  return (
    <div ref={box} className={c('screen', flows && 'flows')} data-scrolls={flows || undefined}>
      {header && (
        <div data-bar className={c('header')}>
          {header}
        </div>
      )}
      <Main
        ref={mainRef as Ref<HTMLDivElement>}
        data-scrolls={!flows || undefined}
        className={c('main', stack && 'stack', fill && 'fill')}
        aria-busy={busy || undefined}
      >
        {children}
      </Main>
      {over && <div className={c('over')}>{over}</div>}
      {footer && (
        <footer data-bar className={c('footer')}>
          {footer}
        </footer>
      )}
    </div>
  );
}
