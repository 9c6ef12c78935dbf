import { EmptyState as Empty } from '../../src/kit/ui/feedback/EmptyState.tsx';
import { ErrorState as Failed } from '../../src/kit/ui/feedback/ErrorState.tsx';
import { OfflineBanner as Offline } from '../../src/kit/ui/feedback/OfflineBanner.tsx';
import { Skeleton as Bone, ListSkeleton } from '../../src/kit/ui/feedback/Skeleton.tsx';
import { KpiTile as Kpi, KpiGrid } from '../../src/kit/ui/figures/KpiTile.tsx';
import { Timer as Clock } from '../../src/kit/ui/figures/Timer.tsx';
import {
  IconAlarm,
  IconBecomes,
  IconClock,
  IconIn,
  IconOk,
  IconOut,
  IconProblem,
  IconQuality,
} from '../../src/kit/ui/icons.ts';
import { Button } from '../../src/kit/ui/input/Button.tsx';
import { Card } from '../../src/kit/ui/layout/Card.tsx';
import { Timeline as Line } from '../../src/kit/ui/list/Timeline.tsx';
import { Case, Stack } from '../Case.tsx';

export function Skeleton() {
  return (
    <Stack>
      <ListSkeleton rows={4} lead />
      <ListSkeleton rows={2} />
      <Bone width={110} height={24} />
    </Stack>
  );
}

export function EmptyState() {
  return (
    <>
      <Case title="Nothing found">
        <Empty
          title={
            <>
              No part <span className="code">BRG-62O4</span>
            </>
          }
          how={
            <>
              You typed the letter <b>O</b>. With a zero there is one match.
            </>
          }
          note="Part numbers have 3 to 20 characters: A–Z, 0–9, hyphen, dot, brackets, slash."
        />
      </Case>
      <Case title="Nothing to do">
        <Empty
          icon={IconOk}
          title="No approvals waiting"
          how="Orders above the buyers’ limits come here. The last one was decided at 07:12."
          action={<Button kind="outline">See decided orders</Button>}
        />
      </Case>
    </>
  );
}

export function ErrorState() {
  return (
    <>
      <Case title="No connection, with a saved copy">
        <Failed
          onRetry={() => new Promise((done) => setTimeout(done, 800))}
          saved={<Button kind="text">Show the list saved at 07:12</Button>}
          detail="Timeout · 07:42:31"
        />
      </Case>
      <Case title="Another reason">
        <Failed icon={IconProblem} title="This order is gone">
          Somebody deleted it while you were looking at it.
        </Failed>
      </Case>
    </>
  );
}

export function OfflineBanner() {
  return (
    <>
      <Case title="With waiting acts" bleed>
        <Offline since="07:29" waiting={4} href="#/OfflineBanner" />
      </Case>
      <Case title="Nothing waiting" bleed>
        <Offline since="07:29" />
      </Case>
    </>
  );
}

export function Timeline() {
  return (
    <Line
      events={[
        {
          key: '1',
          icon: IconIn,
          tone: 'ok',
          title: 'Received',
          value: '+240',
          sub: 'PO 48164 · I. Moreno',
          time: '07:12',
          changes: [{ label: 'On hand', from: '540', to: '780' }],
        },
        {
          key: '2',
          icon: IconOut,
          tone: 'bad',
          title: 'Issued',
          value: '−60',
          sub: 'WO 70418 · W. Zhang',
          time: '15:40',
          changes: [{ label: 'On hand', from: '600', to: '540' }],
        },
        {
          key: '3',
          icon: IconQuality,
          tone: 'hold',
          title: 'Released from QA',
          value: '+200',
          sub: 'IR 5521 · P. Nair',
          time: '11:05',
          changes: [
            { label: 'In QA', from: '200', to: '0' },
            { label: 'On hand', from: '400', to: '600' },
          ],
        },
        { key: '4', icon: IconBecomes, tone: 'info', title: 'Moved to LINE-2', value: '−40', sub: 'TO 3307' },
        { key: '5', icon: IconAlarm, tone: 'warn', title: 'Raised by Wei Zhang', time: '07:39:14' },
        {
          key: '6',
          icon: IconClock,
          due: true,
          title: 'Response due',
          sub: 'Escalates to level 3 if missed',
          time: '07:44:14',
        },
      ]}
    />
  );
}

export function KpiTile() {
  return (
    <KpiGrid label="This month">
      <Kpi label="Booked" value="$1.84 M" delta={{ text: '+8.2%', direction: 'up', good: true, note: 'vs May' }} />
      <Kpi label="Shipped" value="$1.62 M" delta={{ text: '−3.1%', direction: 'down', good: false, note: 'vs May' }} />
      <Kpi label="Open orders" value="146" delta={{ text: '$3.90 M', direction: 'flat', note: 'open' }} />
      <Kpi label="On time" value="93.4%" />
    </KpiGrid>
  );
}

const hour = 3_600_000;
const opened = Date.now();

export function Timer() {
  return (
    <Stack>
      <Card pad>
        <Clock label="Time on this task" since={opened} before={1.41 * hour} />
      </Card>
      <Card pad>
        <Clock label="Time on this task, paused" since={undefined} before={0.5 * hour} />
      </Card>
    </Stack>
  );
}
