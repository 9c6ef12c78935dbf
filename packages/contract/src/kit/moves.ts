import type { RefusalCode } from './refusals/refusals.ts';
import type { Role } from './roles.ts';

/** The one who fires an event. `posting` and `timer` are the server's own and are never offered as a button. */
export type By =
  | { readonly kind: 'authority'; readonly of: string; readonly role: Role }
  | { readonly kind: 'maker'; readonly role: Role }
  | { readonly kind: 'decider' }
  /** The buyer of the order, or an administrator. */
  | { readonly kind: 'successor' }
  | { readonly kind: 'role'; readonly anyRole: readonly [Role, ...Role[]] }
  | { readonly kind: 'employee' }
  | { readonly kind: 'handler' }
  | { readonly kind: 'posting' }
  | { readonly kind: 'timer' };

/** Everything that the machines ask about, each true when the move may go on. A new fact is entered here first. */
export type Fact =
  // of a decision
  | 'sameVersion'
  | 'licensed'
  | 'authorized'
  | 'notOwnOrder'
  | 'withinLimit'
  // of its withdrawal
  | 'withinSeconds'
  | 'untouched'
  | 'nothingMoved'
  // of taking an order over
  | 'maySucceed'
  | 'makerGone'
  // of an order
  | 'nothingReceived'
  | 'nothingShipped'
  | 'nothingIssued'
  | 'notCredited'
  // of an engineering change
  | 'drawingRevised'
  | 'instructionRevised'
  | 'actionsDecided'
  // of tasks and alarms
  | 'noOtherRunning'
  | 'handlesLevel'
  | 'nextLevelHasHandler';

export type Facts = Readonly<Partial<Record<Fact, boolean>>>;

/** Facts that must hold, in the order in which they are checked, each with the refusal when it does not. */
export type Needs = Readonly<Partial<Record<Fact, RefusalCode>>>;

export type Move<State extends string> = {
  /** From which state to which. A state that is missing here does not know the event. */
  readonly path: Readonly<Partial<Record<State, State>>>;
  readonly by: By;
  readonly needs?: Needs;
  /** The screen asks before it sends. */
  readonly asks?: true;
  /** The person says why. */
  readonly reasoned?: true;
  /** How a state outside the path refuses, where MOVE_NOT_ALLOWED would say too little. */
  readonly refused?: RefusalCode | Readonly<Partial<Record<State, RefusalCode>>>;
};

export type Machine<State extends string, Event extends string> = {
  readonly states: readonly State[];
  readonly start: State;
  readonly events: Readonly<Record<Event, Move<State>>>;
};

export const defineMoves = <const State extends string, Event extends string>(machine: {
  readonly states: readonly State[];
  readonly start: NoInfer<State>;
  readonly events: Readonly<Record<Event, Move<NoInfer<State>>>>;
}): Machine<State, Event> => machine;

const refusedBy = <State extends string>({ refused }: Move<State>, state: State): RefusalCode =>
  (typeof refused === 'object' ? refused[state] : refused) ?? 'MOVE_NOT_ALLOWED';

/** Reads a machine for both sides: the server refuses by it, the screen draws its buttons by it. */
export const moves = <State extends string, Event extends string>(machine: Machine<State, Event>) => {
  const events = Object.keys(machine.events) as Event[];
  const next = (state: State, event: Event): State | undefined => {
    const path = machine.events[event].path;
    return Object.hasOwn(path, state) ? path[state] : undefined;
  };
  const allowedEvents = (state: State) => events.filter((event) => next(state, event) !== undefined);

  return {
    /** The state after the event, `undefined` where it is forbidden. */
    next,
    allowedEvents,
    /** The allowed events that a person can fire. */
    offeredEvents: (state: State) =>
      allowedEvents(state).filter((event) => !['posting', 'timer'].includes(machine.events[event].by.kind)),
    /** The states that know the event, for the condition of an update. */
    statesOf: (event: Event) => machine.states.filter((state) => next(state, event) !== undefined),
    /**
     * Why the event is refused now, `undefined` when it is not. A fact that is not given counts as not holding.
     * A person who looked at another version is told that before anything else: they never saw the present state.
     */
    refusal: (state: State, event: Event, facts: Facts = {}): RefusalCode | undefined => {
      const move = machine.events[event];
      const movedOn = facts.sameVersion === false ? move.needs?.sameVersion : undefined;
      if (movedOn) return movedOn;
      if (next(state, event) === undefined) return refusedBy(move, state);
      return Object.entries(move.needs ?? {}).find(([fact]) => facts[fact as Fact] !== true)?.[1];
    },
  };
};

/** Every state with its events and where they lead: the published table of a machine. */
export const tableOf = <State extends string, Event extends string>(machine: Machine<State, Event>) => {
  const { allowedEvents, next } = moves(machine);
  return Object.fromEntries(
    machine.states.map((state) => [
      state,
      Object.fromEntries(allowedEvents(state).map((event) => [event, next(state, event)])),
    ]),
  );
};
