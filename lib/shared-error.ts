/**
 * An error that is known by its name. The framework makes several bundles of the app, each with its own copy of every class,
 * while queues and pools are one for the process (`globalThis.harambee…`): an error may be thrown by one copy and caught by
 * another, whose `instanceof` would be false, and a sentence to the person would become a 500. Every error that lib exports
 * extends this (lint refuses `extends Error` there) and has a `brand` of its own.
 */
export abstract class SharedError extends Error {
  static readonly brand: string = "SharedError";

  /** `instanceof` by the brands of the error's class and those it extends. */
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

/** A class without a brand of its own is known by itself alone. */
const brandOf = (type: unknown): unknown =>
  type instanceof Object && Object.hasOwn(type, "brand")
    ? (type as typeof SharedError).brand
    : type;
