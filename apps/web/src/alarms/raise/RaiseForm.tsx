import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { inCapitals } from '@gemba/contract/kit/codes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type FormErrors, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconAlarm } from '../../kit/ui/icons.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { addressOfAlarm } from '../addresses.ts';
import type { FormFacts } from './RaiseAlarmScreen.tsx';
import styles from './RaiseForm.module.css';
import { useRaiseAlarm } from './use-raise-alarm.ts';

const c = classesOf(styles);
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

/** Two taps where the work centre is known: the type, and the button. */
export function RaiseForm({ facts, onBack }: { facts: FormFacts; onBack: () => void }) {
  const t = useTranslations('alarms');
  const navigate = useNavigate();
  const { send, ...posting } = useRaiseAlarm((alarm) => {
    form.clear();
    showToast(t('hasRaised', { id: String(alarm.id) }));
    void navigate({ href: addressOfAlarm(alarm.id), replace: true });
  });
  const errorsOf = ({ type, wc }: Typed): FormErrors =>
    new Map([
      ...(type === 0 ? [['type', { message: t('chooseType'), late: true }] as const] : []),
      ...(wc === '' ? [['wc', { message: t('chooseCentre'), late: true }] as const] : []),
    ]);
  const form = useForm<Typed>({
    name: 'raise alarm',
    empty: { type: 0, wc: facts.wc ?? '', wo: facts.wo ?? '', description: '' },
    errorsOf,
    posting,
    fieldOf: ({ data }) => (typeof data['field'] === 'string' ? data['field'] : undefined),
  });
  const { type, wc, wo, description } = form.typed;
  useWedge((code) => {
    const scanned = inCapitals(code.trim());
    if (facts.workCentres.some((one) => one.wc === scanned)) form.write({ wc: scanned });
    else showToast(t('noSuchCentre', { code: scanned }), { urgent: true });
  });
  const post = () => {
    if (!form.mayGo()) return;
    const order = wo.trim();
    return send({ body: { type, wc, description: description.trim(), ...(order !== '' && { wo: order }) } });
  };
  const wrongType = form.errorAt('type');
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
      <div ref={form.body} className={c('form')}>
        <PostingNotice
          posting={posting}
          shownAtField={form.refusedAtField}
          restored={form.restored}
          onStartAnew={form.clear}
        />
        <div className={c('form')} inert={posting.unknown || posting.busy}>
          <fieldset data-wrong={wrongType ? true : undefined}>
            <legend className={c('legend')}>{t('whatIsWrong')}</legend>
            <div className={c('tiles')}>
              {tilesOf(facts).map((one) => (
                <label key={one.type} className={c('tile', one.type === type && 'on')}>
                  <input
                    type="radio"
                    className="sr-only"
                    name="type"
                    checked={one.type === type}
                    onChange={() => form.write({ type: one.type })}
                  />
                  <b>{one.typeName}</b>
                  {one.path.length > 1 && <span>{one.path.slice(0, -1).join(' › ')}</span>}
                </label>
              ))}
            </div>
            {wrongType && <Help tone="error">{wrongType}</Help>}
          </fieldset>
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
        </div>
      </div>
    </Screen>
  );
}
