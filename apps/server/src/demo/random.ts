/** A seeded generator of our own: the same seed gives the same company on every machine and every version of Node. */
export class Random {
  private state: number;

  constructor(seed: string) {
    let hash = 2_166_136_261;
    for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    this.state = hash >>> 0;
  }

  /** 0 up to 1, without 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  int(least: number, most: number) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number) {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** One of the keys, as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let at = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      at -= weight;
      if (at < 0) return key;
    }
    return (entries.at(-1) as [Key, number])[0];
  }

  digits(count: number) {
    return Array.from({ length: count }, () => this.int(0, 9)).join('');
  }

  /** A version-4 UUID, so that demo documents have the ids that real ones have. */
  uuid() {
    const hex = Array.from({ length: 30 }, () => this.int(0, 15).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
  }
}
