import { WEBHOOK_KINDS, type WebhookKind } from '@gemba/contract/interfaces/webhooks/webhook';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Checkbox } from '../../kit/ui/input/Checkbox.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from '../form.module.css';

const LONGEST_URL = 500;

/** A dot leads into a text catalogue, so its keys have none. */
const KEYS = {
  'order.decided': 'orderDecided',
  'goods.received': 'goodsReceived',
  'goods.shipped': 'goodsShipped',
  'goods.issued': 'goodsIssued',
  'goods.moved': 'goodsMoved',
  'quality.decided': 'qualityDecided',
  'stock.counted': 'stockCounted',
  'time.reported': 'timeReported',
  'alarm.raised': 'alarmRaised',
  'alarm.resolved': 'alarmResolved',
} as const satisfies Record<WebhookKind, string>;

export type WebhookBody = { url: string; kinds: WebhookKind[] };

type Props = {
  title: string;
  start: { url: string; kinds: readonly string[] };
  sending: { isPending: boolean; error: unknown; reset: () => void };
  onSend: (body: WebhookBody) => Promise<unknown>;
  onClose: () => void;
};

/** The address of a webhook and the events that it is told. No draft: it is short, and may be somebody else's address. */
export function WebhookSheet({ title, start, sending, onSend, onClose }: Props) {
  const t = useTranslations('interfaces');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const refused = useRefused(sending.error);
  const { typed, write, body, errorAt, mayGo, refusedAtField } = useForm({
    empty: { url: start.url, kinds: start.kinds },
    errorsOf: ({ url, kinds }) => {
      const errors = new Map<FieldPath, FormError>();
      if (!URL.canParse(url.trim())) errors.set('url', { message: t('urlMissing'), late: true });
      if (kinds.length === 0) errors.set('kinds', { message: t('kindsMissing'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting: { refused, forgive: sending.reset },
  });
  const kinds = WEBHOOK_KINDS.filter((kind) => typed.kinds.includes(kind));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGo()) void onSend({ url: typed.url.trim(), kinds }).catch(() => undefined);
  };
  const kindsWrong = errorAt('kinds');
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      initialFocus={first}
      footer={
        <Button kind="primary" type="submit" form={id} wide busy={sending.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form ref={body} id={id} className={styles['form']} onSubmit={submit} noValidate>
        {refused && !refusedAtField && (
          <Banner tone="bad" title={t('refused')}>
            {refused.message}
          </Banner>
        )}
        <Field
          ref={first}
          label={t('url')}
          help={t('urlHow')}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          value={typed.url}
          maxLength={LONGEST_URL}
          error={errorAt('url')}
          onChange={({ target }) => write({ url: target.value })}
        />
        <fieldset className={styles['choices']} data-wrong={kindsWrong ? '' : undefined}>
          <legend>{t('events')}</legend>
          {kindsWrong && <p className={styles['wrong']}>{kindsWrong}</p>}
          {WEBHOOK_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kind.${KEYS[kind]}`)}
              checked={kinds.includes(kind)}
              onChange={(on) =>
                write({ kinds: WEBHOOK_KINDS.filter((one) => (one === kind ? on : kinds.includes(one))) })
              }
            />
          ))}
        </fieldset>
      </form>
    </Sheet>
  );
}
