import type { Member, Shape } from './shapes.ts';

const AT_MOST = 200;

/** Values of a type, such that everything that may be missing is missing in one and there in another. */
export function samplesOf({ mayBeNull, mayBeMissing, members }: Shape): unknown[] {
  const values = members.flatMap(samplesOfMember);
  return [...(mayBeMissing ? [undefined] : []), ...(mayBeNull ? [null] : []), ...values];
}

function samplesOfMember(member: Member): unknown[] {
  switch (member.kind) {
    case 'string':
      return [member.value ?? 'a'];
    case 'number':
      return [member.value ?? 1];
    case 'boolean':
      return member.value === undefined ? [false, true] : [member.value];
    case 'bytes':
      return [Buffer.alloc(1)];
    case 'list':
      return [[], [samplesOf(member.of).at(-1)]];
    case 'tuple':
      return combine(member.of.map(samplesOf));
    case 'object':
      return combine(member.fields.map(({ shape }) => samplesOf(shape))).map((values) =>
        Object.fromEntries(member.fields.map(({ name }, index) => [name, values[index]])),
      );
    case 'any':
    case 'void':
    case 'other':
      throw new Error('a type without values');
  }
}

/** Every combination; of too many, each value once among the first and once among the last of the others. */
function combine(choices: unknown[][]): unknown[][] {
  const count = choices.reduce((product, { length }) => product * length, 1);
  if (count <= AT_MOST)
    return choices.reduce<unknown[][]>(
      (rows, choice) => rows.flatMap((row) => choice.map((value) => [...row, value])),
      [[]],
    );
  const [least, most] = [choices.map((choice) => choice[0]), choices.map((choice) => choice.at(-1))];
  return choices.flatMap((choice, index) =>
    choice.flatMap((value) => [least.with(index, value), most.with(index, value)]),
  );
}
