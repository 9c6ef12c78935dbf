import { useState } from 'react';
import { AppBar } from '../../src/kit/ui/layout/AppBar.tsx';
import { Fold as Folded } from '../../src/kit/ui/layout/Fold.tsx';
import { Panes as SideBySide } from '../../src/kit/ui/layout/Panes.tsx';
import { Screen } from '../../src/kit/ui/layout/Screen.tsx';
import { KeyValueList } from '../../src/kit/ui/list/Facts.tsx';
import { List } from '../../src/kit/ui/list/List.tsx';
import { ListRow } from '../../src/kit/ui/list/ListRow.tsx';
import { LoadMore as End } from '../../src/kit/ui/list/LoadMore.tsx';
import { PullToRefresh as Pull } from '../../src/kit/ui/list/PullToRefresh.tsx';
import { Case, Stack } from '../Case.tsx';

const orders = ['PO 48213', 'PO 48221', 'PO 48226'];

export function Fold() {
  const facts = [
    { label: 'Terms', value: 'Net 45' },
    { label: 'Incoterm', value: 'DAP' },
  ];
  return (
    <Stack>
      <Folded title="Terms, addresses, related documents" note="2">
        <KeyValueList facts={facts} />
      </Folded>
      <Folded title="Open at first" open>
        <KeyValueList facts={facts} />
      </Folded>
    </Stack>
  );
}

export function LoadMore() {
  const nothing = () => {};
  return (
    <>
      <Case title="More to come">
        <End onMore={nothing} busy={false} />
      </Case>
      <Case title="Coming">
        <End onMore={nothing} busy />
      </Case>
      <Case title="Did not come">
        <End onMore={nothing} busy={false} failed />
      </Case>
    </>
  );
}

export function PullToRefresh() {
  const [read, setRead] = useState(1);
  const again = () =>
    new Promise<void>((done) => {
      setTimeout(() => {
        setRead((times) => times + 1);
        done();
      }, 800);
    });
  return (
    <Pull onRefresh={again}>
      <List>
        {orders.map((order) => (
          <ListRow key={order} code title={order} sub={`Read ${read} times`} />
        ))}
      </List>
    </Pull>
  );
}

export function Panes() {
  return (
    <SideBySide
      detailLabel="PO 48221"
      list={
        <Screen header={<AppBar root title="Orders" />}>
          <List>
            {orders.map((order, at) => (
              <ListRow key={order} code title={order} href="#/Panes" current={at === 1} />
            ))}
          </List>
        </Screen>
      }
      detail={<Screen header={<AppBar title="PO 48221" subtitle="Kestrel Bearings" />}>Two items</Screen>}
    />
  );
}
