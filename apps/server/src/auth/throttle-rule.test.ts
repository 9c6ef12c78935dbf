import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, ADDRESS, type Attempts, judge } from './throttle-rule.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Attempts at the given moments, each judged after the one before. */
const attemptsAt = (rule: typeof ACCOUNT, moments: number[]) => {
  let state: Attempts | undefined;
  return moments.map((now) => {
    const verdict = judge(rule, state, now);
    state = verdict.after;
    return verdict;
  });
};

describe('slowing down guesses at an account', () => {
  it('costs nothing twice, then waits one second, two, four …', () => {
    const verdicts = attemptsAt(ACCOUNT, [0, 0, 0, SECOND, 3 * SECOND, 7 * SECOND]);
    expect(verdicts.map((one) => one.outcome)).toEqual(['go', 'go', 'go', 'go', 'go', 'go']);
    expect(attemptsAt(ACCOUNT, [0, 0, 0, 999])[3]).toMatchObject({ outcome: 'wait', seconds: 1 });
    expect(attemptsAt(ACCOUNT, [0, 0, 0, SECOND, 2_999])[4]).toMatchObject({ outcome: 'wait', seconds: 1 });
  });

  it('locks after ten, for fifteen minutes from the tenth, and then starts anew', () => {
    const ten = Array.from({ length: 10 }, (_, at) => at * 70 * SECOND);
    const last = ten[9] as number;
    const verdicts = attemptsAt(ACCOUNT, [...ten, last + 1, last + 15 * MINUTE - 1, last + 15 * MINUTE]);
    expect(verdicts.slice(0, 10).every((one) => one.outcome === 'go')).toBe(true);
    expect(verdicts.slice(10).map((one) => one.outcome)).toEqual(['locked', 'locked', 'go']);
    expect(verdicts[10]?.seconds).toBe(900);
  });

  it('counts sixty-four guesses at one moment as sixty-four', () => {
    const verdicts = attemptsAt(
      ACCOUNT,
      Array.from({ length: 64 }, () => 0),
    );
    expect(verdicts.filter((one) => one.outcome === 'go')).toHaveLength(3);
    expect(verdicts.at(-1)?.after.attempts).toBe(64);
  });

  it('lets fewer than a hundred guesses an hour reach the password, however they are spread', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 * MINUTE }), { minLength: 100, maxLength: 400 }), (moments) => {
        const verdicts = attemptsAt(
          ACCOUNT,
          moments.toSorted((one, other) => one - other),
        );
        expect(verdicts.filter((one) => one.outcome === 'go').length).toBeLessThan(100);
      }),
    );
  });
});

describe('slowing down guesses from an address', () => {
  it('lets a plant behind one address mistype a hundred times, then waits up to an hour, and never locks', () => {
    const verdicts = attemptsAt(
      ADDRESS,
      Array.from({ length: 120 }, () => 0),
    );
    expect(verdicts.filter((one) => one.outcome === 'go')).toHaveLength(101);
    expect(verdicts.at(-1)).toMatchObject({ outcome: 'wait', seconds: 1 });
    const patient = attemptsAt(
      ADDRESS,
      Array.from({ length: 130 }, (_, at) => at * 60 * MINUTE),
    );
    expect(patient.every((one) => one.outcome === 'go')).toBe(true);
  });
});
