import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconClock } from '../../kit/ui/icons.ts';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { partNamed } from '../../parts/index.ts';

type Props = { typed: string; onChoose: (partNumber: string) => void };

/** The log is of one part: which one, when the address does not say so. */
export function ChoosePart({ typed: start, onChoose }: Props) {
  const t = useTranslations('inventory');
  const [typed, setTyped] = useState(start);
  const [tried, setTried] = useState(start !== '');
  const wrong = tried && !isPartNumber(asPartNumber(typed));
  /** A number that was typed without its signs is that of the part. */
  const submit = async (words: string) => {
    const named = await partNamed(words).catch(() => undefined);
    setTried(true);
    const partNumber = named?.partNumber ?? asPartNumber(words);
    if (isPartNumber(partNumber)) onChoose(partNumber);
  };
  return (
    <>
      <SearchField
        code
        focused
        label={t('partNumber')}
        value={typed}
        maxLength={20}
        onChange={setTyped}
        onSubmit={(words) => void submit(words)}
      />
      {wrong && <Help tone="error">{typed.trim() === '' ? t('typeNumber') : t('numberRule')}</Help>}
      <EmptyState icon={IconClock} title={t('whichPart')} how={t('whichPartHow')} />
    </>
  );
}
