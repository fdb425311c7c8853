import { inject } from 'vitest';
import type { PageOf, TemplateName } from './schema.gen';

/**
 * Two pages of each kind, as Go writes them: one with everything an author can give, one
 * with the least. vitest.fixtures.ts has them made when the tests begin.
 */
export const fixtures = inject('fixtures');

declare module 'vitest' {
  interface ProvidedContext {
    fixtures: { [T in TemplateName as `${T} page`]: [Whole<PageOf<T>>, PageOf<T>] };
  }
}

/** A value in which nothing is left out. */
type Whole<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? Whole<Item>[]
    : { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> };
