import { inCapitals } from '@gemba/contract/kit/codes';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, useForm } from '../../kit/form/use-form.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { soundScan } from '../../kit/scan/use-scan-feedback.ts';
import { handBack, useWedge } from '../../kit/scan/use-wedge.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PartField, useChosenPart } from '../../parts/index.ts';
import styles from './AddBomScreen.module.css';
import { ItemsEditor } from './ItemsEditor.tsx';
import { bodyOf, errorsOf, fieldsOfRefusal, newId, nothingTyped, withScanned } from './new-bom.ts';
import { useAddBom } from './use-add-bom.ts';

/** A new BOM: the part, its revision, its items. The draft is kept until it is sent. */
export function AddBomScreen() {
  const t = useTranslations('bom');
  useTitle(t('add'));
  const id = useId();
  const back = useBackTo('/engineering/bom/list');
  const navigate = useNavigate();
  const chosen = useChosenPart();
  const empty = useMemo(() => nothingTyped(chosen), [chosen]);
  const { add, busy, ...posting } = useAddBom();
  const { refused } = posting;
  const { typed, write, body, ...form } = useForm({
    name: 'addBom',
    empty,
    errorsOf: (entered) =>
      new Map([...errorsOf(entered)].map(([field, rule]) => [field, { message: t(`rule.${rule}`), late: true }])),
    fieldOf: ({ code, data }, entered) => fieldsOfRefusal(code, data, bodyOf(entered))[0],
    posting,
  });
  // A part may stand in several items: its refusal is shown at each of them.
  const refusedAt = refused ? fieldsOfRefusal(refused.code, refused.data, bodyOf(typed)) : [];
  const errorAt = (field: FieldPath) => (refusedAt.includes(field) ? refused?.message : form.errorAt(field));
  const count = errorsOf(typed).size;

  const { items } = typed;
  useWedge((code) => {
    const part = asPartNumber(code);
    if (!isPartNumber(part)) return handBack(code);
    soundScan(true);
    write(withScanned(typed, part, newId(items)));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.mayGo()) return;
    const bom = bodyOf(typed);
    const { partNumber } = bom;
    void add(bom, () => {
      form.clear();
      showToast(t('added', { partNumber }));
      void navigate({ to: '/engineering/bom/detail', search: { partNumber }, replace: true });
    });
  };
  return (
    <Screen
      header={<AppBar title={t('add')} onBack={back} />}
      footer={
        <ActionBar note={form.attempt !== '' && count > 0 && t('toFix', { count })}>
          <Button kind="primary" type="submit" form={id} wide busy={busy}>
            {t('addWith', { count: items.length })}
          </Button>
        </ActionBar>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <div ref={body} className={styles['form']}>
          {form.restored && (
            <Banner
              title={t('restored')}
              action={
                <Button small kind="outline" icon={IconRefresh} onClick={form.clear}>
                  {t('startAnew')}
                </Button>
              }
            />
          )}
          <PartField
            name="partNumber"
            label={t('partNumber')}
            value={typed.partNumber}
            error={errorAt('partNumber')}
            unfit={({ partNumber, hasBom }) => (hasBom ? t('exists', { partNumber }) : undefined)}
            onChange={(partNumber) => write({ partNumber })}
          />
          <Field
            code
            name="revision"
            label={t('revision')}
            value={typed.revision}
            maxLength={10}
            autoComplete="off"
            autoCapitalize="characters"
            error={errorAt('revision')}
            onChange={({ target }) => write({ revision: inCapitals(target.value) })}
          />
          <ItemsEditor items={items} errorAt={errorAt} onChange={(next) => write({ items: next })} />
        </div>
      </form>
    </Screen>
  );
}
