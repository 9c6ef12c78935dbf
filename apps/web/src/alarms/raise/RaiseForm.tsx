import { ALARM_PHOTO_LIMITS } from '@gemba/contract/alarms/alarm/alarm';
import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { numberAmong, numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formKey } from '../../kit/form/form-key.ts';
import { type FormErrors, useForm } from '../../kit/form/use-form.ts';
import { PhotoPart } from '../../kit/photos/PhotoPart.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconAlarm } from '../../kit/ui/icons.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { addressOfAlarm } from '../addresses.ts';
import { ChoiceTiles } from '../ChoiceTiles.tsx';
import type { FormFacts } from './form-facts.ts';
import styles from './RaiseForm.module.css';
import { useRaiseAlarm } from './use-raise-alarm.ts';

const FORM = 'raise alarm';
const LONGEST = { description: 1_000, wo: 40 };

type Typed = { type: number; wc: string; wo: string; description: string };

/** Types that can be raised, the usual ones first. */
const tilesOf = ({ types, usualTypes }: FormFacts) => {
  const handled = types.filter(({ handlers, handlersOf }) => handlers.length > 0 || handlersOf !== null);
  const place = ({ type }: AlarmType) => {
    const index = usualTypes.indexOf(type);
    return index < 0 ? usualTypes.length : index;
  };
  return handled.toSorted((one, other) => place(one) - place(other));
};

/** Written like the number of a work order. Whether there is such an order, the server says at the field. */
const isLikeOrder = (code: string) =>
  code.trim().length <= LONGEST.wo && numberKeys(code, ORDER_PREFIXES.wo).some((key) => /^\d+$/.test(key));

/** Two taps where the work centre is known: the type, and the button. */
export function RaiseForm({ facts, onBack }: { facts: FormFacts; onBack: () => void }) {
  const t = useTranslations('alarms');
  const navigate = useNavigate();
  const { send, ...posting } = useRaiseAlarm(FORM, (alarm) => {
    showToast(t('hasRaised', { id: String(alarm.id) }));
    void navigate({ href: addressOfAlarm(alarm.id), replace: true });
  });
  const errorsOf = ({ type, wc }: Typed): FormErrors =>
    new Map([
      ...(type === 0 ? [['type', { message: t('chooseType'), late: true }] as const] : []),
      ...(wc === '' ? [['wc', { message: t('chooseCentre'), late: true }] as const] : []),
    ]);
  const form = useForm<Typed>({
    name: FORM,
    empty: { type: 0, wc: facts.wc ?? '', wo: facts.wo ?? '', description: '' },
    errorsOf,
    posting,
    fieldOf: ({ data }) => (typeof data['field'] === 'string' ? data['field'] : undefined),
  });
  const { typed } = form;
  const { type, wc, wo, description } = typed;
  useWedge((code) => {
    if (posting.busy || posting.unknown) return;
    const centre = numberAmong(
      facts.workCentres.map((one) => one.wc),
      code,
    );
    if (centre !== undefined) form.write({ wc: centre });
    else if (isLikeOrder(code)) {
      form.write({ wo: code.trim() });
      showToast(t('orderTaken', { code: code.trim() }));
    } else showToast(t('noSuchCentre', { code: code.trim() }), { urgent: true });
  });
  const post = () => {
    if (!form.mayGo()) return;
    const order = wo.trim();
    return send({ body: { type, wc, description: description.trim(), ...(order !== '' && { wo: order }) } });
  };
  return (
    <Screen
      header={<AppBar title={t('raise')} onBack={onBack} />}
      footer={
        <ActionBar>
          <PostButton posting={posting} icon={IconAlarm} check={t('check')} onPost={post}>
            {t('raise')}
          </PostButton>
        </ActionBar>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <ChoiceTiles
          label={t('whatIsWrong')}
          value={type}
          onChange={(value) => form.write({ type: value })}
          error={form.errorAt('type')}
          tiles={tilesOf(facts).map((tile) => ({
            value: tile.type,
            label: tile.typeName,
            text: tile.path.slice(0, -1).join(' › ') || undefined,
          }))}
        />
        <SelectField
          label={t('workCentre')}
          value={wc}
          onChange={(value) => form.write({ wc: value })}
          error={form.errorAt('wc')}
          help={t('scanCentre')}
          options={[
            { value: '', label: t('chooseCentre') },
            ...facts.workCentres.map((one) => ({ value: one.wc, label: `${one.wc} · ${one.wcName}` })),
          ]}
        />
        <Field
          code
          label={t('workOrderIfAny')}
          value={wo}
          maxLength={LONGEST.wo}
          error={form.errorAt('wo')}
          onChange={({ target }) => form.write({ wo: target.value })}
        />
        <TextArea
          label={t('description')}
          value={description}
          maxLength={LONGEST.description}
          onChange={({ target }) => form.write({ description: target.value })}
        />
        <PhotoPart of={formKey(FORM)} line={0} megabytes={ALARM_PHOTO_LIMITS.fileMegabytes} />
      </PostingFields>
    </Screen>
  );
}
