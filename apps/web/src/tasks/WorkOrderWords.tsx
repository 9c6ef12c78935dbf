import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../kit/text/whole-codes.tsx';
import { asCode } from '../kit/ui/figures/as-code.tsx';

type Props = {
  woNumber: string;
  /** Codes after the work order: its part, the work centre. */
  codes?: readonly string[];
  /** Words after the codes. */
  words?: readonly string[];
};

/** `WO 70418 · HSG-220-A · CNC-04` */
export function WorkOrderWords({ woNumber, codes = [], words = [] }: Props) {
  const t = useTranslations('tasks');
  return (
    <>
      {t.rich('wo', { woNumber, code: asCode })}
      {codes.map((code) => (
        <Fragment key={code}> · {asCode(code)}</Fragment>
      ))}
      {words.map((word) => (
        <Fragment key={word}> · {wholeCodes(word)}</Fragment>
      ))}
    </>
  );
}
