import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { IconFold, IconGo } from '../icons.ts';
import { KitLink, type RenderLink } from '../input/link.tsx';
import styles from './TreeRow.module.css';

const c = classesOf(styles);

type Props = {
  /** 0 is the root. */
  level: number;
  /** The last child of its parent: the rail ends here. */
  last?: boolean;
  code: string;
  /** MAKE, BUY, X. */
  tag?: ReactNode;
  sub?: ReactNode;
  value?: ReactNode;
  valueSub?: ReactNode;
  /** Undefined for a leaf. */
  expanded?: boolean | undefined;
  onToggle?: (() => void) | undefined;
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  /** A line of StatusTags below the text. */
  chips?: ReactNode;
  /** For a row in a Tree, which is one tab stop. */
  item?: ComponentProps<'li'> | undefined;
};

/** One line of a bill of materials; for a List or a Tree. */
export function TreeRow(props: Props) {
  const { level, last, code, tag, sub, value, valueSub, expanded, onToggle, href, renderLink, chips, item } = props;
  const inTree = item && { tabIndex: -1 };
  const t = useTranslations('kit');
  const face = (
    <>
      <span className={c('words')}>
        <span className={c('head')}>
          <span className={`${c('code')} code`}>{code}</span>
          {tag}
        </span>
        {sub && <span className={c('sub')}>{wholeCodes(sub)}</span>}
        {chips && <span className={c('chips')}>{chips}</span>}
      </span>
      <span className={c('values')}>
        <span className={c('value')}>{value}</span>
        {valueSub && <span className={c('sub')}>{valueSub}</span>}
      </span>
    </>
  );
  return (
    <li {...item} className={c('row')} style={{ '--level': level } as CSSProperties}>
      {Array.from({ length: level }, (_, index) => (
        <span
          key={index}
          className={c('rail', index === level - 1 && 'elbow', index === level - 1 && last && 'last')}
        />
      ))}
      {expanded === undefined ? (
        <span className={c('leaf')} />
      ) : (
        <button
          {...inTree}
          type="button"
          className={c('toggle')}
          aria-expanded={expanded}
          aria-label={t(expanded ? 'collapse' : 'expand', { what: code })}
          onClick={onToggle}
        >
          {expanded ? <IconFold size={20} /> : <IconGo size={20} />}
        </button>
      )}
      {level > 0 && !item && <span className="sr-only">{t('level', { level: level + 1 })}</span>}
      {href ? (
        <KitLink {...inTree} href={href} className={c('face')} renderLink={renderLink}>
          {face}
        </KitLink>
      ) : (
        <div className={c('face')}>{face}</div>
      )}
    </li>
  );
}
