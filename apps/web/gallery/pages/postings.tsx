import { useState } from 'react';
import { PostedState as Posted } from '../../src/kit/ui/feedback/PostedState.tsx';
import { StatusTag } from '../../src/kit/ui/feedback/StatusTag.tsx';
import { IconReceive } from '../../src/kit/ui/icons.ts';
import { Button } from '../../src/kit/ui/input/Button.tsx';
import { Stepper } from '../../src/kit/ui/input/Stepper.tsx';
import { LineCard as Line } from '../../src/kit/ui/list/LineCard.tsx';
import { Case, Stack } from '../Case.tsx';

const lines = [
  { title: 'SEL-35/52/7-NBR', sub: 'Oil seal 35 × 52 × 7', state: 'done', value: '80 / 80 EA', valueSub: 'Complete' },
  {
    title: 'BRG-6204-2RS',
    sub: 'Ball bearing 20 × 47 × 14',
    state: 'wrong',
    value: '300 / 280 EA',
    valueSub: '1 to fix',
  },
  {
    title: 'BRG-6306-C3',
    sub: 'Ball bearing 30 × 72 × 19',
    state: 'partial',
    value: '40 / 144 EA',
    valueSub: '104 to go',
  },
  { title: 'RNG-47-INT', sub: 'Retaining ring 47 mm, internal, in a word that goes on', state: 'todo' },
] as const;

export function LineCard() {
  const [open, setOpen] = useState<number | undefined>(1);
  const [quantity, setQuantity] = useState('300');
  return (
    <Case title="Done, wrong and open, begun, to do">
      <Stack>
        {lines.map((line, at) => (
          <Line
            key={line.title}
            {...line}
            number={at + 1}
            open={open === at}
            onToggle={() => setOpen(open === at ? undefined : at)}
            quick={line.state === 'todo' && <Button small>All 300</Button>}
            chips={at === 2 && <StatusTag tone="warn">ECN 2288: Rev B</StatusTag>}
          >
            <Stepper
              label="New qty received"
              value={quantity}
              onChange={setQuantity}
              unit="EA"
              max="280"
              outside="Invalid New Qty Rec"
              error={line.state === 'wrong' && 'Invalid New Qty Rec'}
            />
          </Line>
        ))}
      </Stack>
    </Case>
  );
}

export function PostedState() {
  return (
    <Posted
      title="Receivers"
      numbers={['90433', '90434']}
      actions={
        <>
          <Button kind="primary" wide icon={IconReceive}>
            Receive next: 48193
          </Button>
          <Button kind="outline" wide>
            Print labels
          </Button>
        </>
      }
    >
      <p>2 lines are in stock.</p>
    </Posted>
  );
}
