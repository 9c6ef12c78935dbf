import { setStandardCost, setTaxAccount, taxAccounts } from '@gemba/contract/inventory/set-up';
import { holds } from '@gemba/contract/kit/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { call } from '../../kit/client/call.ts';
import { Refused } from '../../kit/client/faults.ts';
import { typedDecimal } from '../../kit/form/typed-decimal.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { IconLocked } from '../../kit/ui/icons.ts';
import { SelectField } from '../../kit/ui/SelectField.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { inventoryKeys } from '../inventory-keys.ts';
import type { RefusedPosting } from './use-posting.ts';

type Props = { missing: RefusedPosting; onClose: () => void; onDone: () => unknown };

/** Who may enter them, as the two calls say. */
const COST_ROLES = ['ACCOUNTING_INFO', 'ENGINEERING_INFO'] as const;
const ACCOUNT_ROLES = ['ACCOUNTING_INFO'] as const;

/** Somebody else has entered it meanwhile: that is what was wanted. */
const ENTERED = ['STANDARD_COST_EXISTS', 'TAX_ACCOUNT_EXISTS'];

/** A value that the posting needs and nobody has set up. Whoever may enters it, and the posting goes on. */
export function SetUpSheet({ missing, onClose, onDone }: Props) {
  const t = useTranslations('posting');
  const locale = useLocale();
  const { roles } = usePerson();
  const isCost = missing.code === 'GET_PART_STANDARD_COST_ERROR';
  const may = holds(roles, isCost ? COST_ROLES : ACCOUNT_ROLES);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const accounts = useQuery({
    queryKey: inventoryKeys.taxAccounts,
    enabled: may && !isCost,
    queryFn: ({ signal }) => call(taxAccounts, {}, { signal, quiet: true }),
  }).data?.accounts;

  const enter = () => {
    if (isCost) {
      const body = { standardCost: typedDecimal(typed, locale) };
      return call(
        setStandardCost,
        { params: { partNumber: String(missing.data['partNumber']) }, body },
        { quiet: true },
      );
    }
    const params = { taxCode: String(missing.data['taxCode']) };
    return call(setTaxAccount, { params, body: { accountNumber: typed } }, { quiet: true });
  };
  const save = async () => {
    if (typed.trim() === '') return setWrong(t(isCost ? 'costRule' : 'chooseAccount'));
    try {
      await enter();
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
