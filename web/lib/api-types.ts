import type { ExtractSchema } from 'hono/types';
import type { Api } from '../../.types/worker/app.d.ts';

/*
 * What the API takes and answers, as the Worker's routes declare it (`npm run types` writes `.types`). Types alone: visitors would
 * pay for Hono's own client with two kilobytes.
 */

type Schema = ExtractSchema<Api>;
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Endpoint<Path extends keyof Schema, Name extends Method> =
  Schema[Path] extends Record<`$${Lowercase<Name>}`, infer Found> ? Found : never;

/** The paths that take a method, their parameters by name: '/api/articles/:id'. */
export type PathOf<Name extends Method> = {
  [Path in keyof Schema]: [Endpoint<Path, Name>] extends [never] ? never : Path;
}[keyof Schema] &
  string;

export type AnswerOf<Name extends Method, Path extends PathOf<Name>> =
  Endpoint<Path, Name> extends { output: infer Output } ? Output : never;

type InputOf<Name extends Method, Path extends PathOf<Name>> =
  Endpoint<Path, Name> extends { input: infer Input } ? Input : never;

type NameOfParam<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameOfParam<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `params` where the path has some. */
export type WithParams<Path extends string> = [NameOfParam<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<NameOfParam<Path>, string | number> };

/** `query` where the route reads some of it. */
export type WithQuery<Path extends PathOf<'GET'>> =
  InputOf<'GET', Path> extends { query: infer Query }
    ? { query?: { [Name in keyof Query]: string | number | undefined } }
    : { query?: undefined };

/** `body` where the route takes one. */
export type WithBody<Name extends Method, Path extends PathOf<Name>> =
  InputOf<Name, Path> extends { json: infer Body } ? { body: Body } : { body?: undefined };

declare const answered: unique symbol;

/** The address of a read, by which its answer is cached too. The answer's type goes along, for the type checker alone. */
export type Key<Answer> = string & { readonly [answered]?: Answer };
