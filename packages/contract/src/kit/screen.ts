import type { Access } from './call.ts';

/** The groups of functions, in the order in which they are listed. */
export const GROUPS = [
  'orders',
  'goods',
  'engineering',
  'production',
  'addresses',
  'info',
  'accounting',
  'overview',
  'administration',
] as const;
export type Group = (typeof GROUPS)[number];

/** One screen behind the login. Router, guard, menus, links and the walk over every screen all come from it. */
export interface ScreenDeclaration {
  /** As for a call. `handler` and the like are decided by the screen's own data. */
  readonly access: Exclude<Access, 'open'>;
  /** Where the function is listed. A screen without a group is reached from another one. */
  readonly group?: Group;
  /** Its place in a group that several capabilities fill. Without one, functions stand as they are declared. */
  readonly place?: number;
  /**
   * Its search params: text all of them, and any may be missing. Each has a value that shows something real of the
   * demo company, or '' where the screen shows enough without it.
   */
  readonly search?: Readonly<Record<string, string>>;
  /** Search params that only fill its form in: with others it is the same form, and finds the same draft. */
  readonly fillsIn?: readonly string[];
}

/** The screens of a capability by their path. */
export type Screens = Readonly<Record<`/${string}`, ScreenDeclaration>>;
