import type { ReactNode } from 'react';
import { classesOf } from './classes.ts';
import { IconGo } from './icons.ts';
import styles from './ListRow.module.css';
import { KitLink, type RenderLink } from './link.tsx';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  /** Second line; wraps. */
  sub?: ReactNode;
  /** Sets the title in the code face. */
  code?: boolean;
  /** Before the words: an IconTile, an Avatar, a checkbox. */
  lead?: ReactNode;
  /** Right, on the title's line, and under it. */
  value?: ReactNode;
  valueSub?: ReactNode;
  /** A line of StatusTags under the words. */
  chips?: ReactNode;
  /** A control of its own beside the row: call, remove, quick-fill. */
  trailing?: ReactNode;
  href?: string | undefined;
  /** Of a link: told before it is followed. */
  onClick?: (() => void) | undefined;
  chevron?: boolean;
  selected?: boolean;
  /** With `onClick`: the row is one checkbox, and this is whether it is ticked. */
  checked?: boolean | undefined;
  /** What is read out instead of all its words. */
  label?: string | undefined;
  /** Open in the pane beside the list. */
  current?: boolean;
  renderLink?: RenderLink | undefined;
  /** Lies in an item of its own, such as one that can be swiped. */
  within?: boolean;
};

/** As a number it would break beside the words: it takes a line of its own. */
const isLong = (value: ReactNode) => typeof value === 'string' && /[\d.,]{16,}/.test(value);

/** One row of a List: a link with `href`, a button with `onClick`, else plain. */
export function ListRow(props: Props) {
  const { title, sub, code, lead, value, valueSub, chips, trailing, href, onClick, selected, current } = props;
  const { chevron = !!href, renderLink, within, checked, label } = props;
  const Item = within ? 'div' : 'li';
  const face = (
    <>
      {lead}
      <span className={c('body')}>
        <span className={c('line', !!chips && 'tall', isLong(value) && 'apart')}>
          <span className={c('words')}>
            <span className={`${c('title')} ${code ? 'code' : ''}`}>{title}</span>
            {sub && <span className={c('sub')}>{sub}</span>}
          </span>
          {(value !== undefined || valueSub !== undefined) && (
            <span className={c('values')}>
              {value !== undefined && <span className={c('value')}>{value}</span>}
              {valueSub !== undefined && <span className={c('valueSub')}>{valueSub}</span>}
            </span>
          )}
        </span>
        {chips && <span className={c('chips')}>{chips}</span>}
      </span>
      {chevron && (
        <span className={c('chevron')}>
          <IconGo size={20} />
        </span>
      )}
    </>
  );
  const look = c('row', (href || onClick) && 'live');
  return (
    <Item className={c('item', selected && 'selected', current && 'current')}>
      {href ? (
        <KitLink
          href={href}
          className={look}
          aria-current={current || undefined}
          renderLink={renderLink}
          {...(onClick && { onClick })}
        >
          {face}
        </KitLink>
      ) : onClick ? (
        <button
          type="button"
          className={look}
          onClick={onClick}
          aria-current={current || undefined}
          aria-label={label}
          {...(checked !== undefined && { role: 'checkbox', 'aria-checked': checked })}
        >
          {face}
        </button>
      ) : (
        <div className={look}>{face}</div>
      )}
      {trailing && <div className={c('trailing')}>{trailing}</div>}
    </Item>
  );
}
