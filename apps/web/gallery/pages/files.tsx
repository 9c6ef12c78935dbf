import { useState } from 'react';
import { ProgressBar as Progress } from '../../src/kit/ui/feedback/ProgressBar.tsx';
import { FileField as File } from '../../src/kit/ui/input/FileField.tsx';
import { OldNew as Pair } from '../../src/kit/ui/list/OldNew.tsx';
import { Tree as LongTree } from '../../src/kit/ui/list/Tree.tsx';
import { TreeRow } from '../../src/kit/ui/list/TreeRow.tsx';
import { Stack } from '../Case.tsx';

export function FileField() {
  const [name, setName] = useState('HSG-220-A_D_en.pdf');
  return (
    <Stack>
      <File
        label="Choose a file or take a photo"
        chosen=""
        accept=".pdf"
        help="PDF, at most 50 MB"
        onChoose={() => {}}
      />
      <File label="Choose another file" chosen={name} accept=".pdf" onChoose={(file) => setName(file.name)} />
      <File
        label="Choose another file"
        chosen="IMG_0001.JPG"
        accept=".jpg"
        error="The file is empty."
        onChoose={() => {}}
      />
    </Stack>
  );
}

export function ProgressBar() {
  return (
    <Stack>
      <Progress label="Sending the file" done={0} />
      <Progress label="Sending the file" done={0.6} />
      <Progress label="340 kB so far" />
    </Stack>
  );
}

export function OldNew() {
  return (
    <Stack>
      <Pair from="Rev C" to="Rev D" />
      <Pair label="Required" from="Jun 18" to="Jul 2" />
    </Stack>
  );
}

const LINES = 2_000;
const DEEPEST = 12;
const lines = Array.from({ length: LINES }, (_, nth) => nth);

/** Two thousand lines of which some thirty are drawn. */
export function Tree() {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const toggle = (line: number) =>
    setClosed((before) => new Set(before.has(line) ? [...before].filter((one) => one !== line) : [...before, line]));
  return (
    <div data-scrolls style={{ height: 420, overflow: 'auto' }}>
      <LongTree
        label="A long bill of materials"
        lines={lines}
        keyOf={String}
        placeOf={(line) => ({ level: line % DEEPEST, position: 0, setSize: 1, expanded: !closed.has(line) })}
        onToggle={toggle}
      >
        {(line, { key, ...item }) => (
          <TreeRow
            key={key}
            item={item}
            level={line % DEEPEST}
            code={`PRT-${line}`}
            sub="Bearing housing, cast"
            value="× 2"
            expanded={!closed.has(line)}
            onToggle={() => toggle(line)}
          />
        )}
      </LongTree>
    </div>
  );
}
