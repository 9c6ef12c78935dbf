import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** The ways through a pattern: each state is a place of the pattern that takes one sign. */
export interface Automaton {
  states: readonly State[];
  /** A match may end here, whatever follows: nothing is ever tried again from here. */
  ends: ReadonlySet<State>;
}

export interface State {
  /** Undefined at the beginning and the end of a text, which no text holds a second time. */
  takes: RegExp | undefined;
  /** The states that may follow, and in how many ways; more than two count as two. */
  follow: Map<State, number>;
}

type Ways = ReadonlyMap<State, number>;

/** A part of a pattern: how it begins and ends, and in how many ways it takes nothing at all. */
interface Part {
  first: Ways;
  last: Ways;
  empty: number;
}

const NOTHING: Part = { first: new Map(), last: new Map(), empty: 1 };
const NEVER: Part = { ...NOTHING, empty: 0 };
/** A repetition that has an end counts as endless from here on: beyond it, that end is no comfort. */
const [MANY_SIGNS, MANY_PARTS] = [64, 10];
/** As many copies of what is repeated a few times show all that there is to see. */
const COPIES = 3;

const isSign = ({ type }: AST.Element) => ['Character', 'CharacterSet', 'CharacterClass'].includes(type);

const atMostTwo = (ways: number) => Math.min(2, ways);
const sum = (one: Ways, other: Ways, times = 1) => {
  const both = new Map(one);
  if (times > 0) for (const [state, ways] of other) both.set(state, atMostTwo((both.get(state) ?? 0) + ways * times));
  return both;
};

/** Throws on what it cannot follow: a look backward of any length, or the repetition of what was found before. */
export function automatonOf(pattern: string, flags: string): Automaton {
  const states: State[] = [];
  let looksAround = false;

  const stateFor = (takes: RegExp | undefined): Part => {
    const state = { takes, follow: new Map() };
    states.push(state);
    const only = new Map([[state, 1]]);
    return { first: only, last: only, empty: 0 };
  };
  const sign = (raw: string) => stateFor(new RegExp(`^(?:${raw})$`, flags.replace(/[gmyd]/g, '')));
  const connect = (lasts: Ways, firsts: Ways) => {
    for (const [from, ways] of lasts) from.follow = sum(from.follow, firsts, ways);
  };
  const inTurn = (one: Part, other: Part): Part => {
    connect(one.last, other.first);
    return {
      first: sum(one.first, other.first, one.empty),
      last: sum(other.last, one.last, other.empty),
      empty: atMostTwo(one.empty * other.empty),
    };
  };
  const either = (one: Part, other: Part): Part => ({
    first: sum(one.first, other.first),
    last: sum(one.last, other.last),
    empty: atMostTwo(one.empty + other.empty),
  });
  const alternatives = (all: readonly AST.Alternative[]) =>
    all.map(({ elements }) => elements.map(partFor).reduce(inTurn, NOTHING)).reduce(either, NEVER);

  function repeated({ min, max, element }: AST.Quantifier): Part {
    const isEndless = max > (isSign(element) ? MANY_SIGNS : MANY_PARTS);
    let part = NOTHING;
    for (let copy = Math.min(COPIES, isEndless ? Math.max(1, min) : max); copy > 0; copy -= 1) {
      const one = partFor(element);
      if (isEndless && part === NOTHING) connect(one.last, one.first);
      part = inTurn(one, part);
      if (copy > min) part = { ...part, empty: 1 };
    }
    return part;
  }

  function assertion(node: AST.Assertion): Part {
    const isEdge = node.kind === 'start' || node.kind === 'end';
    if (isEdge && !flags.includes('m')) return stateFor(undefined);
    if (node.kind === 'end') return sign('\\n');
    looksAround ||= !isEdge;
    // A way aside that leads nowhere: it is gone in vain as often as there are ways to come here.
    if (node.kind === 'lookahead') return { ...NOTHING, first: alternatives(node.alternatives).first };
    if (node.kind === 'lookbehind' && node.alternatives.some(({ elements }) => !elements.every(isSign))) {
      throw new Error('looks far backward');
    }
    return NOTHING;
  }

  function partFor(node: AST.Element): Part {
    if (node.type === 'Group' || node.type === 'CapturingGroup') return alternatives(node.alternatives);
    if (node.type === 'Quantifier') return repeated(node);
    if (node.type === 'Assertion') return assertion(node);
    if (node.type === 'Backreference') throw new Error('repeats what was found before');
    return sign(node.raw);
  }

  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, unicode);
  // A search begins at every sign of the text, one after the other.
  const before = sign('[^]');
  if (!flags.includes('y')) connect(before.last, before.first);
  const whole = alternatives(parsed.alternatives);
  connect(before.last, whole.first);
  return { states, ends: new Set(looksAround ? [] : whole.last.keys()) };
}
