/**
 * An error class that is recognised by its brand. The framework builds several bundles of the app, each with its own
 * copy of every class, while queues and pools exist once per process (`globalThis.harambee…`): an error may be thrown
 * by one copy and caught by another, whose `instanceof` would be false, and a message for the person would become a
 * 500. Every error that lib exports extends this (lint refuses `extends Error` there) and has its own `brand`.
 */
export abstract class SharedError extends Error {
  static readonly brand: string = "SharedError";

  /** `instanceof` compares the brands of the error's class and its superclasses. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    const wanted = brandOf(this);
    let kind: unknown = value instanceof Object ? Object.getPrototypeOf(value) : null;
    while (kind instanceof Object) {
      if (brandOf(kind.constructor) === wanted) return true;
      kind = Object.getPrototypeOf(kind);
    }
    return false;
  }
}

/** A class without its own brand only matches itself. */
const brandOf = (type: unknown): unknown =>
  type instanceof Object && Object.hasOwn(type, "brand")
    ? (type as typeof SharedError).brand
    : type;
