type Name = string | false | null | undefined;

/** `const c = classesOf(styles)`, then `className={c('row', selected && 'selected')}`. */
export const classesOf =
  (styles: Readonly<Record<string, string>>) =>
  (...names: Name[]) =>
    names
      .filter((name): name is string => !!name)
      .map((name) => styles[name] ?? '')
      .join(' ')
      .trim();
