import type { Job } from '@gemba/contract/today/job';
import { jobAddress } from '@gemba/contract/today/job-address';
import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { usePartName } from '../kit/text/use-part-name.ts';
import { wholeCodes } from '../kit/text/whole-codes.tsx';
import { classesOf } from '../kit/ui/classes.ts';
import { StatusTag } from '../kit/ui/feedback/StatusTag.tsx';
import { KitLink } from '../kit/ui/input/link.tsx';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import styles from './JobItem.module.css';
import { jobIcons } from './job-icons.ts';

const c = classesOf(styles);

type Props = {
  job: Job;
  /** The next one to do. */
  first?: boolean;
};

/** One job: what it is, why now, and the tap that leads to where it is done. */
export function JobItem({ job, first = false }: Props) {
  const t = useTranslations('today');
  const { kind } = job;
  return (
    <li className={c('item', first && 'first')}>
      <KitLink href={jobAddress(job)} className={c('row')}>
        <IconTile icon={jobIcons[kind]} />
        <span className={c('words')}>
          <span className={c('title')}>
            <Title job={job} />
          </span>
          <span className={c('sub')}>
            <Details job={job} />
          </span>
          <span className={c('chips')}>
            <Reason job={job} />
          </span>
        </span>
        <span className={c('act')}>{t(`act.${kind}`)}</span>
      </KitLink>
    </li>
  );
}

function Title({ job: { kind, number, name, orderType } }: { job: Job }) {
  const t = useTranslations('today');
  if (kind === 'task' || kind === 'alarm') return name;
  return (
    <>
      {kind === 'approve' ? t(`approve.${orderType ?? 'po'}`) : t(`title.${kind}`)}{' '}
      <span className="code">{number}</span>
    </>
  );
}

function Details({ job }: { job: Job }) {
  const t = useTranslations('today');
  const figures = useFigures();
  const nameOf = usePartName();
  const { kind, number, part, name, nameZh, nameEs, place, lines, quantity, amount, currency } = job;
  const facts = [
    part === number ? undefined : part,
    kind === 'task' || kind === 'alarm'
      ? undefined
      : nameOf({ description: name ?? '', descriptionZh: nameZh, descriptionEs: nameEs }),
    place,
    lines === null
      ? undefined
      : t(`lines.${kind === 'count' || kind === 'shortage' ? kind : 'other'}`, { count: lines }),
    quantity === null
      ? undefined
      : t(kind === 'inspect' || kind === 'ncr' ? `quantity.${kind}` : 'short', {
          quantity: figures.quantity(quantity),
        }),
    amount === null ? undefined : figures.money(amount, currency ?? ''),
  ];
  return wholeCodes(facts.filter(Boolean).join(' · '));
}

/** Why it stands where it stands: late, due, running, on hand. */
function Reason({ job }: { job: Job }) {
  const t = useTranslations('today');
  const figures = useFigures();
  const { kind, standing, due, started, readiness, locked } = job;
  return (
    <>
      {standing === 'late' && due && <StatusTag tone="bad">{t('lateSince', { day: figures.day(due) })}</StatusTag>}
      {standing === 'today' && (
        <StatusTag tone="warn" shape="clock">
          {t('dueToday')}
        </StatusTag>
      )}
      {standing === 'waiting' && due && (
        <StatusTag tone="idle" shape="clock">
          {t('dueOn', { day: figures.day(due) })}
        </StatusTag>
      )}
      {kind === 'alarm' && (
        <StatusTag tone={started ? 'warn' : 'bad'}>{t(started ? 'alarmAnswered' : 'alarmOpen')}</StatusTag>
      )}
      {started && kind !== 'alarm' && <StatusTag tone="info">{t('started')}</StatusTag>}
      {readiness && (
        <StatusTag tone={readiness === 'ready' ? 'ok' : readiness === 'part' ? 'warn' : 'idle'}>
          {t(`readiness.${readiness}`)}
        </StatusTag>
      )}
      {locked && (
        <StatusTag tone="bad" shape="lock">
          {t('customerLocked')}
        </StatusTag>
      )}
      {kind === 'overCredit' && <StatusTag tone="bad">{t('overLimit')}</StatusTag>}
    </>
  );
}
