import { classesOf } from '../../src/kit/ui/classes.ts';
import {
  IconBecomes,
  IconDocument,
  IconDone,
  IconFilter,
  IconLocked,
  IconMore,
  IconReceive,
  IconSearch,
} from '../../src/kit/ui/icons.ts';
import { Button } from '../../src/kit/ui/input/Button.tsx';
import { IconButton } from '../../src/kit/ui/input/IconButton.tsx';
import { ScanBar as Scanner } from '../../src/kit/ui/input/ScanBar.tsx';
import { ActionBar as Actions } from '../../src/kit/ui/layout/ActionBar.tsx';
import { AppBar as Bar } from '../../src/kit/ui/layout/AppBar.tsx';
import { Dock as BottomDock } from '../../src/kit/ui/layout/Dock.tsx';
import { Rail as SideRail } from '../../src/kit/ui/layout/Rail.tsx';
import { Strip } from '../../src/kit/ui/layout/Strip.tsx';
import { Case, Stack } from '../Case.tsx';
import { onlyConsole, railItems, warehouseDock } from '../demo-navigation.ts';
import styles from '../gallery.module.css';

const c = classesOf(styles);
const nothing = () => {};

export function AppBar() {
  return (
    <>
      <Case title="With back, sub-title, actions" bleed>
        <Bar
          title="Cash flow"
          subtitle="Twelve months to June 2026"
          onBack={nothing}
          actions={
            <>
              <IconButton icon={IconDocument} label="Documents" />
              <IconButton icon={IconMore} label="More" />
            </>
          }
        />
      </Case>
      <Case title="Root" bleed>
        <Bar root title="Alarms" actions={<IconButton icon={IconFilter} label="Filter" />} />
      </Case>
      <Case title="Selecting" bleed>
        <Bar
          title="3 selected"
          onClose={nothing}
          closeLabel="Stop selecting"
          actions={
            <Button kind="text" small>
              All 4
            </Button>
          }
        />
      </Case>
      <Case title="On the strip" bleed>
        <Strip>
          <Bar
            title={
              <>
                Receive <span className="code">PO 48190</span>
              </>
            }
            subtitle="Kestrel Bearings · due today"
            onBack={nothing}
            actions={<IconButton icon={IconMore} label="More" />}
          />
        </Strip>
      </Case>
      <Case title="Long text" bleed>
        <Bar
          title="Offene Bestellungen mit Terminüberschreitung im Werk 2"
          subtitle="Pedidos de compra abiertos con retraso, planta 2, turno de mañana"
          onBack={nothing}
          actions={<IconButton icon={IconSearch} label="Search" />}
        />
      </Case>
    </>
  );
}

export function ScanBar() {
  return (
    <>
      <Case title="Ready" bleed>
        <Strip>
          <Scanner expects="Part, location or pack label" onCamera={nothing} onType={nothing} />
        </Strip>
      </Case>
      <Case title="Accepted" bleed>
        <Strip>
          <Scanner
            expects="Part, location or pack label"
            onCamera={nothing}
            onType={nothing}
            last={{
              accepted: true,
              what: <span className="code">SEL-35/52/7-NBR</span>,
              outcome: (
                <>
                  +80 <IconBecomes size={16} /> <span className="code">A-04-1</span>
                </>
              ),
            }}
          />
        </Strip>
      </Case>
      <Case title="Leads to what it made" bleed>
        <Strip>
          <Scanner
            expects="Next part, or where it goes"
            onType={nothing}
            last={{
              accepted: true,
              what: (
                <>
                  <span className="code">SEL-35/52/7-NBR</span> moved
                </>
              ),
              outcome: (
                <>
                  24 <IconBecomes size={16} /> <span className="code">B-11-4</span>
                </>
              ),
              href: '#transfer',
            }}
          />
        </Strip>
      </Case>
      <Case title="Refused" bleed>
        <Strip>
          <Scanner
            expects="Part, location, serial or box"
            onCamera={nothing}
            onType={nothing}
            last={{
              accepted: false,
              what: (
                <>
                  <span className="code">BRG-6306-C3</span> is not on this order
                </>
              ),
              outcome: 'Ignored',
            }}
          />
        </Strip>
      </Case>
    </>
  );
}

export function Dock() {
  return (
    <>
      <Case title="Warehouse" bleed>
        <BottomDock items={warehouseDock('#/Dock')} />
      </Case>
      <Case title="Only console" bleed>
        <BottomDock items={onlyConsole} />
      </Case>
    </>
  );
}

export function Rail() {
  return (
    <Case title="Wide window">
      <div className={c('rail')}>
        <SideRail items={railItems.slice(0, 5)} foot={railItems.slice(5)} />
      </div>
    </Case>
  );
}

export function ActionBar() {
  return (
    <>
      <Case title="Progress and one primary" bleed>
        <Actions
          segments={[{ done: 1 }, { done: 0.86, wrong: true }, { done: 0 }, { done: 0 }]}
          segmentsLabel="2 of 4 lines"
          note="1 line to fix"
          noteEnd={
            <>
              <b>2 of 4</b> lines · 320 EA
            </>
          }
        >
          <Button kind="primary" icon={IconReceive}>
            Receive 2 lines
          </Button>
        </Actions>
      </Case>
      <Case title="A decision" bleed>
        <Actions note="Total of 3 orders" noteEnd={<b>$21,116.50</b>}>
          <Button kind="danger">Reject</Button>
          <Button kind="primary" icon={IconDone}>
            Approve 3
          </Button>
        </Actions>
      </Case>
      <Case title="Nothing the user can do" bleed>
        <Stack>
          <Actions>
            <Button kind="danger">Reject</Button>
            <Button disabled icon={IconLocked}>
              Over limit
            </Button>
          </Actions>
        </Stack>
      </Case>
    </>
  );
}
