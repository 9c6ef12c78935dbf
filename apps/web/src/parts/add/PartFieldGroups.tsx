import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import styles from './AddPartScreen.module.css';
import { first, folded, type NewPartName } from './new-part-fields.ts';

const groupNames = Object.keys(folded) as (keyof typeof folded)[];

type Props = {
  /** Fields that the form leaves out. */
  without?: ReadonlySet<NewPartName>;
  field: (name: NewPartName) => ReactNode;
  isWrong: (name: NewPartName) => boolean;
};

const NONE: ReadonlySet<NewPartName> = new Set();

/** The fields of a part: the common ones, and the rest in groups that fold. */
export function PartFieldGroups({ without = NONE, field, isWrong }: Props) {
  const t = useTranslations('parts');
  return (
    <>
      {first.filter((name) => !without.has(name)).map(field)}
      {groupNames.map((group) => {
        const names = folded[group].filter((name) => !without.has(name));
        if (names.length === 0) return null;
        return (
          <FoldedFields key={group} title={t(`group.${group}`)} wrong={names.some(isWrong)}>
            {names.map(field)}
          </FoldedFields>
        );
      })}
    </>
  );
}

type FoldedProps = { title: string; wrong: boolean; children: ReactNode };

/** A folded group of fields. It opens when one of them is wrong, and stays open while that is corrected. */
function FoldedFields({ title, wrong, children }: FoldedProps) {
  const [open, setOpen] = useState(wrong);
  if (wrong && !open) setOpen(true);
  return (
    <Fold title={title} open={open}>
      <div className={styles['fields']}>{children}</div>
    </Fold>
  );
}
