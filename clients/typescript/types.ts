import type { paths } from "./schema.js";

/** What the description says of each call, as the functions of the client take and return it. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths that have a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type Call<P extends keyof paths, M extends Method> =
  paths[P] extends Record<M, infer O> ? O : never;

type Answers<O> = O extends { responses: infer R } ? R : never;
type Success<R> = R extends { 200: infer S } | { 201: infer S } | { 202: infer S } ? S : never;
type Content<S> = S extends { content: { "application/json": infer C } } ? C : never;

/** `data` of a success. */
export type Data<P extends keyof paths, M extends Method> =
  Extract<Content<Success<Answers<Call<P, M>>>>, { success: true }> extends { data: infer D }
    ? D
    : never;

/** Numbers and truths go as text in an address and in a form; they may be given as what they are. */
type Typed<T> = {
  [K in keyof T]: string extends Exclude<T[K], undefined>
    ? T[K] | number | boolean
    : "true" | "false" extends Exclude<T[K], undefined>
      ? T[K] | boolean
      : T[K];
};

type Part<O, K extends "query" | "path"> = O extends { parameters: infer P }
  ? P extends { [_ in K]: infer Q }
    ? { [_ in K]: Typed<Q> }
    : P extends { [_ in K]?: infer Q }
      ? [Exclude<Q, undefined>] extends [never]
        ? { [_ in K]?: undefined }
        : { [_ in K]?: Typed<Exclude<Q, undefined>> }
      : { [_ in K]?: undefined }
  : { [_ in K]?: undefined };

type Sent<O> = O extends { requestBody: { content: infer C } }
  ? Filled<C>
  : O extends { requestBody?: { content: infer C } }
    ? Partial<Filled<C>>
    : { body?: undefined; form?: undefined };
type Filled<C> = C extends { "application/json": infer B }
  ? { body: B; form?: undefined }
  : C extends { "multipart/form-data": infer F }
    ? { form: Typed<F>; body?: undefined }
    : { body?: undefined; form?: undefined };

type Key<O> = O extends { parameters: { header?: infer H } }
  ? [Exclude<H, undefined>] extends [never]
    ? { idempotencyKey?: undefined }
    : {
        /**
         * The same key and body give the same answer for 24 hours: keep it with your order. With one, the call is made again
         * also where nobody knows whether it was done.
         */
        idempotencyKey?: string;
      }
  : never;

/** What a call takes. */
export type Options<P extends keyof paths, M extends Method> = Part<Call<P, M>, "query"> &
  Part<Call<P, M>, "path"> &
  Sent<Call<P, M>> &
  Key<Call<P, M>> & { signal?: AbortSignal };

/** Nothing need be given where nothing is required. */
export type Given<T> = Record<never, never> extends T ? [options?: T] : [options: T];

/** Lists that are read to their end by `each`. */
export type ListPath = {
  [P in PathOf<"get">]: Data<P, "get"> extends { hasMore: boolean } ? P : never;
}[PathOf<"get">];

/** One row of such a list. */
export type Row<P extends ListPath> = {
  [K in keyof Data<P, "get">]: Data<P, "get">[K] extends (infer R extends { id: string })[]
    ? R
    : never;
}[keyof Data<P, "get">];
