import { PlaceCode } from '@gemba/contract/administration/places/place';
import { inCapitals } from '@gemba/contract/kit/codes';
import { useLocale, useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { useStore } from '../../kit/store/store.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from '../Form.module.css';
import { useAddWorkCentre } from './use-add-work-centre.ts';
import { useCentreWords } from './use-centre-words.ts';
import { WorkCentreFields } from './WorkCentreFields.tsx';
import { centreBody, centreErrors } from './work-centre-form.ts';

const FORM = 'add work centre';
const EMPTY = { wc: '', wcName: '', departmentId: '', hourlyCost: '0', dayHours: '8', active: true };

export function AddWorkCentreSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('administration');
  const locale = useLocale();
  const words = useCentreWords();
  const { baseCurrency } = useStore(companySetting);
  const { send, ...posting } = useAddWorkCentre(FORM, onClose);
  const form = useForm({
    name: FORM,
    empty: EMPTY,
    errorsOf: (typed) => {
      const errors = centreErrors(typed, locale, words);
      if (!PlaceCode.safeParse(inCapitals(typed.wc.trim())).success)
        errors.set('wc', { message: t('placeCodeRule'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { typed } = form;
  const post = () =>
    form.mayGo() ? send({ body: { wc: inCapitals(typed.wc.trim()), ...centreBody(typed, locale) } }) : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('addWorkCentre')}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('addWorkCentre')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <Field
          code
          label={t('code')}
          value={typed.wc}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          help={t('codeHelp')}
          error={form.errorAt('wc')}
          onChange={({ target }) => form.write({ wc: target.value })}
        />
        <WorkCentreFields typed={typed} write={form.write} errorAt={form.errorAt} currency={baseCurrency} />
      </PostingFields>
    </Sheet>
  );
}
