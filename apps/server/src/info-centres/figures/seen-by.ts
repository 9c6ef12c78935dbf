import {
  CENTRE_ACCESS,
  type CentreName,
  FIGURE_NAMES,
  type FigureName,
  figureOf,
} from '@gemba/contract/info-centres/figures';
import { holds } from '@gemba/contract/kit/roles';

/** True where a person with these roles may know the figure. */
export const maySee = (roles: readonly string[], name: FigureName) => {
  const { centre, needs } = figureOf(name);
  return holds(roles, CENTRE_ACCESS[centre]) && (needs === undefined || holds(roles, needs));
};

export const figuresSeenBy = (roles: readonly string[], centre: CentreName) =>
  FIGURE_NAMES.filter((name) => figureOf(name).centre === centre && maySee(roles, name));
