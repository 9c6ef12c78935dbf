import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';

type Props = { q: string; onChange: (q: string) => void };

const LONGEST = 80;

/** The search inside the BOM. One that is there already, after Back, does not bring up the keyboard. */
export function BomSearch({ q, onChange }: Props) {
  const t = useTranslations('bom');
  const [typed, setTyped] = useTyped(q, onChange);
  const [isNew] = useState(q === '');
  return <SearchField focused={isNew} label={t('findIn')} value={typed} maxLength={LONGEST} onChange={setTyped} />;
}
