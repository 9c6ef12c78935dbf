import { type AlarmType, HIGHEST_LEVEL, MINUTES_AT_MOST } from '@gemba/contract/alarms/types/alarm-type';
import { alarmTypeRules } from '@gemba/contract/alarms/types/alarm-type-rules';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import styles from './TypeSheet.module.css';

const LONGEST = { typeName: 50, description: 500 };
const LEVELS = Array.from({ length: HIGHEST_LEVEL }, (_, index) => String(index + 1));
const ROOT = '';

/** Minutes as typed; NaN where they are none. */
const minutesOf = (typed: string) => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
const isTime = (typed: string) => minutesOf(typed) <= MINUTES_AT_MOST;

export type TypeBody = Pick<
  AlarmType,
  'typeName' | 'parent' | 'level' | 'presetResponseTime' | 'presetHandleTime' | 'description'
>;

type Props = {
  name: string;
  title: string;
  /** The values that it begins with. */
  start: TypeBody;
  /** The types that it may stand below. */
  parents: readonly AlarmType[];
  posting: Posting;
  onPost: (body: TypeBody) => unknown;
  onClose: () => void;
};

/** The form of an alarm type. */
export function TypeSheet({ name, title, start, parents, posting, onPost, onClose }: Props) {
  const t = useTranslations('alarms');
  const say = useRefusal();
  const form = useForm({
    name,
    empty: {
      typeName: start.typeName,
      parent: start.parent === null ? ROOT : String(start.parent),
      level: String(start.level),
      response: String(start.presetResponseTime),
      handle: String(start.presetHandleTime),
      description: start.description,
    },
    errorsOf: ({ typeName, response, handle }) => {
      const errors = new Map<FieldPath, FormError>();
      const typed = typeName.trim();
      if (typed === '') errors.set('typeName', { message: t('nameMissing'), late: true });
      else if (alarmTypeRules({ typeName: typed }).length > 0)
        errors.set('typeName', { message: say('ALARM_TYPE_NAME_INVALID') });
      for (const [field, value] of Object.entries({ response, handle }))
        if (!isTime(value)) errors.set(field, { message: t('minutesRule', { most: MINUTES_AT_MOST }), late: true });
      return errors;
    },
    fieldOf: ({ code, field }) => {
      if (code === 'ALARM_TYPE_EXISTS' || code === 'ALARM_TYPE_NAME_INVALID') return 'typeName';
      return code === 'ALARM_TYPE_LOOP' ? 'parent' : field || undefined;
    },
    posting,
  });
  const { typed, body } = form;
  const post = () =>
    form.mayGo()
      ? onPost({
          typeName: typed.typeName.trim(),
          parent: typed.parent === ROOT ? null : Number(typed.parent),
          level: Number(typed.level),
          presetResponseTime: minutesOf(typed.response),
          presetHandleTime: minutesOf(typed.handle),
          description: typed.description.trim(),
        })
      : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('save')}
        </PostButton>
      }
    >
      <div ref={body} className={styles['form']}>
        <PostingNotice
          posting={posting}
          shownAtField={form.refusedAtField}
          restored={form.restored}
          onStartAnew={form.clear}
        />
        <Field
          label={t('typeName')}
          value={typed.typeName}
          maxLength={LONGEST.typeName}
          autoComplete="off"
          error={form.errorAt('typeName')}
          onChange={({ target }) => form.write({ typeName: target.value })}
        />
        <SelectField
          label={t('below')}
          value={typed.parent}
          error={form.errorAt('parent')}
          onChange={(parent) => form.write({ parent })}
          options={[
            { value: ROOT, label: t('atRoot') },
            ...parents.map(({ type, path }) => ({ value: String(type), label: path.join(' › ') })),
          ]}
        />
        <SelectField
          label={t('firstLevel')}
          value={typed.level}
          help={t('firstLevelHow')}
          onChange={(level) => form.write({ level })}
          options={LEVELS.map((value) => ({ value, label: t('levelNumber', { level: Number(value) }) }))}
        />
        <Field
          label={t('responseMinutes')}
          inputMode="numeric"
          value={typed.response}
          help={t('zeroIsNone')}
          error={form.errorAt('response')}
          onChange={({ target }) => form.write({ response: target.value })}
        />
        <Field
          label={t('handleMinutes')}
          inputMode="numeric"
          value={typed.handle}
          help={t('zeroIsNone')}
          error={form.errorAt('handle')}
          onChange={({ target }) => form.write({ handle: target.value })}
        />
        <TextArea
          label={t('description')}
          value={typed.description}
          maxLength={LONGEST.description}
          onChange={({ target }) => form.write({ description: target.value })}
        />
      </div>
    </Sheet>
  );
}
