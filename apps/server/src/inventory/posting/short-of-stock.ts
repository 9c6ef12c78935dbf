import type { Bucket, Place } from './movement.ts';

/** A bucket would go below zero. Whoever posts turns it into the refusal of its own trade. */
export class ShortOfStock extends Error {
  readonly place: Place;
  readonly bucket: Bucket;
  /** What was there for the whole request, and by how much it is too little. */
  readonly available: bigint;
  readonly missing: bigint;

  constructor(place: Place, bucket: Bucket, available: bigint, missing: bigint) {
    super(`${place.partNumber} at ${place.location} is short of ${bucket}`);
    this.place = place;
    this.bucket = bucket;
    this.available = available;
    this.missing = missing;
  }
}

/** Goods of different origin would meet at one place. */
export class OtherOrigin extends Error {
  readonly place: Place;

  constructor(place: Place) {
    super(`${place.partNumber} at ${place.location} is of another origin`);
    this.place = place;
  }
}
