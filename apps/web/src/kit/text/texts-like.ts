/** The same keys with texts of another language: a missing or a surplus one does not compile. */
export type TextsLike<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : TextsLike<Texts[Key]>;
};
