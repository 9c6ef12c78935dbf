import { type AccountOfUse, LINES_OF_USE } from '@gemba/contract/accounting/set-up/account-use';
import type { StatementLine } from '@gemba/contract/accounting/statements/statement';
import { ChangeReason } from '@gemba/contract/kit/reasoned';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import styles from './SetUp.module.css';
import { useChangeAccountUse } from './use-change-account-use.ts';

type Props = {
  use: AccountOfUse;
  accounts: readonly { accountNumber: string; accountName: string; statementLine: StatementLine }[];
  onClose: () => void;
};

/** Chooses the account of a use, with a reason. One that is compared and has entries is only explained. */
export function AccountUseSheet({ use: { use, accountNumber: was, settled }, accounts, onClose }: Props) {
  const t = useTranslations('accounting');
  const said = useTranslations('posting');
  const name = `account use ${use}`;
  const { send, ...posting } = useChangeAccountUse(name, onClose);
  const form = useForm({
    name,
    empty: { accountNumber: '', reason: '' },
    errorsOf: ({ accountNumber, reason }) => {
      const errors = new Map<FieldPath, FormError>();
      if (accountNumber === '') errors.set('accountNumber', { message: t('setUp.accountRule'), late: true });
      if (!ChangeReason.safeParse(reason.trim()).success)
        errors.set('reason', { message: said('changeReasonRequired'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { accountNumber, reason } = form.typed;
  const suitable = accounts.filter(({ statementLine }) => LINES_OF_USE[use].includes(statementLine));
  const post = () =>
    form.mayGo() ? send({ params: { use }, body: { accountNumber, was, reason: reason.trim() } }) : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`use.${use}`)}
      sub={was === null ? t('setUp.none') : t('setUp.now', { account: was })}
      footer={
        !settled && (
          <PostButton posting={posting} check={said('checkAgain')} onPost={post}>
            {t('setUp.choose')}
          </PostButton>
        )
      }
    >
      {settled ? (
        <Help>{t('setUp.settled')}</Help>
      ) : (
        <PostingFields form={form} posting={posting} className={styles['form']}>
          <SelectField
            label={t('setUp.account')}
            value={accountNumber}
            error={form.errorAt('accountNumber')}
            options={[
              { value: '', label: t('setUp.chooseOne') },
              ...suitable.map((one) => ({
                value: one.accountNumber,
                label: `${one.accountNumber} · ${one.accountName}`,
              })),
            ]}
            onChange={(value) => form.write({ accountNumber: value })}
          />
          <TextArea
            label={said('reason')}
            value={reason}
            maxLength={maximumLength(ChangeReason)}
            error={form.errorAt('reason')}
            help={t('setUp.reasonHow')}
            onChange={({ target }) => form.write({ reason: target.value })}
          />
        </PostingFields>
      )}
    </Sheet>
  );
}
