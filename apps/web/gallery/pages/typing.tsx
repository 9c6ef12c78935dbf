import { useState } from 'react';
import { IconLocation } from '../../src/kit/ui/icons.ts';
import { Field as Input } from '../../src/kit/ui/input/Field.tsx';
import { SearchField as Search } from '../../src/kit/ui/input/SearchField.tsx';
import { SelectField } from '../../src/kit/ui/input/SelectField.tsx';
import { TextArea } from '../../src/kit/ui/input/TextArea.tsx';
import { Strip } from '../../src/kit/ui/layout/Strip.tsx';
import { Case, Stack } from '../Case.tsx';

export function Field() {
  return (
    <Stack>
      <Input label="Company code" code defaultValue="HDS01" ok="Halden Drive Systems, Plant 2" />
      <Input label="User name" defaultValue="imoreno" autoComplete="username" />
      <Input label="Password" type="password" error="Password cannot be empty" autoComplete="current-password" />
      <Input label="Vendor invoice" placeholder="INV-20931" help="As printed on the delivery note" />
      <Input label="Location" defaultValue="A-3" error="Duplicate Location: A-3" />
      <Input label="Plant" defaultValue="Plant 2" disabled />
      <Input
        label="Motivo por el que la cantidad recibida no coincide con la pedida"
        error="Explique por qué la cantidad recibida es mayor que la cantidad pedida al proveedor"
      />
      <SelectField
        label="Part type"
        value="BUY"
        onChange={() => {}}
        options={[
          { value: 'BUY', label: 'Bought' },
          { value: 'MAKE', label: 'Made' },
        ]}
      />
      <TextArea label="What was done" defaultValue="Insert changed, feed to 90%" />
    </Stack>
  );
}

export function SearchField() {
  const [text, setText] = useState('');
  const [place, setPlace] = useState('A-03-2');
  return (
    <>
      <Case title="Empty, on the strip" bleed>
        <Strip>
          <div>
            <Search inset label="Part, order, location…" value={text} onChange={setText} onScan={() => {}} />
          </div>
        </Strip>
      </Case>
      <Case title="Filled">
        <Search
          label="Location"
          code
          icon={IconLocation}
          value={place}
          onChange={setPlace}
          onScan={() => {}}
          onSubmit={() => {}}
        />
      </Case>
      <Case title="Without a scanner">
        <Search label="Name, ID, city or contact" value={text} onChange={setText} />
      </Case>
    </>
  );
}
