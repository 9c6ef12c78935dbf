import type { ReactNode } from 'react';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { IconGo } from '../icons.ts';
import { KitLink, type RenderLink } from '../input/link.tsx';
import styles from './ListRow.module.css';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  /** Second line; wraps. */
  sub?: ReactNode;
  /** Sets the title in the code font. */
  code?: boolean;
  /** Before the text: an IconTile, an Avatar, a checkbox. */
  lead?: ReactNode;
  /** On the right of the title's line, and below it. */
  value?: ReactNode;
  valueSub?: ReactNode;
  /** A line of StatusTags below the text. */
  chips?: ReactNode;
  /** A separate control beside the row: call, remove, quick-fill. */
  trailing?: ReactNode;
  href?: string | undefined;
  /** For a link: called before it is followed. */
  onClick?: (() => void) | undefined;
  chevron?: boolean;
  selected?: boolean;
  /** With `onClick`: the row is a checkbox, and this is whether it is ticked. */
  checked?: boolean | undefined;
  /** Read out instead of the row's text. */
  label?: string | undefined;
  /** Open in the pane beside the list. */
  current?: boolean;
  renderLink?: RenderLink | undefined;
  /** Rendered inside another list item, such as one that can be swiped. */
  within?: boolean;
};

/** One row of a List: a link with `href`, a button with `onClick`, otherwise plain. */
export function ListRow(props: Props) {
  const { title, sub, code, lead, value, valueSub, chips, trailing, href, onClick, selected, current } = props;
  const { chevron = !!href, renderLink, within, checked, label } = props;
  const Item = within ? 'div' : 'li';
  const face = (
    <>
      {lead}
      <span className={c('body')}>
        <span className={c('line', !!chips && 'tall')}>
          <span className={c('words')}>
            <span className={`${c('title')} ${code ? 'code' : ''}`}>{code ? title : wholeCodes(title)}</span>
            {sub && <span className={c('sub')}>{wholeCodes(sub)}</span>}
          </span>
          {(value !== undefined || valueSub !== undefined) && (
            <span className={c('values')}>
              {value !== undefined && <span className={c('value')}>{wholeCodes(value)}</span>}
              {valueSub !== undefined && <span className={c('valueSub')}>{wholeCodes(valueSub)}</span>}
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
