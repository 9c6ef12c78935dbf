import { BOM_ITEMS_AT_MOST } from '@gemba/contract/bom/add-bom';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../../kit/form/use-draft.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { ActionBar } from '../../kit/ui/ActionBar.tsx';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { IconAdd, IconRefresh } from '../../kit/ui/icons.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { PartField, useChosenPart } from '../../parts/index.ts';
import styles from './AddBomScreen.module.css';
import { ItemCard } from './ItemCard.tsx';
import { bodyOf, faultsOf, nextItem, nothingTyped, type Spot, type TypedItem } from './new-bom.ts';
import { useAddBom } from './use-add-bom.ts';

/** A new BOM: the part, its revision, its items. What is typed stays until it is sent. */
export function AddBomScreen() {
  const t = useTranslations('bom');
  useTitle(t('add'));
  const id = useId();
  const back = useBackTo('/engineering/bom/list');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const chosen = useChosenPart();
  const empty = useMemo(() => nothingTyped(chosen), [chosen]);
  const { fields: typed, change, clear, restored } = useDraft('addBom', empty);
  const [tried, setTried] = useState(0);
  const { add, busy, refused, forgive } = useAddBom(({ partNumber }) => {
    clear();
    showToast(t('added', { partNumber }));
    void navigate({ to: '/engineering/bom/detail', search: { partNumber }, replace: true });
  });
  const faults = faultsOf(typed);
  const errorAt = (spot: Spot) => {
    if (refused?.spots.includes(spot)) return refused.message;
    const rule = tried > 0 ? faults.get(spot) : undefined;
    return rule && t(`rule.${rule}`);
  };

  useEffect(() => {
    if (tried === 0 && !refused) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] button');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [tried, refused]);

  const { items } = typed;
  const write = (part: Partial<typeof typed>) => {
    forgive();
    change(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (faults.size === 0) add(bodyOf(typed));
  };
  const wrongItems = errorAt('items');
  return (
    <Screen
      header={<AppBar title={t('add')} onBack={back} />}
      footer={
        <ActionBar note={tried > 0 && faults.size > 0 && t('toFix', { count: faults.size })}>
          <Button kind="primary" type="submit" form={id} wide busy={busy}>
            {t('addWith', { count: items.length })}
          </Button>
        </ActionBar>
      }
    >
      <form ref={form} id={id} className={styles['form']} onSubmit={submit} noValidate>
        {restored && (
          <Banner
            title={t('restored')}
            action={
              <Button small kind="outline" icon={IconRefresh} onClick={clear}>
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
          onChange={({ target }) => write({ revision: target.value.toUpperCase() })}
        />
        <SectionHeader title={t('items', { count: items.length })} />
        {items.map((item, at) => (
          <ItemCard
            key={item.id}
            item={item}
            errorAt={(field) => errorAt(`items.${at}.${field}`)}
            onChange={(part) => write({ items: items.map((one) => (one === item ? { ...one, ...part } : one)) })}
            onRemove={() => write({ items: items.filter((one) => one !== item) })}
          />
        ))}
        <div data-wrong={wrongItems ? true : undefined}>
          <Button
            kind="outline"
            wide
            icon={IconAdd}
            disabled={items.length >= BOM_ITEMS_AT_MOST}
            onClick={() => write({ items: [...items, nextItem(items, newId(items))] })}
          >
            {t('addItem')}
          </Button>
          {wrongItems && <Help tone="error">{wrongItems}</Help>}
        </div>
      </form>
    </Screen>
  );
}

const newId = (items: readonly TypedItem[]) => String(Math.max(0, ...items.map(({ id }) => Number(id))) + 1);
