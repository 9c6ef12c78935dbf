import { automatonOf, type State } from './automaton.ts';

export type Cost = 'linear' | 'polynomial' | 'exponential';

/** Signs of every kind that patterns tell apart; those of the pattern itself come on top. */
const SIGNS = [
  ...Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)),
  'Ā',
  'ſ',
  '中',
  '\u2028',
  '\ufeff',
];

type Takes = (state: State, sign: string) => boolean;

/** One sign for each set of states that take the same ones, and which of them take it. */
function alphabetOf(pattern: string, states: readonly State[]): { signs: string[]; takes: Takes } {
  const signs = new Map<string, string>();
  for (const sign of new Set([...SIGNS, ...pattern])) {
    signs.set(states.map(({ takes }) => (takes?.test(sign) ? 1 : 0)).join(''), sign);
  }
  const taken = new Map(
    [...signs.values()].map((sign) => [sign, new Set(states.filter(({ takes }) => takes?.test(sign)))]),
  );
  return { signs: [...signs.values()], takes: (state, sign) => taken.get(sign)?.has(state) ?? false };
}

/** Every node that can be reached, itself only by a way around. */
function reachedFrom<Node>(start: Node, next: (node: Node) => Iterable<Node>): Set<Node> {
  const reached = new Set<Node>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const one of next(node)) {
      if (reached.has(one)) continue;
      reached.add(one);
      open.push(one);
    }
  }
  return reached;
}

/**
 * How the time of a search that fails grows with the length of the text. A matcher that goes back tries every way through
 * the pattern: exponentially many where a loop can be gone in two ways by the same text, as many as the square of the length
 * where a text that goes round one loop also leads from it to a second and round that (Weber and Seidl, 1991).
 */
export function costOf(pattern: string, flags: string): Cost {
  const { states, ends } = automatonOf(pattern, flags);
  const { signs, takes } = alphabetOf(pattern, states);
  const number = new Map(states.map((state, index) => [state, index]));
  const numberOf = (state: State) => number.get(state) as number;
  // Where a match may end the search is over; with `g` the next one begins, so the way to a loop may lead past an end.
  const isLoop = (state: State) => state.takes !== undefined && !ends.has(state);
  const isOpen = (state: State) => flags.includes('g') || isLoop(state);

  const loops = states.filter(isLoop).flatMap((state) => {
    const ahead = reachedFrom(state, ({ follow }) => [...follow.keys()].filter(isLoop));
    if (!ahead.has(state)) return [];
    const round = [...ahead].filter((one) =>
      reachedFrom(one, ({ follow }) => [...follow.keys()].filter(isLoop)).has(state),
    );
    return [{ state, round: new Set(round) }];
  });
  const nextIn = (state: State, sign: string, within: (next: State) => boolean) =>
    [...state.follow].filter(([next]) => takes(next, sign) && within(next));

  const hasTwoWaysRound = ({ state, round }: (typeof loops)[number]) => {
    const key = (one: State, other: State, apart: boolean) =>
      (numberOf(one) * states.length + numberOf(other)) * 2 + Number(apart);
    const reached = reachedFrom(key(state, state, false), (node) => {
      const pair = node >> 1;
      const [one, other] = [states[Math.floor(pair / states.length)] as State, states[pair % states.length] as State];
      const within = (next: State) => round.has(next);
      return signs.flatMap((sign) =>
        nextIn(one, sign, within).flatMap(([first, ways]) =>
          nextIn(other, sign, within).map(([second]) =>
            key(first, second, node % 2 === 1 || first !== second || (one === other && ways > 1)),
          ),
        ),
      );
    });
    return reached.has(key(state, state, true));
  };

  const leadsOn = (from: (typeof loops)[number], to: (typeof loops)[number]) => {
    const key = (...[one, middle, other]: [State, State, State]) =>
      (numberOf(one) * states.length + numberOf(middle)) * states.length + numberOf(other);
    const reached = reachedFrom(key(from.state, from.state, to.state), (node) => {
      const pair = Math.floor(node / states.length);
      const one = states[Math.floor(pair / states.length)] as State;
      const [middle, other] = [states[pair % states.length] as State, states[node % states.length] as State];
      return signs.flatMap((sign) =>
        nextIn(one, sign, (next) => from.round.has(next)).flatMap(([first]) =>
          nextIn(other, sign, (next) => to.round.has(next)).flatMap(([third]) =>
            nextIn(middle, sign, isOpen).map(([second]) => key(first, second, third)),
          ),
        ),
      );
    });
    return reached.has(key(from.state, to.state, to.state));
  };

  if (loops.some(hasTwoWaysRound)) return 'exponential';
  const pairs = loops.flatMap((from) => loops.filter((to) => !from.round.has(to.state)).map((to) => ({ from, to })));
  return pairs.some(({ from, to }) => leadsOn(from, to)) ? 'polynomial' : 'linear';
}
