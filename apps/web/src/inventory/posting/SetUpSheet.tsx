import { ChangeReason } from '@gemba/contract/kit/reasoned';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Refused } from '../../kit/client/errors.ts';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconLocked } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { useSetUp } from './use-set-up.ts';

type Props = { missing: RefusedPosting; onClose: () => void; onDone: () => unknown };

/** Somebody else has entered it meanwhile: that is what was wanted. */
const ENTERED = ['STANDARD_COST_EXISTS', 'TAX_ACCOUNT_EXISTS'];

/** A value that the posting needs and nobody has set up. Whoever may enters it, and the posting goes on. */
export function SetUpSheet({ missing, onClose, onDone }: Props) {
  const t = useTranslations('posting');
  const { isCost, may, accounts, enter } = useSetUp(missing);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [reason, setReason] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const save = async () => {
    if (typed.trim() === '') return setWrong(t(isCost ? 'costRule' : 'chooseAccount'));
    if (isCost && !ChangeReason.safeParse(reason.trim()).success) return setLacksReason(true);
    try {
      await enter(typed, reason.trim());
    } catch (error) {
      if (!(error instanceof Refused)) return setWrong(t('notSaved'));
      if (!ENTERED.includes(error.msgCode)) return setWrong(isCost ? t('costRule') : error.message);
    }
    return onDone();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={missing.message}
      footer={
        may && (
          <Button kind="primary" wide onClick={save}>
            {t('saveAndGoOn')}
          </Button>
        )
      }
    >
      {!may && (
        <Banner tone="info" icon={IconLocked} title={t(isCost ? 'costWho' : 'accountWho')}>
          {t('keptMeanwhile')}
        </Banner>
      )}
      {may && isCost && (
        <Field
          name="standardCost"
          label={t('standardCost')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={wrong}
          onChange={({ target }) => {
            setWrong(undefined);
            setTyped(target.value);
          }}
        />
      )}
      {may && isCost && (
        <TextArea
          label={t('reason')}
          help={t('changeReasonHow')}
          rows={2}
          value={reason}
          maxLength={maximumLength(ChangeReason)}
          error={lacksReason ? t('changeReasonRequired') : undefined}
          onChange={({ target }) => {
            setLacksReason(false);
            setReason(target.value);
          }}
        />
      )}
      {may && !isCost && (
        <SelectField
          name="accountNumber"
          label={t('taxAccount')}
          value={typed}
          error={wrong}
          options={[
            { value: '', label: t('chooseAccount') },
            ...(accounts ?? []).map(({ accountNumber, accountName }) => ({
              value: accountNumber,
              label: `${accountNumber} ${accountName}`,
            })),
          ]}
          onChange={(account) => {
            setWrong(undefined);
            setTyped(account);
          }}
        />
      )}
    </Sheet>
  );
}
