import { useState } from 'react';
import { UndoBar } from '../../src/kit/ui/feedback/UndoBar.tsx';
import * as icons from '../../src/kit/ui/icons.ts';
import { Button } from '../../src/kit/ui/input/Button.tsx';
import { IconButton } from '../../src/kit/ui/input/IconButton.tsx';
import { ScanBar } from '../../src/kit/ui/input/ScanBar.tsx';
import { SearchField } from '../../src/kit/ui/input/SearchField.tsx';
import { ActionBar } from '../../src/kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../src/kit/ui/layout/AppBar.tsx';
import { Dock } from '../../src/kit/ui/layout/Dock.tsx';
import { Frame } from '../../src/kit/ui/layout/Frame.tsx';
import { IconTile } from '../../src/kit/ui/layout/IconTile.tsx';
import { QuickAction, QuickActions } from '../../src/kit/ui/layout/QuickAction.tsx';
import { Rail } from '../../src/kit/ui/layout/Rail.tsx';
import { Screen } from '../../src/kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../src/kit/ui/layout/SectionHeader.tsx';
import { Strip } from '../../src/kit/ui/layout/Strip.tsx';
import { Tile } from '../../src/kit/ui/layout/Tile.tsx';
import { TileGrid } from '../../src/kit/ui/layout/TileGrid.tsx';
import { List } from '../../src/kit/ui/list/List.tsx';
import { ListRow } from '../../src/kit/ui/list/ListRow.tsx';
import { railItems, warehouseDock } from '../demo-navigation.ts';
import { OpenLine } from './OpenLine.tsx';

const nothing = () => {};

export function ReceiveScreen() {
  return (
    <Screen
      stack
      header={
        <Strip>
          <AppBar
            title={
              <>
                Receive <span className="code">PO 48190</span>
              </>
            }
            subtitle="Kestrel Bearings · due today"
            onBack={nothing}
            actions={
              <>
                <IconButton icon={icons.IconDocument} label="Documents" />
                <IconButton icon={icons.IconMore} label="More" />
              </>
            }
          />
          <ScanBar
            expects="Part, location or pack label"
            onCamera={nothing}
            onType={nothing}
            last={{
              accepted: true,
              what: <span className="code">SEL-35/52/7-NBR</span>,
              outcome: (
                <>
                  +80 <icons.IconBecomes size={16} /> <span className="code">A-04-1</span>
                </>
              ),
            }}
          />
        </Strip>
      }
      footer={
        <ActionBar
          segments={[{ done: 1 }, { done: 0.86, wrong: true }, { done: 0 }, { done: 0 }]}
          segmentsLabel="2 of 4 lines"
          note="1 line to fix"
          noteEnd={
            <>
              <b>2 of 4</b> lines · 320 EA
            </>
          }
        >
          <Button kind="primary" icon={icons.IconReceive}>
            Receive 2 lines
          </Button>
        </ActionBar>
      }
    >
      <List>
        <ListRow
          href="#/ReceiveScreen"
          chevron={false}
          code
          title="SEL-35/52/7-NBR"
          sub="Oil seal 35 × 52 × 7"
          lead={<IconTile icon={icons.IconDone} tone="ok" round />}
          value="80 / 80 EA"
          valueSub="Complete"
        />
      </List>
      <OpenLine />
      <List>
        <ListRow
          href="#/ReceiveScreen"
          chevron={false}
          code
          title="BRG-6306-C3"
          sub="Ball bearing 30 × 72 × 19"
          lead={<IconTile round>3</IconTile>}
          trailing={<Button small>All 144</Button>}
        />
      </List>
    </Screen>
  );
}

export function HomeScreen() {
  const [sought, setSought] = useState('');
  return (
    <Frame
      dock={<Dock items={warehouseDock('#/HomeScreen')} />}
      rail={<Rail items={railItems.slice(0, 5)} foot={railItems.slice(5)} />}
    >
      <Screen
        header={
          <Strip>
            <AppBar
              title="Good morning, Ines"
              subtitle="Halden Drive Systems · Plant 2 · Day shift"
              actions={<IconButton icon={icons.IconMessages} label="Messages, 4 unread" badge={4} />}
              root
            />
            <SearchField label="Part, order, location…" value={sought} onChange={setSought} onScan={nothing} inset />
          </Strip>
        }
        over={
          <UndoBar onUndo={nothing} onGone={nothing} ms={60_000}>
            PO 48226 approved
          </UndoBar>
        }
      >
        <SectionHeader title="Warehouse" action={{ label: 'Edit', onClick: nothing }} />
        <QuickActions>
          <QuickAction href="#/HomeScreen" icon={icons.IconReceive} title="Receive PO" sub="7 due today" />
          <QuickAction href="#/HomeScreen" icon={icons.IconShip} title="Ship SO" sub="12 due today" />
          <QuickAction href="#/HomeScreen" icon={icons.IconSearch} title="Find part" sub="or scan it" />
          <QuickAction href="#/HomeScreen" icon={icons.IconLabel} title="Print label" sub="Part or SO" />
        </QuickActions>
        <SectionHeader title="Stock and goods" />
        <TileGrid>
          <Tile href="#/HomeScreen" icon={icons.IconStock} label="Inventory" />
          <Tile href="#/HomeScreen" icon={icons.IconWorkOrder} label="Receive WO" />
          <Tile href="#/HomeScreen" icon={icons.IconPart} label="Ship WO" />
          <Tile href="#/HomeScreen" icon={icons.IconClock} label="Stock log" />
          <Tile href="#/HomeScreen" icon={icons.IconList} label="Receivers" />
          <Tile href="#/HomeScreen" icon={icons.IconOrders} label="Approvals" badge={12} />
          <Tile onClick={nothing} icon={icons.IconTrend} label="Sales" locked />
          <Tile href="#/HomeScreen" icon={icons.IconLocation} label="Locations" />
        </TileGrid>
      </Screen>
    </Frame>
  );
}
